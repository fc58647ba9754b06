// Focus is never lost when the page is drawn anew: it stays on its card or button, else it goes to the hand.

/** Attributes by which a thing is known again. */
const NAMES = ['data-card', 'data-action', 'data-do', 'data-sheet', 'data-place', 'data-set', 'data-step', 'data-language'];

/** How a thing is found when it was drawn anew; null: it has no name. @param {Element | null} node */
export function known(node) {
  const name = NAMES.find(attribute => node?.hasAttribute(attribute));
  return node && name ? `${node.tagName.toLowerCase()}[${name}="${CSS.escape(node.getAttribute(name) ?? '')}"]` : null;
}

/**
 * Notes what has the focus; the answer gives it back after drawing.
 * @param {HTMLElement} root
 * @returns {() => void}
 */
export function keep(root) {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === root || !root.contains(held)) return () => {};
  const again = known(held);
  return () => {
    if (document.activeElement === held && held.isConnected) return;
    /** @type {HTMLElement | null} */
    const next = (again ? root.querySelector(again) : null)
      ?? root.querySelector('.hand button[tabindex="0"]') ?? root.querySelector('.me .plate') ?? root.querySelector('h1[tabindex]');
    (next ?? root).focus({ preventScroll: true });
  };
}

/**
 * Gives the focus to a thing of a part of the page that is drawn from its beginning, as soon as it is there.
 * @param {HTMLElement} root @param {string | null} again how it is found
 */
export function restore(root, again) {
  root.focus({ preventScroll: true });
  /** @returns {boolean} whether there is nothing left to do */
  const give = () => {
    if (document.activeElement !== root || again === null) return true;
    /** @type {HTMLElement | null} */ (root.querySelector(again))?.focus({ preventScroll: true });
    return document.activeElement !== root;
  };
  if (give()) return;
  const watch = new MutationObserver(() => { if (!root.isConnected || give()) watch.disconnect(); });
  watch.observe(root, { childList: true, subtree: true });
}
