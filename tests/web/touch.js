// What is too small for a finger on the page as it is now: a list of sentences. Read by touching.py.
() => {
    const LEAST = 43.5, TEXT = 23.5; // a border may fall between two pixels
    const seen = node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const faults = [];
    const all = document.querySelectorAll('a[href], button, input, select, summary, [role=switch], label.pick');
    for (const node of [...all].filter(seen)) {
        // A card is as wide as the fan leaves it; a small button of a label is pressed by its label; what is read aloud alone isn't pressed.
        if (node.matches('[data-card]') || node.closest('.sr') || (node.matches('input') && node.closest('label.pick'))) continue;
        let { width, height } = node.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const around = getComputedStyle(node, '::after'); // what reaches beyond the letters
        if (around.position === 'absolute') [width, height] = [around.width, around.height].map(parseFloat);
        const inText = getComputedStyle(node).display === 'inline' || node.matches('td > *, .as-link');
        const name = (node.ariaLabel ?? node.innerText ?? node.name ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
        const what = `${node.tagName.toLowerCase()}.${[...node.classList].join('.')} ${name || node.name || ''}: ${Math.round(width)} x ${Math.round(height)}`;
        if (inText ? height < TEXT || width < TEXT : width < LEAST || height < LEAST) faults.push(what);
    }
    return [...new Set(faults)];
}
