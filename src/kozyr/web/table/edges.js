// What goes on below its edge says so: the styles fade it out there, for touch screens show no scroll bars.

/** What scrolls on a table. */
const SCROLLS = '.result, .sheet > .body, .side';
/** Pixels that nobody would scroll for. */
const LEAST = 4;

/** Marks what has more below its edge. @param {HTMLElement} root */
export function edges(root) {
  for (const node of root.querySelectorAll(SCROLLS)) {
    node.toggleAttribute('data-more', node.scrollHeight - node.clientHeight - node.scrollTop > LEAST);
  }
}

/** Keeps doing so while somebody scrolls or turns the phone; returns how to stop. @param {HTMLElement} root */
export function edging(root) {
  const look = () => edges(root);
  root.addEventListener('scroll', look, { capture: true, passive: true });
  root.addEventListener('toggle', look, { capture: true });
  window.addEventListener('resize', look);
  return () => {
    root.removeEventListener('scroll', look, { capture: true });
    root.removeEventListener('toggle', look, { capture: true });
    window.removeEventListener('resize', look);
  };
}
