// Focus is never lost when the page is drawn anew: it stays on its card or button, else it goes to the hand.

/** Attributes by which a thing is known again. */
const NAMES = ['data-card', 'data-action', 'data-do', 'data-sheet', 'data-place', 'data-set', 'data-step'];

/**
 * Notes what has the focus; the answer gives it back after drawing.
 * @param {HTMLElement} root
 * @returns {() => void}
 */
export function keep(root) {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === root || !root.contains(held)) return () => {};
  const name = NAMES.find(attribute => held.hasAttribute(attribute));
  const again = name ? `${held.tagName.toLowerCase()}[${name}="${CSS.escape(held.getAttribute(name) ?? '')}"]` : null;
  return () => {
    if (document.activeElement === held && held.isConnected) return;
    /** @type {HTMLElement | null} */
    const next = (again ? root.querySelector(again) : null)
      ?? root.querySelector('.hand button[tabindex="0"]') ?? root.querySelector('.me .plate') ?? root.querySelector('h1[tabindex]');
    (next ?? root).focus({ preventScroll: true });
  };
}
