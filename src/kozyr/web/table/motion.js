// Cards travel from where they were to where they go.
import { still } from '../settings.js';

/** ms */
const CARD = 240;
const TAKEN = 420;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** Movements smaller than this many pixels aren't worth showing. */
const LEAST = 4;

/** @typedef {{ rect: DOMRect, node: HTMLElement, table: boolean }} Was */
/** @typedef {ReadonlyMap<string, Was>} Picture where each card was */

/** @param {HTMLElement} root @returns {HTMLElement[]} */
const moving = root => /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.ring [data-card], .hand [data-card]')]);

/**
 * Where cards are now.
 * @param {HTMLElement} root
 * @returns {Picture}
 */
export function picture(root) {
  if (still()) return new Map();
  return new Map(moving(root).map(node => [node.dataset.card ?? '', {
    rect: node.getBoundingClientRect(), node, table: node.closest('.hand') === null,
  }]));
}

/**
 * Moves cards from where they were.
 * @param {HTMLElement} root
 * @param {Picture} before
 * @param {{ taker: number | null }} hints who takes what has left the table
 */
export function move(root, before, { taker }) {
  if (still()) return;
  const now = new Set();
  let dealt = 0;
  for (const node of moving(root)) {
    const name = node.dataset.card ?? '';
    now.add(name);
    const was = before.get(name);
    const rect = node.getBoundingClientRect();
    if (rect.width === 0) continue;
    if (was && was.rect.width > 0) travel(node, was.rect, rect, CARD, 0);
    else if (node.closest('.hand')) travel(node, middleOf(root), rect, CARD, 30 * dealt++);
    else travel(node, plateOf(root, fromSeat(node)) ?? rect, rect, CARD, 0);
  }
  // Over what a deal or the match has brought nothing passes.
  const cloth = root.querySelector('.game:not(:has(.result))');
  if (!cloth) return;
  for (const [name, { rect, node, table }] of before) {
    if (!now.has(name) && table && rect.width > 0) leave(cloth, node, rect, plateOf(root, taker) ?? middleOf(root));
  }
}

/** @param {HTMLElement} node */
function fromSeat(node) {
  const { from } = /** @type {HTMLElement | null} */ (node.closest('[data-from]'))?.dataset ?? {};
  return from === undefined ? null : Number(from);
}

/** @param {HTMLElement} root @param {number | null} seat */
const plateOf = (root, seat) => (seat === null ? null : root.querySelector(`.cloth [data-seat="${seat}"] .plate`)?.getBoundingClientRect() ?? null);

/** @param {HTMLElement} root */
const middleOf = root => /** @type {HTMLElement} */ (root.querySelector('.ring') ?? root).getBoundingClientRect();

/** @param {DOMRect} rect @returns {[number, number]} */
const centre = rect => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** @param {HTMLElement} node @param {DOMRect} from @param {DOMRect} to @param {number} duration @param {number} delay */
function travel(node, from, to, duration, delay) {
  const [[x, y], [x2, y2]] = [centre(from), centre(to)];
  if (Math.abs(x - x2) < LEAST && Math.abs(y - y2) < LEAST) return;
  const scale = Math.min(1.5, Math.max(0.4, from.height > 120 || from.width > 2 * to.width ? 0.6 : from.width / to.width));
  node.animate([{ translate: `${x - x2}px ${y - y2}px`, scale: String(scale) }, { translate: '0 0', scale: '1' }],
    { duration, delay, easing: EASE, fill: 'backwards' });
}

/** A picture of the card leaves the table. @param {Element} cloth @param {HTMLElement} node @param {DOMRect} from @param {DOMRect} to */
function leave(cloth, node, from, to) {
  const ghost = /** @type {HTMLElement} */ (node.cloneNode(true));
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className += ' gone';
  ghost.style.setProperty('--w', `${from.width}px`);
  Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px` });
  cloth.append(ghost);
  const [[x, y], [x2, y2]] = [centre(from), centre(to)];
  ghost.animate([{ translate: '0 0', opacity: 1 }, { translate: `${x2 - x}px ${y2 - y}px`, scale: '.4', opacity: 0.2 }],
    { duration: TAKEN, easing: EASE, fill: 'forwards' }).finished.finally(() => ghost.remove());
}
