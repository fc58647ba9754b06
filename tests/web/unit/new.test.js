// What is chosen for a new table, as plain data.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  PRESETS, applies, continued, first, pauses, presetOf, readSizes, values, wish, withOption, withPreset, withSeat, withSeats,
} from '../../../src/kozyr/web/pages/new/model.js';
import { rests } from '../../../src/kozyr/web/parts/pause.js';

const by = (value, seats = [2, 3, 4]) => Object.fromEntries(seats.map(n => [n, typeof value === 'function' ? value(n) : value]));
const donkey = {
  name: 'donkey', seats: [2, 3, 4],
  options: [
    { name: 'form', rule: 'DK-OUT', reading: false, kind: 'choice', words: ['ffa', 'pairs', 'two_vs_one'], default: by('ffa') },
    { name: 'trump', rule: 'DK-TRUMP', reading: false, kind: 'choice', words: ['own', 'none', 'one', 'two', 'ranked'], default: by('own') },
    { name: 'trump_suits', rule: 'DK-TRUMP', reading: false, kind: 'suits', default: by(n => ['C', 'D', 'H', 'S'].slice(0, n)) },
    { name: 'beating', rule: 'DK-BEAT-SUIT', reading: true, kind: 'choice', words: ['next_lower', 'any_higher'], default: by('next_lower') },
    { name: 'limit', rule: 'DK-OUT', reading: false, kind: 'whole', low: 1, high: by(100), default: by(10) },
  ],
  forms: [
    { options: { form: 'ffa' }, seats: [2, 3, 4], words: { trump: ['own', 'none', 'one', 'two', 'ranked'] }, default: { form: 'ffa', trump: 'own', beating: 'next_lower', limit: 10 } },
    { options: { form: 'pairs' }, seats: [4], words: { trump: ['own', 'none', 'one', 'two', 'ranked'] }, default: { form: 'pairs', trump: 'own', beating: 'next_lower', limit: 10 } },
    { options: { form: 'two_vs_one' }, seats: [3], words: { trump: ['ranked'] }, default: { form: 'two_vs_one', trump: 'ranked', beating: 'next_lower', limit: 10 } },
  ],
};
const exchange = {
  name: 'exchange', seats: [2, 3, 4, 5],
  options: [
    { name: 'target', rule: 'EX-TARGET', reading: false, kind: 'whole', low: 1, high: { 2: 6, 3: 4, 4: 3, 5: 2 }, default: { 2: 5, 3: 4, 4: 3, 5: 2 } },
    { name: 'deals', rule: 'EX-MATCH', reading: false, kind: 'whole', low: 1, high: by(1000, [2, 3, 4, 5]), default: by(1, [2, 3, 4, 5]) },
  ],
  forms: [{ options: {}, seats: [2, 3, 4, 5], words: {}, default: { target: 5, deals: 1 } }],
};

describe('a first choice', () => {
  it('is four seats as written: bots, or friends with a clock', () => {
    assert.deepEqual(wish(donkey, first(donkey, false)), { game: 'donkey', seats: 4, options: {}, bots: [null, 'steady', 'steady', 'steady'], clock: 'none', open: false, watch: false, hints: true, pause: null });
    assert.deepEqual(first(donkey, true).bots, [null, null, null, null]);
    assert.equal(wish(donkey, first(donkey, true)).hints, false);
    assert.equal(wish(donkey, { ...first(donkey, true), hints: true }).hints, true);
    assert.equal(wish(donkey, withSeat(first(donkey, false), 2, null)).hints, false);
    assert.equal(presetOf(donkey, first(donkey, false)), 'written');
  });
});

