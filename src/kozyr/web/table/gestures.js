// Taps, drags and keys on the cards of the hand.

/** Pixels before a press is a drag, and how far up a card is drawn to be played. */
const SLACK = 9;
const DRAWN = 56;
/** A click within so many ms after a drag belongs to it. */
const AFTER = 350;

/**
 * @typedef {object} Takes
 * @property {(card: string) => void} tap
 * @property {(card: string, place: number | null) => boolean} drop a card was drawn onto the table, or onto a seat's
 *   place; whether it stays there until the answer
 * @property {(card: string) => void} focus a card has the focus
 * @property {() => void} [hint] what would somebody else do?
 */

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const cardAt = target => (target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('.hand button[data-card]')) : null);

/**
 * Listens below `root`; returns how to stop.
 * @param {HTMLElement} root @param {Takes} takes
 */
export function listen(root, takes) {
  /** @type {{ node: HTMLElement, x: number, y: number, id: number, dragged: boolean } | null} */
  let press = null;
  let dropped = -AFTER;

  /** @param {PointerEvent} event */
  function down(event) {
    const node = cardAt(event.target);
    if (!node || event.button !== 0 || press) return;
    press = { node, x: event.clientX, y: event.clientY, id: event.pointerId, dragged: false };
  }

  /** @param {PointerEvent} event */
  function moved(event) {
    if (!press || event.pointerId !== press.id) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.dragged && Math.hypot(dx, dy) < SLACK) return;
    if (!press.dragged) {
      press.dragged = true;
      press.node.setPointerCapture(press.id);
      press.node.classList.add('drag');
    }
    press.node.style.translate = `${dx}px ${dy}px`;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!press || event.pointerId !== press.id) return;
    const { node, dragged, y } = press;
    press = null;
    if (!dragged) return;
    dropped = performance.now();
    node.classList.remove('drag');
    const under = document.elementsFromPoint(event.clientX, event.clientY)
      .map(found => /** @type {HTMLElement | null} */ (found.closest('[data-place]'))).find(Boolean);
    const place = under ? Number(under.dataset.place) : null;
    const played = place !== null || y - event.clientY > DRAWN;
    const stays = event.type === 'pointerup' && played && takes.drop(node.dataset.card ?? '', place);
    if (!stays) node.style.translate = '';
  }

  /**
   * The click after a drag, or the second one of a double click, lands on whatever is there now: it plays nothing.
   * @param {MouseEvent} event
   */
  function click(event) {
    const node = cardAt(event.target);
    const acts = node ?? (event.target instanceof Element ? event.target.closest('[data-action]') : null);
    const late = performance.now() - dropped < AFTER;
    if (late || (acts && event.detail > 0 && event.detail % 2 === 0)) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (node) takes.tap(node.dataset.card ?? '');
  }

  /** @param {FocusEvent} event */
  function focused(event) {
    const node = cardAt(event.target);
    if (node) takes.focus(node.dataset.card ?? '');
  }

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', moved);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', up);
  root.addEventListener('click', click, true);
  root.addEventListener('focusin', focused);
  document.addEventListener('keydown', keys);
  return () => {
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', moved);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', up);
    root.removeEventListener('click', click, true);
    root.removeEventListener('focusin', focused);
    document.removeEventListener('keydown', keys);
  };

  /**
   * Arrows go along the hand and between hand and question; digits go to a card or a bid, H asks for a hint. They do so wherever the
   * focus is, but not where they have a meaning of their own: in fields, and in a sheet, which they scroll.
   * @param {KeyboardEvent} event
   */
  function keys(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement || document.querySelector('.sheet, dialog[open]')) return;
    if (event.code === 'KeyH' && !event.repeat) return takes.hint?.();
    const found = target(event);
    if (!found) return;
    event.preventDefault();
    found.focus();
  }

  /** @param {KeyboardEvent} event @returns {HTMLElement | undefined} */
  function target(event) {
    const cards = all('.hand button[data-card]');
    const answers = all('.dock button[data-action], .dock .bid');
    const here = document.activeElement;
    const row = cards.includes(/** @type {HTMLElement} */ (here)) ? cards : answers.includes(/** @type {HTMLElement} */ (here)) ? answers : null;
    const place = row ? row.indexOf(/** @type {HTMLElement} */ (here)) : -1;
    switch (event.key) {
      case 'ArrowLeft': return row?.[Math.max(0, place - 1)] ?? cards[0] ?? answers[0];
      case 'ArrowRight': return row?.[Math.min(row.length - 1, place + 1)] ?? cards[0] ?? answers[0];
      case 'Home': return row?.[0];
      case 'End': return row?.at(-1);
      case 'ArrowUp': return root.querySelector(/** @type {'button'} */ ('.dock .btn.main')) ?? answers[0];
      case 'ArrowDown': return cards.find(card => card.tabIndex === 0) ?? cards[0];
      default: return /^\d$/.test(event.key) ? numbered(Number(event.key), cards) : undefined;
    }
  }

  /** A digit is a bid where bids are asked for, else the place of a card or a button. @param {number} digit @param {HTMLElement[]} cards */
  function numbered(digit, cards) {
    const bids = all('.dock [data-key]');
    if (bids.length > 0) return bids.find(bid => bid.dataset.key === String(digit));
    return digit === 0 ? undefined : (cards[digit - 1] ?? all('.dock button[data-action]')[digit - 1]);
  }

  /** @param {string} selector @returns {HTMLElement[]} */
  function all(selector) {
    return [...root.querySelectorAll(selector)].map(node => /** @type {HTMLElement} */ (node));
  }
}
