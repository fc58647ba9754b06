// What is kept of lessons and puzzles, and their addresses.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { route } from '../../../src/kozyr/web/routes.js';
import { parse } from '../../../src/kozyr/web/study/progress.js';

describe('progress', () => {
  it('is empty at first, and where it can not be read', () => {
    for (const text of [null, '', 'nonsense', 'null', '7', '[]', '{"lessons": 3, "solved": "x"}']) {
      assert.deepEqual(parse(text), { lessons: {}, solved: [] });
    }
  });
  it('keeps what can be and leaves out the rest', () => {
    const text = JSON.stringify({ lessons: { oko: 3, odessa: -1, donkey: 'x' }, solved: ['a', 2, 'a', 'b'] });
    assert.deepEqual(parse(text), { lessons: { oko: 3 }, solved: ['a', 'b'] });
  });
});

describe('addresses', () => {
  const at = /** @param {string} path */ path => route(new URL(path, 'http://kozyr.test'));
  it('of lessons and puzzles', () => {
    assert.deepEqual(at('/learn/oko'), { page: 'learn', game: 'oko' });
    assert.deepEqual(at('/puzzles'), { page: 'puzzles', id: null });
    assert.deepEqual(at('/puzzles/01-take-now'), { page: 'puzzles', id: '01-take-now' });
    assert.deepEqual(at('/learn/bridge'), { page: 'lost' });
    assert.deepEqual(at('/learn'), { page: 'lost' });
    assert.deepEqual(at('/puzzles/a/b'), { page: 'lost' });
  });
});
