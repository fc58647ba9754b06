// A replay as it is told: differences, deals in parts, addresses of moments.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PAGE, Reel, patched, unfolded } from '../../../src/kozyr/web/replay/frames.js';
import { matchPath, route } from '../../../src/kozyr/web/routes.js';

globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}), documentElement: { dataset: {} } };
const { within } = await import('../../../src/kozyr/web/replay/panels.js');
delete globalThis.document;

const at = path => route(new URL(path, 'http://kozyr.test'));

describe('differences', () => {
  it('make one value of another', () => {
    assert.deepEqual(patched({ a: 1 }, null), { a: 1 });
    assert.equal(patched(1, [null]), null);
    assert.deepEqual(patched([1], [[1, 2]]), [1, 2]);
    assert.deepEqual(patched([1, 2], [{ 1: [3] }, [4]]), [1, 3, 4]);
    assert.deepEqual(patched({ a: [1], b: { c: 1 }, d: 5 }, { a: [{}, [2]], b: { c: [null] } }), { a: [1, 2], b: { c: null }, d: 5 });
  });

  it('unfold one after the other and leave what was before alone', () => {
    const frames = unfolded([{ done: null, x: [1] }, { done: ['0 pass'], x: [{}, [2]] }, { done: ['1 pass'] }]);
    assert.deepEqual(frames, [{ done: null, x: [1] }, { done: '0 pass', x: [1, 2] }, { done: '1 pass', x: [1, 2] }]);
  });
});

describe('a reel', () => {
  const deals = [{ steps: 3 }, { steps: PAGE + 50 }].map(deal => ({ dealer: 0, complete: true, redealt: false, scores: null, ...deal }));
  const reel = () => {
    const asked = [];
    const made = new Reel(async (deal, start) => {
      asked.push([deal, start]);
      const number = Math.min(deal, 1);
      const first = Math.min(start, deals[number].steps);
      const count = Math.min(PAGE, deals[number].steps - first) + 1;
      const frames = Array.from({ length: count }, (_, by) => (by === 0 ? { done: `${number} ${first}` } : { done: [`${number} ${first + by}`] }));
      return { deals, deal: number, start: first, past: Array(number).fill({}), frames };
    });
    return { made, asked };
  };

  it('loads what is looked at, once', async () => {
    const { made, asked } = reel();
    assert.deepEqual(await made.load(1, PAGE + 20), { deal: 1, step: PAGE + 20 });
    assert.equal(made.frame(1, PAGE + 20).done, `1 ${PAGE + 20}`);
    assert.equal(made.frame(1, 0), undefined);
    await made.load(1, 5);
    await made.load(1, 6);
    assert.deepEqual(asked, [[1, PAGE], [1, 0]]);
    assert.equal(made.past(1).length, 1);
  });

  it('goes to the last deal and step where there is no such one', async () => {
    const { made } = reel();
    assert.deepEqual(await made.load(0, 99), { deal: 0, step: 3 });
    assert.deepEqual(await made.load(7, 999999), { deal: 1, step: PAGE + 50 });
    assert.equal(made.frame(1, PAGE + 50).done, `1 ${PAGE + 50}`);
  });
});

describe('addresses of moments', () => {
  it('name a match, a deal, a step and a seat', () => {
    assert.deepEqual(at('/m/a1/2?deal=3&step=12&seat=1'), { page: 'replay', id: 'a1', number: 2, deal: 3, step: 12, seat: 1, all: false, verify: false, review: false });
    assert.deepEqual(at('/m/a1/2?from=1&verify'), { page: 'replay', id: 'a1', number: 2, deal: 0, step: 0, seat: 1, all: true, verify: true, review: false });
    assert.equal(/** @type {any} */ (at('/m/a1/2?review')).review, true);
    assert.deepEqual(at('/replay'), { page: 'replay', id: null, number: 0, deal: 0, step: 0, seat: null, all: true, verify: false, review: false });
    for (const place of [{ deal: 3, step: 12, seat: 1, all: false }, { deal: 0, step: 0, seat: 2, all: true }]) {
      assert.deepEqual(at(matchPath('a/1', 7, place)), { page: 'replay', id: 'a/1', number: 7, verify: false, review: false, ...place });
    }
    assert.equal(matchPath('a1', 2), '/m/a1/2');
  });

  it('pass over what is no number, and are lost without one', () => {
    assert.deepEqual(at('/m/a1/2?deal=-1&step=x&seat=1e3'), at('/m/a1/2'));
    for (const path of ['/m/a1', '/m/a1/0', '/m/a1/x', '/m/a1/1/2', '/replay/x']) assert.deepEqual(at(path), { page: 'lost' }, path);
  });
});

describe('an amount', () => {
  it('is one of a range', () => {
    assert.ok(within('bet 3..9', 'bet 3') && within('bet 3..9', 'bet 9') && within('call', 'call'));
    assert.ok(!within('bet 3..9', 'bet 10') && !within('bet 3..9', 'call') && !within('pass', 'call'));
  });
});

describe('the words of Verify', () => {
  it('has a sentence for whatever Python can find', () => {
    const source = readFileSync(new URL('../../../src/kozyr/records/verify.py', import.meta.url), 'utf8');
    const codes = [...source.matchAll(/^ {4}"([a-z-]+)": "/gm)].map(([, code]) => code);
    assert.ok(codes.length >= 13);
    for (const language of ['en', 'ru', 'uk']) {
      const words = readFileSync(new URL(`../../../src/kozyr/i18n/${language}.ftl`, import.meta.url), 'utf8');
      for (const code of codes.filter(code => code !== 'deck-seed')) assert.ok(words.includes(`\nweb-fair-${code} = `), `${language} ${code}`);
    }
  });
});
