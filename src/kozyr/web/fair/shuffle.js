// The shuffle anew (C-SHUFFLE, C-COMMIT): the one thing that the page works out by itself, so that nobody has to
// believe the server. Bytes go in and cards come out; tests compare it with what the engine gives.
import { sha256 } from '../vendor/sha256.js';

const RANKS = '23456789TJQKA';
const SUITS = 'CDHS';
const WORDS = 2 ** 32;
/** The number that takes a deal's place for the lot of the first dealer. */
const LOT = WORDS - 1;

/** How many cards each game's pack has. @type {Readonly<Record<string, number>>} */
export const PACKS = { exchange: 52, donkey: 36, odessa: 36, oko: 24 };

/** A pack in its order: clubs, diamonds, hearts, spades, each from the lowest rank up. @param {number} size @returns {string[]} */
export const pack = size => [...SUITS].flatMap(suit => [...RANKS.slice(-size / 4)].map(rank => rank + suit));

/** @param {string} text pairs of hex digits */
export const bytes = text => Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16));

/** @param {Uint8Array} some */
export const hex = some => Array.from(some, byte => byte.toString(16).padStart(2, '0')).join('');

/** @param {readonly Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** A number as four bytes, big end first. @param {number} number */
const four = number => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);

/** What a table shows before anyone sits. @param {Uint8Array} secret */
export const commitment = secret => sha256(secret);

/** The seed of a match. @param {Uint8Array} secret @param {readonly Uint8Array[]} nonces in order of seats */
export const matchSeed = (secret, nonces) => sha256(joined([secret, ...nonces]));

/** The numbers 0..2³²-1 that belong to a seed and a deal. @param {Uint8Array} seed @param {number} deal */
function* words(seed, deal) {
  for (let block = 0; ; block++) {
    const digest = sha256(joined([seed, four(deal), four(block)]));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.length);
    for (let place = 0; place < 32; place += 4) yield view.getUint32(place);
  }
}

/** An even choice from 0..count-1: numbers that would favour anyone are passed over. @param {Iterator<number>} stream @param {number} count */
export function uniform(stream, count) {
  const limit = Math.floor(WORDS / count) * count;
  for (;;) {
    const word = /** @type {number} */ (stream.next().value);
    if (word < limit) return word % count;
  }
}

/**
 * The deck of a deal, top card first.
 * @param {string} game @param {Uint8Array} seed @param {number} deal from 0
 */
export function deck(game, seed, deal) {
  const cards = pack(PACKS[game]);
  const stream = words(seed, deal);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = uniform(stream, i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

/** The seat that the lot makes dealer of the first deal. @param {Uint8Array} seed @param {number} seats */
export const firstDealer = (seed, seats) => uniform(words(seed, LOT), seats);
