// What stands beside the table and in its question's place says what is so in this match, in words of people.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { use } from '../../../src/kozyr/web/i18n.js';

// Lit wants something like a document when it is loaded, and these tests only read what would be drawn.
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}), documentElement: { dataset: {} } };
const oko = await import('../../../src/kozyr/web/games/oko.js');
const odessa = await import('../../../src/kozyr/web/games/odessa.js');
const donkey = await import('../../../src/kozyr/web/games/donkey.js');
const { Pen } = await import('../../../src/kozyr/web/table/pen.js');
const { recent } = await import('../../../src/kozyr/web/table/sheets.js');
delete globalThis.document;

const speak = code => use(code, readFileSync(new URL(`../../../src/kozyr/i18n/${code}.ftl`, import.meta.url), 'utf8'));
const bot = { name: null, kind: 'bot', level: 'steady', connected: true, away: null, trump: null, wants: false, bank: null };
const pen = new Pen([bot, bot, bot], 0);

/** The text of what Lit would draw. */
function text(drawn) {
  if (Array.isArray(drawn)) return drawn.map(text).join('');
  if (drawn?.strings) return drawn.strings.map((part, place) => part + text(drawn.values[place] ?? '')).join('');
  return ['string', 'number'].includes(typeof drawn) ? String(drawn) : '';
}

describe('what two do in Oko', () => {
  const row = value => [value, value, value];
  const note = (live, passed, showdown_at_two) => {
    speak('en');
    const deal = { live, passed, bets: row(1), paid: row(0), chips: row(9) };
    return text(oko.side({ pen, does: {}, view: { public: { deal, options: { showdown_at_two } }, private: { kind: null, value: null } } }));
  };

  it('is told where it closes the betting', () => {
    assert.match(note([true, true, true], row(false), 'all'), /betting closes/);
    assert.match(note([true, false, true], [false, true, false], 'opened'), /betting closes/);
  });

  it('is not told where the betting goes on', () => {
    assert.doesNotMatch(note([true, true, true], row(false), 'off'), /betting closes/);
    assert.doesNotMatch(note([true, true, false], row(false), 'all'), /betting closes/);
  });
});

describe('the deals of Odessa', () => {
  const legend = options => {
    speak('en');
    return text(odessa.side({ pen, view: { public: { options, deals: [], deal: null } } }));
  };

  it('tell of a blind one only where there is one', () => {
    assert.match(legend({ sizes: null, max_deals: 1, blind_deals: 1 }), /blind/);
    assert.doesNotMatch(legend({ sizes: null, max_deals: 1, blind_deals: 0 }), /blind/);
    assert.doesNotMatch(legend({ sizes: [1, 2, 3], max_deals: 1, blind_deals: 1 }), /blind/);
  });
});

describe('the header of Donkey', () => {
  const narrow = (phase, trump, trumps = []) => {
    speak('ru');
    const deal = { phase, form: 'two_vs_one', soloist: 0, tricks: [] };
    return text(donkey.line({ pen, view: { public: { deal, deals: [], trumps: [trumps], options: { trump } } } })).split('</i>')[0].replace(/<[^>]*>/g, '');
  };

  it('says on a phone what is under way, or which trumps all have', () => {
    assert.equal(narrow('auction', 'ranked'), 'торги');
    assert.equal(narrow('play', 'ranked'), 'Козыри ♦ < ♠');
    assert.equal(narrow('play', 'two', ['D', 'S']), 'Козыри ♦ ♠');
    assert.equal(narrow('play', 'own', ['H']), 'взятка 1');
  });
});

describe('what a bot has played', () => {
  it('says a verb that repeats once', () => {
    speak('ru');
    assert.equal(pen.actions(['bid 2', 'play 7H', 'play 9S 9C', 'open', 'open', 'pass']), 'заказать 2 · положить 7♥, 9♠ 9♣ · открыть карту ×2 · пас');
    assert.equal(pen.actions([]), '');
  });
});

describe('the log beside the table', () => {
  it('begins with what is new', () => {
    const lines = Array.from({ length: 20 }, (_, number) => ({ seat: null, text: `[${number}]` }));
    const shown = text(recent({ pen, does: {}, view: { public: { deals: [], deal: {} } } }, { log: () => lines }));
    assert.deepEqual(shown.match(/\[\d+\]/g).slice(0, 2), ['[19]', '[18]']);
  });
});

describe('a seat without a name', () => {
  it('is counted from one', () => {
    speak('ru');
    assert.equal(new Pen([], null).name(0), 'место 1');
  });
});
