// What is wrong with a table as it is drawn now: a list of sentences. Read by geometry.py.
() => {
    const seen = node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = selector => [...document.querySelectorAll(selector)].filter(seen);
    const about = node => {
        const seat = node.closest('[data-seat]')?.dataset.seat;
        const name = node.dataset.card ?? node.dataset.guide ?? node.innerText?.replace(/\s+/g, ' ').trim().slice(0, 30);
        return `${node.classList[0] ?? node.tagName}${seat === undefined ? '' : ` of seat ${seat}`} ${name ?? ''}`.trim();
    };
    const faults = [];

    // Boxes that may not meet. Cards that lie together may, as long as their corners show.
    const KINDS = {
        bar: '.bar', plate: '.cloth .plate', backs: '.ring .backs', bet: '.ring .bet2, .ring .stn',
        card: '.ring [data-card], .ring .card.back:not(.backs *)', slot: '.ring .slot', pot: '.ring .pot',
        words: '.ring figcaption, .ring .swap-text, .ring .arr, .ring .way, .ring .cap, .ring .deck > span, .ring .groups, .ring .score2',
        dock: '.dock > *', hand: '.hand [data-card], .hand .card.back',
    };
    const boxes = Object.entries(KINDS).flatMap(([kind, selector]) => all(selector).map(node => ({
        node, kind, box: node.getBoundingClientRect(),
        heap: node.closest('.hand, .trick, .swap .card, .stand, .disc, .stock, .talon') ?? node,
    }))).filter(({ box }) => box.width > 0 && box.height > 0);
    for (const [place, one] of boxes.entries()) {
        for (const two of boxes.slice(place + 1)) {
            if (one.heap === two.heap || one.node.contains(two.node) || two.node.contains(one.node)) continue;
            if (one.kind === 'bar' && two.node.matches('.toast')) continue; // a hint's words lie over the bar alone
            const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
            const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
            if (across > 2 && down > 2) faults.push(`${about(one.node)} / ${about(two.node)}: ${Math.round(across)} x ${Math.round(down)}`);
        }
        const { left, top, right, bottom } = one.box;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${about(one.node)} out of sight`);
    }
    const aside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (aside > 0) faults.push(`${aside} px out of sight at the side`);

    // A card's rank and suit can be read and tapped: its corner isn't covered.
    for (const node of all('.ring [data-card], .hand [data-card]')) {
        const { left, top, width, height } = node.getBoundingClientRect();
        for (const [x, y] of [[0.16, 0.18], [0.18, 0.4]]) {
            const found = document.elementFromPoint(left + x * width, top + y * height);
            if (!found || !node.contains(found)) faults.push(`${about(node)}: corner under ${found ? about(found) : 'nothing'}`);
        }
    }

    // A caption lies clear of the frames of the cards above it.
    for (const node of all('.ring .cap, .ring figcaption')) {
        for (const card of node.parentElement.querySelectorAll('.card')) {
            const { boxShadow, outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(card);
            const frames = [...boxShadow.matchAll(/ 0px 0px 0px ([\d.]+)px/g)].map(([, wide]) => Number(wide));
            if (outlineStyle !== 'none') frames.push(parseFloat(outlineOffset) + parseFloat(outlineWidth));
            const free = node.getBoundingClientRect().top - card.getBoundingClientRect().bottom;
            if (free < Math.max(0, ...frames) && card.getBoundingClientRect().top < node.getBoundingClientRect().top) faults.push(`${about(node)}: under the frame of ${about(card)}`);
        }
    }

    // What goes on below its edge says so; how a deal ended is seen whole where no hand lies below it.
    for (const node of all('.result, .sheet > .body, .side')) {
        const more = node.scrollHeight - node.clientHeight - node.scrollTop;
        if (more > 4 && !node.matches('[data-more]')) faults.push(`${about(node)}: ${more} px below, and nothing says so`);
        if (more > 1 && node.matches('.result') && !document.querySelector('.hand .card')) faults.push(`${about(node)}: ${more} px have to be scrolled for`);
    }

    // No word is cut off or sticks out of its plate, panel or button.
    for (const node of all('.cloth *, .bar *, .wait *, .endp *').filter(node => !node.closest('svg, .sr, .scroll'))) {
        const clipped = !getComputedStyle(node).overflowX.startsWith('visible') && !node.matches('input, .result, .backs, .jar, .clock, .face, .say, .cloth');
        if (clipped && node.scrollWidth > node.clientWidth + 1) faults.push(`${about(node)} cut off: ${node.scrollWidth} in ${node.clientWidth}`);
        const paper = node.parentElement?.closest('.plate, .ask, .coach, .tip, .btn, .bid, .pre button, .panel');
        if (!paper || node.matches('.dl, .clock, .say, .sp, .dots *')) continue;
        const [inner, outer] = [node.getBoundingClientRect(), paper.getBoundingClientRect()];
        if (inner.width > 0 && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) faults.push(`${about(node)} sticks out of ${about(paper)}`);
    }
    for (const node of all('.cloth button:not(.way), .wait button, .endp button')) { // the arrow reaches beyond itself for fingers
        if (node.scrollWidth > node.clientWidth + 1) faults.push(`${about(node)} wider than its button: ${node.scrollWidth} in ${node.clientWidth}`);
    }
    // Every word of a message was filled in, and every message found.
    for (const [gap] of document.body.innerText.matchAll(/\{\s*\$[\w-]+\s*\}|\b(?:web|od|ok|ex|dk)-[a-z][a-z-]+/g)) faults.push(`unfilled: ${gap}`);
    return [...new Set(faults)];
}
