// What the check of a shuffle needs of a record, read here and not by the server.
import { parse } from '../vendor/toml.js';
import { PACKS, bytes } from './shuffle.js';

/**
 * @typedef {object} Shuffled
 * @property {string} game
 * @property {number} seats
 * @property {number | null} dealer
 * @property {Uint8Array | null} seed
 * @property {Uint8Array | null} commit
 * @property {Uint8Array | null} secret
 * @property {Uint8Array[] | null} nonces by seat, none of a bot
 * @property {(string | null)[]} decks by deal, as written
 * @property {string | null} id
 */

/** A record that can't be read; `path` is the key at fault. */
export class Unreadable extends Error {
  /** @param {string} path @param {string} message */
  constructor(path, message = '') {
    super(`${path}: ${message}`);
    this.path = path;
  }
}

/**
 * @param {string} text of a record
 * @returns {Shuffled}
 */
export function readShuffled(text) {
  /** @type {Record<string, any>} */
  let found;
  try { found = parse(text.replace(/^\ufeff/, '')); } catch (error) { throw new Unreadable('record', String(error)); }
  const { game, seats, dealer = null, nonces = null, deals = [] } = found;
  if (!Object.hasOwn(PACKS, game)) throw new Unreadable('game');
  if (!Number.isInteger(seats) || seats < 1 || seats > 13) throw new Unreadable('seats');
  if (dealer !== null && !Number.isInteger(dealer)) throw new Unreadable('dealer');
  if (nonces !== null && (!Array.isArray(nonces) || nonces.length !== seats)) throw new Unreadable('nonces');
  if (!Array.isArray(deals)) throw new Unreadable('deals');
  return {
    game, seats, dealer,
    seed: fromHex('seed', found.seed),
    commit: fromHex('commit', found.commit, [32]),
    secret: fromHex('secret', found.secret, [32]),
    nonces: nonces?.map(/** @param {unknown} nonce */ nonce => fromHex('nonces', nonce ?? 0, [0, 16])) ?? null,
    decks: deals.map((deal, number) => {
      const given = deal?.deck ?? null;
      if (given !== null && typeof given !== 'string') throw new Unreadable(`deals[${number}].deck`);
      return given;
    }),
    id: typeof found.id === 'string' ? found.id : null,
  };
}

/** @param {string} path @param {unknown} value @param {readonly number[]} [lengths] in bytes */
function fromHex(path, value, lengths) {
  if (value === undefined) return null;
  if (typeof value !== 'string' || !/^([0-9a-f]{2})*$/i.test(value)) throw new Unreadable(path);
  if (lengths && !lengths.includes(value.length / 2)) throw new Unreadable(path);
  return bytes(value);
}
