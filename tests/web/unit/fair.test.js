// The shuffle anew, and what Verify finds: the same vectors that Python is tested against.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { readShuffled, Unreadable } from '../../../src/kozyr/web/fair/record.js';
import { PACKS, bytes, commitment, deck, firstDealer, hex, matchSeed, pack, uniform } from '../../../src/kozyr/web/fair/shuffle.js';
import { verdict, verify } from '../../../src/kozyr/web/fair/verify.js';
import { add, see, testify } from '../../../src/kozyr/web/fair/witness.js';

const read = name => JSON.parse(readFileSync(new URL(`../../cards/${name}`, import.meta.url), 'utf8'));
const shuffles = read('shuffle_vectors.json');
const records = read('verify_vectors.json');

describe('the shuffle (C-SHUFFLE)', () => {
  it('deals the decks of the vectors', () => {
    const game = Object.fromEntries(Object.entries(PACKS).map(([name, size]) => [size, name]));
    assert.ok(shuffles.decks.length >= 30);
    for (const vector of shuffles.decks) assert.equal(deck(game[vector.size], bytes(vector.seed), vector.deal).join(' '), vector.deck);
  });

  it('draws the dealers of the vectors', () => {
    for (const vector of shuffles.dealers) assert.equal(firstDealer(bytes(vector.seed), vector.seats), vector.dealer);
  });

  it('passes over the numbers that would favour anyone', () => {
    const word = 2 ** 32 - 1;
    for (const count of [3, 5, 6, 7, 36, 52]) {
      const limit = Math.floor(2 ** 32 / count) * count;
      assert.equal(uniform([word, limit, limit - 1].values(), count), count - 1);
    }
    for (const count of [1, 2, 4]) assert.equal(uniform([word].values(), count), count - 1);
  });

  it('knows the packs', () => {
    assert.equal(pack(36).slice(0, 10).join(' '), '6C 7C 8C 9C TC JC QC KC AC 6D');
    for (const size of Object.values(PACKS)) assert.equal(new Set(pack(size)).size, size);
  });
});

describe('the commitment (C-COMMIT)', () => {
  it('is SHA-256 of the secret, and the seed of the secret and the nonces', () => {
    const secret = Uint8Array.from({ length: 32 }, (_, place) => place);
    assert.equal(hex(commitment(secret)), '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    assert.equal(hex(matchSeed(secret, [])), hex(commitment(secret)));
    assert.equal(bytes(hex(secret)).join(), secret.join());
  });
});

describe('verify', () => {
  for (const { name, record, verdict: word, findings } of records) {
    it(`finds in a record with ${name} what Python finds`, () => {
      const found = verify(readShuffled(record));
      assert.deepEqual(found, findings);
      assert.equal(verdict(found), word);
    });
  }

  it('says where a record can’t be read', () => {
    const [{ record }] = records;
    const wrong = {
      record: '}', game: record.replace('"odessa"', '"chess"'), seats: record.replace('seats = 3', 'seats = 99'), secret: record.replace('secret = "00', 'secret = "zz'),
      commit: record.replace(/commit = "../, 'commit = "'), nonces: record.replace('nonces = [', 'nonces = ["", '), 'deals[0].deck': record.replace(/deck = ".*"/, 'deck = 5'),
      seed: record.replace(/seed = ".*"/, 'seed = 7'), dealer: `dealer = "me"\n${record}`, deals: record.replace(/\[\[deals\]\][^]*/, '[deals]\na = 1\n'),
    };
    for (const [path, text] of Object.entries(wrong)) assert.throws(() => readShuffled(text), error => error instanceof Unreadable && error.path === path, path);
  });
});

describe('a witness', () => {
  beforeEach(() => {
    const kept = new Map();
    globalThis.localStorage = { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  });
  afterEach(() => { delete globalThis.localStorage; });

  const record = (changes = {}) => ({ id: 't-1', commit: bytes('aa'), nonces: [bytes('bb'), bytes('')], ...changes });
  const table = changes => ({ id: 't', state: 'waiting', match: 0, commit: 'aa', you: null, ...changes });
  const codes = some => testify(some, hex).map(({ code, status }) => `${code} ${status}`);

  it('knows the fingerprint that was shown before the match, and its own number', () => {
    see(table());
    add('t', 'bb');
    see(table({ you: 0 }));
    see(table({ state: 'playing', match: 1, you: 0 }));
    see(table({ state: 'playing', match: 1, commit: 'ff', you: 0 }));
    see(table({ state: 'over', match: 1, commit: 'cc', you: 0 }));
    assert.deepEqual(codes(record()), ['seen-commit verified', 'seen-nonce verified']);
    assert.deepEqual(codes(record({ commit: bytes('ab') })), ['seen-not-commit false', 'seen-nonce verified']);
    assert.deepEqual(codes(record({ nonces: [bytes(''), bytes('bb')] })), ['seen-commit verified', 'seen-not-nonce false']);
    assert.deepEqual(codes(record({ commit: null, nonces: null })), ['seen-not-commit false', 'seen-not-nonce false']);
  });

  it('says nothing of what it hasn’t seen', () => {
    see(table({ state: 'playing', match: 1 }));
    add('t', 'bb');
    assert.deepEqual(codes(record()), []);
    assert.deepEqual(codes(record({ id: null })), []);
  });

  it('accuses nobody of a match whose beginning it missed', () => {
    see(table());
    see(table({ state: 'playing', match: 2, commit: 'cc' }));
    assert.deepEqual(codes(record({ id: 't-2', commit: bytes('cc') })), []);
  });

  it('forgets a number that was refused', () => {
    see(table());
    add('t', 'bb');
    add('t', 'dd')();
    see(table({ state: 'playing', match: 1, you: 0 }));
    assert.deepEqual(codes(record()), ['seen-commit verified', 'seen-nonce verified']);
  });

  it('tells matches of one table apart', () => {
    see(table());
    see(table({ state: 'playing', match: 1 }));
    see(table({ state: 'over', match: 1 }));
    see(table({ state: 'over', match: 1, commit: 'cc' }));
    see(table({ state: 'playing', match: 2, commit: 'cc' }));
    assert.deepEqual(codes(record({ id: 't-2', commit: bytes('cc') })), ['seen-commit verified']);
    assert.deepEqual(codes(record()), ['seen-commit verified']);
  });

  it('forgets the oldest', () => {
    for (let number = 0; number < 100; number++) {
      see(table({ id: `t${number}` }));
      see(table({ id: `t${number}`, state: 'playing', match: 1 }));
    }
    assert.deepEqual(codes(record({ id: 't0-1' })), []);
    assert.deepEqual(codes(record({ id: 't99-1' })), ['seen-commit verified']);
  });
});
