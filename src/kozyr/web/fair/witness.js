// What this browser has seen of a shuffle before the match: the fingerprint that was shown, the number that it added.
// Without that a server could make up both afterwards.
const KEY = 'kozyr.fair';
/** How many matches are kept. */
const KEPT = 60;

/** @typedef {{ commit: string, after: number }} Shown a fingerprint, after so many matches; hex */
/** @typedef {{ commit: string, nonce: string | null, seat: number | null }} Seen of a match */
/**
 * @typedef {object} Memory
 * @property {Record<string, Shown>} next by table
 * @property {Record<string, string>} added by table, the number for its next shuffle; hex
 * @property {Record<string, Seen>} matches by "TABLE-NUMBER"
 */

/** @returns {Memory} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { next: { ...found.next }, added: { ...found.added }, matches: { ...found.matches } };
  } catch {
    return { next: {}, added: {}, matches: {} };
  }
}

/** @param {Memory} memory */
function write({ next, added, matches }) {
  const last = /** @param {Record<string, unknown>} all */ all => Object.fromEntries(Object.entries(all).slice(-KEPT));
  try { localStorage.setItem(KEY, JSON.stringify({ next: last(next), added: last(added), matches: last(matches) })); } catch { /* a browser that keeps nothing */ }
}

/**
 * Sees a table: before a match what it is committed to, and when the match begins, that it was so.
 * @param {{ id: string, state: string, match: number, commit: string, you: number | null }} info
 */
export function see({ id, state, match, commit, you }) {
  const memory = read();
  const before = memory.next[id];
  if (state === 'waiting' || state === 'over') {
    if (before?.commit === commit && before.after === match) return;
    delete memory.next[id]; // so that it stands last, and is forgotten last
    memory.next[id] = { commit, after: match };
  } else if (state === 'playing' && before?.after === match - 1) {
    memory.matches[`${id}-${match}`] = { commit: before.commit, nonce: memory.added[id] ?? null, seat: you };
    delete memory.next[id];
    delete memory.added[id];
  } else return;
  write(memory);
}

/**
 * Remembers the number that this browser adds to the next shuffle of a table, unless it is refused.
 * @param {string} id @param {string} nonce
 * @returns {() => void} what to do if it is refused
 */
export function add(id, nonce) {
  const memory = read();
  const before = memory.added[id];
  write({ ...memory, added: { ...memory.added, [id]: nonce } });
  return () => {
    const { [id]: now, ...others } = read().added;
    if (now === nonce) write({ ...read(), added: before === undefined ? others : { ...others, [id]: before } });
  };
}

/**
 * What this browser can say of a record of which it saw the beginning.
 * @param {import('./record.js').Shuffled} record
 * @param {(some: Uint8Array) => string} hex
 * @returns {import('./verify.js').Finding[]}
 */
export function testify({ id, commit, nonces }, hex) {
  const seen = id === null ? undefined : read().matches[id];
  if (!seen) return [];
  /** @type {import('./verify.js').Finding[]} */
  const findings = [];
  const say = /** @param {string} path @param {boolean} same @param {string} code */ (path, same, code) => findings.push(
    { path, status: same ? 'verified' : 'false', code: same ? code : code.replace('seen-', 'seen-not-'), args: {} });
  say('commit', commit !== null && hex(commit) === seen.commit, 'seen-commit');
  if (seen.nonce !== null && seen.seat !== null) {
    const mine = nonces?.[seen.seat];
    say('nonces', mine !== undefined && hex(mine) === seen.nonce, 'seen-nonce');
  }
  return findings;
}

/** The seat that this browser had in a match whose beginning it saw. @param {string | null} id of the match */
export const seatIn = id => (id === null ? null : read().matches[id]?.seat ?? null);