describe('options', () => {
  const start = first(donkey, false);

  it('are sent only where they differ', () => {
    const higher = withOption(donkey, start, 'limit', 12);
    assert.deepEqual(wish(donkey, higher).options, { limit: 12 });
    assert.deepEqual(wish(donkey, withOption(donkey, higher, 'limit', 10)).options, {});
    assert.deepEqual(wish(donkey, withOption(donkey, higher, 'limit', undefined)).options, {});
  });

  it('a form brings its seats and its trumps', () => {
    const none = withOption(donkey, start, 'trump', 'none');
    const solo = withOption(donkey, none, 'form', 'two_vs_one');
    assert.equal(solo.bots.length, 3);
    assert.equal(values(donkey, solo).trump, 'ranked');
    assert.deepEqual(wish(donkey, solo).options, { form: 'two_vs_one' });
    assert.equal(applies(values(donkey, solo), 'trump'), false);
    assert.equal(withOption(donkey, solo, 'form', 'pairs').bots.length, 4);
  });

  it('trump suits belong to their trumps', () => {
    const two = withOption(donkey, start, 'trump', 'two');
    assert.deepEqual(values(donkey, two).trump_suits, ['D', 'S']);
    const chosen = withOption(donkey, two, 'trump_suits', ['H', 'S']);
    assert.deepEqual(wish(donkey, chosen).options, { trump: 'two', trump_suits: ['H', 'S'] });
    assert.deepEqual(wish(donkey, withOption(donkey, chosen, 'trump', 'own')).options, {});
    assert.deepEqual(wish(donkey, withOption(donkey, two, 'trump_suits', ['D', 'S'])).options, { trump: 'two' });
  });

  it('a number follows the seats', () => {
    const five = withSeats(exchange, withOption(exchange, first(exchange, false), 'target', 3), 1);
    assert.equal(values(exchange, five).target, 2);
    assert.deepEqual(wish(exchange, five).options, {});
  });
});

describe('seats', () => {
  it('stay within what the form allows', () => {
    const start = first(donkey, false);
    assert.equal(withSeats(donkey, start, 1), start);
    assert.equal(withSeats(donkey, withSeats(donkey, withSeats(donkey, start, -1), -1), -1).bots.length, 2);
  });

  it('a new one is a friend where all are', () => {
    assert.deepEqual(withSeats(exchange, first(exchange, true), 1).bots, [null, null, null, null, null]);
    assert.equal(withSeats(exchange, withSeat(first(exchange, true), 1, 'random'), 1).bots[4], 'steady');
  });

  it('a table of bots is never open', () => {
    assert.equal(wish(donkey, { ...first(donkey, false), open: true }).open, false);
    assert.equal(wish(donkey, { ...first(donkey, true), open: true }).open, true);
    assert.equal(wish(donkey, { ...first(donkey, true), watch: true }).watch, true);
  });
  it('goes on from what a table plays, as far as the game allows', () => {
    const now = JSON.stringify({ seats: 6, options: { limit: 3 }, clock: 'brisk', watch: true, hints: false, pause: 30 });
    assert.deepEqual(wish(donkey, continued(donkey, now)), {
      game: 'donkey', seats: 4, options: { limit: 3 }, bots: [null, null, null, null], clock: 'brisk', open: false, watch: true, hints: false, pause: 30,
    });
    assert.deepEqual(continued(donkey, '{'), first(donkey, false));
  });
});

describe('the rest between two deals', () => {
  it('is chosen among some, and the one that is', () => {
    assert.deepEqual(pauses(20), [0, 10, 20, 30, 60, 600]);
    assert.deepEqual(pauses(45), [0, 10, 20, 30, 45, 60, 600]);
  });

  it('is there where a match has more than one deal', () => {
    assert.equal(rests('exchange', values(exchange, first(exchange, false))), false);
    assert.equal(rests('exchange', { deals: 5 }), true);
    assert.equal(rests('exchange', {}), false);
    assert.equal(rests('odessa', { sizes: null }), true);
    assert.equal(rests('oko', { deals: 0 }), true);
    assert.equal(rests('odessa', { sizes: [6] }), false);
    assert.equal(rests('donkey', values(donkey, first(donkey, false))), true);
  });
});

describe('sets of rules', () => {
  it('are known again', () => {
    for (const [name, set] of Object.entries(PRESETS.donkey)) {
      assert.equal(presetOf(donkey, withPreset(donkey, first(donkey, false), set)), name);
    }
    assert.equal(presetOf(donkey, withOption(donkey, first(donkey, false), 'limit', 7)), null);
  });
});

describe('sizes', () => {
  it('are read as people type them', () => {
    assert.deepEqual(readSizes(' 1, 2;3 6 '), [1, 2, 3, 6]);
    for (const bad of ['', '0', '7', '1.5', 'x', Array(101).fill(1).join(' ')]) assert.equal(readSizes(bad), null, bad);
  });
});
