// What shows time: filled in here every quarter of a second, so that nothing is drawn anew for it.

const STEP = 250;

/** @param {number} seconds */
export const minutes = seconds => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/**
 * Fills in `[data-until]` (time left; with `data-spare` and then what is kept in reserve) and `[data-deadline]` (a bar)
 * below `root`.
 * @param {HTMLElement} root
 * @param {() => number} now the server's time in seconds
 */
export function fill(root, now) {
  const time = now();
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-until]'))) {
    const left = Math.ceil(Number(node.dataset.until) - time);
    const spare = Math.ceil(Number(node.dataset.spare ?? 0));
    const both = left > 0 ? `${minutes(left)} + ${minutes(spare)}` : `${node.dataset.word} ${minutes(Math.max(0, spare + left))}`;
    node.textContent = spare > 0 ? both : minutes(Math.max(0, left));
  }
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-deadline]'))) {
    const [since, deadline] = [Number(node.dataset.since), Number(node.dataset.deadline)];
    const left = Math.max(0, Math.min(1, (deadline - time) / Math.max(1, deadline - since)));
    node.style.width = `${Math.round(100 * left)}%`;
  }
}

/**
 * Keeps filling; returns how to stop.
 * @param {HTMLElement} root @param {() => number} now
 */
export function ticking(root, now) {
  const timer = setInterval(() => fill(root, now), STEP);
  return () => clearInterval(timer);
}
