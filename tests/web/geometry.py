"""What lies where on a table, and somebody who plays it: for tests that nothing covers anything else."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

LOOK = r"""() => {
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

    // No word is cut off or sticks out of its plate, panel or button.
    for (const node of all('.cloth *, .bar *').filter(node => !node.closest('svg, .sr, .scroll'))) {
        const clipped = !getComputedStyle(node).overflowX.startsWith('visible') && !node.matches('input, .result, .backs, .jar, .clock, .face, .say, .cloth');
        if (clipped && node.scrollWidth > node.clientWidth + 1) faults.push(`${about(node)} cut off: ${node.scrollWidth} in ${node.clientWidth}`);
        const paper = node.parentElement?.closest('.plate, .ask, .coach, .tip, .btn, .bid, .pre button');
        if (!paper || node.matches('.dl, .clock, .say, .sp, .dots *')) continue;
        const [inner, outer] = [node.getBoundingClientRect(), paper.getBoundingClientRect()];
        if (inner.width > 0 && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) faults.push(`${about(node)} sticks out of ${about(paper)}`);
    }
    for (const node of all('.cloth button')) {
        if (node.scrollWidth > node.clientWidth + 1) faults.push(`${about(node)} wider than its button: ${node.scrollWidth} in ${node.clientWidth}`);
    }
    return [...new Set(faults)];
}"""
"""What is wrong with the table as it is now: a list of sentences."""

MOMENT = r"""() => {
    const game = document.querySelector('.game');
    if (!game) return document.querySelector('.endp') ? 'end' : '';
    const has = (selector, word) => (document.querySelector(selector) ? [word] : []);
    const question = document.querySelector('.dock > .ask');
    return [
        ...(question ? [question.className.trim()] : []),
        ...has('.dock .rng', 'slider'), ...has('.sum .x', 'hook'), ...has('.dock [data-action=open]', 'open'),
        ...has('[data-guide]', 'guide'), ...has('[data-tip]', 'tip'), ...has('.hand .legal', 'legal'),
        ...has('.resting', 'resting'), ...has('.stn', 'stands'), ...has('.tag.warn', 'all in'),
        ...has('.hand .back', 'closed'), ...has('.swap figure + .arr', 'answer'),
        `laid ${document.querySelectorAll('.trick .lay').length}`,
    ].join(', ');
}"""
"""What is to be seen now, in a few words; "end" after the match."""

MOVE = r"""turn => {
    const press = node => { node.click(); return true; };
    const on = selector => [...document.querySelectorAll(selector)].filter(node => node.getAttribute('aria-disabled') !== 'true');
    const onward = document.querySelector('[data-do=onward]');
    if (onward) return press(onward);
    const wrong = document.querySelector('.hand .illegal');
    if (wrong && turn % 3 === 1 && !document.querySelector('[data-tip]')) return press(wrong);
    const usual = on('.pre button');
    if (usual.length > 0 && turn % 4 === 3) press(usual[turn % usual.length]);
    const cards = on('.hand button.legal:not(.sel)');
    const answers = on('.dock button[data-action]');
    const bold = answers.filter(node => !/^(pass|stand)$/.test(node.dataset.action));
    if (answers.length > 0) return press(bold[turn % bold.length] ?? answers[0]);
    return cards.length > 0 && press(cards[turn % cards.length]);
}"""
"""Do what can be done now: answer, lay a card, now and then a wrong one. Says whether there was anything."""


def moments(page: Page, until: str = "end", most: int = 400) -> Iterator[str]:
    """Play the table of a page to its end, stopping at each moment that wasn't there before.

    Args:
        page: shows the table.
        until: the last moment.
        most: moves that are made at most.
    """
    seen: set[str] = set()
    turn = 0
    while turn < most:
        moment: str = page.evaluate(MOMENT)
        if moment and moment not in seen:
            seen.add(moment)
            yield moment
        if moment == until:
            return
        if page.evaluate(MOVE, turn):
            turn += 1
        page.evaluate("new Promise(done => requestAnimationFrame(done))")
