// Verify: does everything that a record gives twice fit together? The same findings as `kozyr verify` has.
import { commitment, deck, firstDealer, hex, matchSeed } from './shuffle.js';

/** @typedef {import('./record.js').Shuffled} Shuffled */
/**
 * @typedef {object} Finding
 * @property {string} path the key that was looked at: `deals[0].deck`
 * @property {'verified' | 'false' | 'note'} status note: it proves nothing either way
 * @property {string} code what was found; its sentence is the message `fair-CODE`
 * @property {Record<string, string | number>} args of the sentence
 */

/**
 * @param {string} path @param {boolean} same @param {string} yes @param {string} no
 * @param {Finding['args']} [args]
 * @returns {Finding}
 */
const compared = (path, same, yes, no, args = {}) => ({ path, status: same ? 'verified' : 'false', code: same ? yes : no, args });

/** @param {string} path @param {string} code @param {Finding['args']} [args] @returns {Finding} */
const note = (path, code, args = {}) => ({ path, status: 'note', code, args });

/** @param {Uint8Array} one @param {Uint8Array} other */
const equal = (one, other) => hex(one) === hex(other);

/** The seed that is given, else the one that the secret makes. @param {Shuffled} record */
export function knownSeed({ seed, secret, nonces }) {
  return seed ?? (secret && matchSeed(secret, nonces ?? []));
}

/**
 * What is true of a record, what is false, and where.
 * @param {Shuffled} record
 * @returns {Finding[]}
 */
export function verify(record) {
  const findings = [...ofCommit(record), ...ofSeed(record), ...ofDealer(record), ...ofDecks(record)];
  return verdict(findings) === 'unchecked' ? [...findings, note('record', 'nothing')] : findings;
}

/** All findings in one word. @param {readonly Finding[]} findings @returns {'verified' | 'false' | 'unchecked'} */
export function verdict(findings) {
  if (findings.some(({ status }) => status === 'false')) return 'false';
  return findings.some(({ status }) => status === 'verified') ? 'verified' : 'unchecked';
}

/** @param {Shuffled} record */
function ofCommit({ commit, secret, seed }) {
  if (!commit) return [];
  if (secret) return [compared('commit', equal(commit, commitment(secret)), 'commit-secret', 'commit-not-secret')];
  if (seed) return [compared('commit', equal(commit, commitment(seed)), 'commit-seed', 'commit-not-seed')];
  return [note('commit', 'commit-alone')];
}

/** @param {Shuffled} record */
function ofSeed({ seed, secret, nonces }) {
  if (!seed || !secret) return [];
  return [compared('seed', equal(seed, matchSeed(secret, nonces ?? [])), 'seed-secret', 'seed-not-secret')];
}

/** @param {Shuffled} record @returns {Finding[]} */
function ofDealer(record) {
  const seed = knownSeed(record);
  const { dealer } = record;
  if (!seed || dealer === null) return [];
  const lot = firstDealer(seed, record.seats);
  if (dealer === lot) return [compared('dealer', true, 'dealer-lot', '', { dealer })];
  return [note('dealer', 'dealer-not-lot', { dealer, lot })];
}

/** @param {Shuffled} record @returns {Finding[]} */
function ofDecks(record) {
  const seed = knownSeed(record);
  if (!seed) return [];
  return record.decks.flatMap((given, deal) => (given === null ? [] : [ofDeck(record.game, seed, deal, given)]));
}

/** @param {string} game @param {Uint8Array} seed @param {number} deal @param {string} text @returns {Finding} */
function ofDeck(game, seed, deal, text) {
  const path = `deals[${deal}].deck`;
  const expected = deck(game, seed, deal);
  const given = text.split(/\s+/).filter(Boolean);
  const place = expected.findIndex((card, at) => at < given.length && given[at] !== card);
  if (place >= 0) return compared(path, false, '', 'deck-not-seed', { deal, place, given: given[place], expected: expected[place] });
  return compared(path, given.length === expected.length, 'deck-seed', 'deck-length', given.length === expected.length
    ? { deal } : { deal, given: given.length, expected: expected.length });
}
