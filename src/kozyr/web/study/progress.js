// What a person has learned and solved on this device. It stays here, as settings do.

const KEY = 'kozyr.study';

/**
 * @typedef {object} Progress
 * @property {Record<string, number>} lessons by game: how many steps were done
 * @property {string[]} solved puzzles
 */

/**
 * Progress from what was stored; what can't be is left out.
 * @param {string | null} text
 * @returns {Progress}
 */
export function parse(text) {
  /** @type {any} */
  let stored = null;
  try { stored = JSON.parse(text ?? 'null'); } catch { /* not ours: begin anew */ }
  const lessons = Object.entries(stored?.lessons ?? {}).filter(([, done]) => Number.isInteger(done) && Number(done) >= 0);
  const solved = Array.isArray(stored?.solved) ? stored.solved.filter(/** @param {unknown} id */ id => typeof id === 'string') : [];
  return { lessons: /** @type {Record<string, number>} */ (Object.fromEntries(lessons)), solved: [...new Set(/** @type {string[]} */ (solved))] };
}

/** A browser may forbid storage: then progress holds as long as the page. */
function read() {
  try { return parse(localStorage.getItem(KEY)); } catch { return progress; }
}

/** @type {Progress} */
let progress = { lessons: {}, solved: [] };

/** @returns {Progress} */
export function get() {
  progress = read();
  return progress;
}

/** @param {Progress} next */
function keep(next) {
  progress = next;
  try { localStorage.setItem(KEY, JSON.stringify(next)); } catch { /* see read() */ }
}

/** A step of a lesson was done, and all before it. @param {string} game @param {number} steps */
export function learned(game, steps) {
  const now = get();
  keep({ ...now, lessons: { ...now.lessons, [game]: Math.max(steps, now.lessons[game] ?? 0) } });
}

/** @param {string} id of a puzzle */
export function solved(id) {
  const now = get();
  if (!now.solved.includes(id)) keep({ ...now, solved: [...now.solved, id] });
}
