// The table's own sums: where seats stand, how hands are sorted, which card lies on which, refusals in words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { use } from '../../../src/kozyr/web/i18n.js';
import { fill } from '../../../src/kozyr/web/table/clock.js';
import { layout, others, spots } from '../../../src/kozyr/web/table/seats.js';
import { actionOf, byRank, bySuit, cardsIn } from '../../../src/kozyr/web/table/sort.js';

// Lit wants something like a document when it is loaded, and these tests draw nothing.
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}), documentElement: { dataset: {} } };
const { kind, matched } = await import('../../../src/kozyr/web/games/donkey_beats.js');
const { ladder } = await import('../../../src/kozyr/web/games/odessa.js');
const { Pen } = await import('../../../src/kozyr/web/table/pen.js');
const { sentence } = await import('../../../src/kozyr/web/table/refusals.js');
const { cardsOf, words } = await import('../../../src/kozyr/web/table/advice.js');
const { drawing } = await import('../../../src/kozyr/web/table/drawings.js');
const { justFinished, newLines, nothingChosen, nothingTold, scene } = await import('../../../src/kozyr/web/table/model.js');
delete globalThis.document;

const catalogue = code => readFileSync(new URL(`../../../src/kozyr/i18n/${code}.ftl`, import.meta.url), 'utf8');
const person = name => ({ name, kind: 'person', level: null, connected: true, away: null, trump: null, wants: false, bank: null });
const bot = { ...person(null), kind: 'bot', level: 'steady' };

describe('seats', () => {
  it('follow each other from the next one', () => {
    assert.deepEqual(others(4, 2), [3, 0, 1]);
    assert.deepEqual(others(3, null), [0, 1, 2]);
  });

  it('stand clockwise from the left, in Odessa from the right', () => {
    assert.deepEqual(layout(4, 0, false).places.map(({ seat, spot }) => [seat, spot]), [[1, 'l'], [2, 't'], [3, 'r']]);
    assert.deepEqual(layout(4, 0, true).places.map(({ seat, spot }) => [seat, spot]), [[1, 'r'], [2, 't'], [3, 'l']]);
    assert.deepEqual(layout(2, 1, false).places.map(({ spot }) => spot), ['t']);
    assert.deepEqual(layout(5, 0, false).places.map(({ spot }) => spot), ['ml', 'tl', 'tr', 'mr']);
  });

  it('make a horseshoe from five opponents on, each in a place of its own', () => {
    for (let seats = 6; seats <= 13; seats++) {
      for (const anticlockwise of [false, true]) {
        const { kind, tight, grid, places } = layout(seats, 0, anticlockwise);
        assert.equal(kind, 'shoe');
        assert.equal(tight, seats > 6);
        assert.equal(new Set(places.map(place => `${place.grid['--c']} ${place.grid['--r']}`)).size, seats - 1);
        assert.equal(new Set(places.map(place => `${place.grid['--dc']} ${place.grid['--dr']}`)).size, seats - 1);
        const first = places[0].grid;
        assert.equal(first['--c'], anticlockwise ? grid['--k'] : 1);
        assert.equal(first['--r'], grid['--rows']);
      }
    }
  });

  it('have a place for each card of a trick', () => {
    assert.deepEqual([...spots(4, 0, true)], [[0, 'at-b'], [1, 'at-r'], [2, 'at-t'], [3, 'at-l']]);
    assert.equal(new Set(spots(6, 3, true).values()).size, 6);
  });
});

describe('cards', () => {
  it('are sorted by suit or by rank, closed ones last', () => {
    assert.deepEqual(bySuit([null, 'TS', '6C', 'AC'], '6789TJQKA'), ['6C', 'AC', 'TS', null]);
    assert.deepEqual(bySuit(['TC', 'KC', 'AC'], '6789JQKTA'), ['KC', 'TC', 'AC']);
    assert.deepEqual(byRank(['9S', '2H', '9C'], '23456789TJQKA'), ['2H', '9C', '9S']);
  });

  it('name a legal action in any order, a gift in its own', () => {
    const legal = ['play 7H 8H', 'play 7H', 'give 6C 7D'];
    assert.equal(actionOf(legal, 'play', ['8H', '7H']), 'play 7H 8H');
    assert.equal(actionOf(legal, 'play', ['8H']), undefined);
    assert.equal(actionOf(legal, 'give', ['7D', '6C'], true), undefined);
    assert.deepEqual([...cardsIn([...legal, 'talon gift', 'bet 7..12'])], ['7H', '8H', '6C', '7D']);
  });

  it('are laid on those that they beat', () => {
    const beaten = { '8D': ['7D', 'JC'], JD: ['JC'], KD: ['QD', '7D'] };
    assert.deepEqual(matched(['8D', 'JD', 'KD'], ['7D', 'QD', 'JC'], beaten), ['7D', 'JC', 'QD']);
  });

  it('beat by rank, by place in the suit, as its six or eight, or as a trump', () => {
    const pairs = [['9D', '9S'], ['JD', '9D'], ['7D', '6D'], ['AD', '6D'], ['6D', '8D'], ['9D', 'AD'], ['AH', '7S']];
    assert.deepEqual(pairs.map(([standing, beating]) => kind(standing, beating)), ['rank', 'lower', 'lower', 'special', 'special', 'higher', 'trump']);
  });
});

describe('words', () => {
  it('say why, with cards and names as people write them', () => {
    use('ru', catalogue('ru'));
    const pen = new Pen([person('Аня'), bot], 0);
    const refusal = { rule: 'OD-FOLLOW', code: 'od-follow', args: { led: 'D', suit: 'D', count: 1, card: 'QS' } };
    assert.match(sentence(pen, refusal), /Д♠/);
    assert.equal(sentence(pen, { rule: 'C-SEAT', code: 'not-your-turn', args: { seat: 1 } }).includes('Иван'), true);
    assert.deepEqual([pen.name(0), pen.proper(0), pen.name(1, 'dat')], ['вы', 'Аня', 'Ивану']);
  });
});

describe('a hint', () => {
  const s = legal => ({ pen: new Pen([person('Ann'), bot], 0), prompt: { legal } });
  const advice = { level: 'strong', action: 'bid 2', reason: null, values: [
    { action: 'bid 2', value: 7.34, error: 0.5 }, { action: 'bid 1', value: 4, error: null }, { action: 'bid 0', value: -3.06, error: 0.1 }, { action: 'bid 3', value: -9, error: 1 }] };

  it('says what the choice and the next best bring on average', () => {
    use('en', catalogue('en'));
    assert.equal(words(s(['bid 0', 'bid 1', 'bid 2', 'bid 3']), advice), 'Hint: bid 2. On average +7.3 in this deal. Otherwise: bid 1 (+4); pass, that is bid 0 (−3.1).');
    use('uk', catalogue('uk'));
    assert.match(words(s(['bid 0', 'bid 2']), advice), /^Підказка: .* \+7,3 за цю здачу\. Інакше: .*−3,1\)\.$/);
    use('en', catalogue('en'));
    const share = { ...advice, values: [{ action: 'bid 2', value: 0.256, error: 0.01 }] };
    assert.equal(words(s(['bid 0', 'bid 2']), share), 'Hint: bid 2. On average +0.26 in this deal.');
  });

  it('says who advises, and where there is no choice', () => {
    use('en', catalogue('en'));
    assert.equal(words(s(['bid 0', 'bid 2']), { ...advice, level: 'steady', values: [] }), 'Hint of the club bot: bid 2.');
    assert.equal(words(s(['bid 2']), { ...advice, values: [] }), 'Hint: bid 2. There is no other choice.');
    assert.equal(words(s(['bid 2..9']), { ...advice, values: [] }), 'Hint: bid 2.');
  });

  it('is about the cards that it names', () => {
    assert.deepEqual([cardsOf('play 7H TD'), cardsOf('bid 2'), cardsOf('talon gift')], [['7H', 'TD'], [], []]);
  });
});

describe('what is told', () => {
  const frames = name => JSON.parse(readFileSync(new URL(`../../protocol/${name}.json`, import.meta.url), 'utf8')).frames;

  for (const name of ['donkey', 'soloist', 'odessa', 'oko']) {
    it(`is every line of the log once, and the result of each deal: ${name}`, async () => {
      use('en', catalogue('en'));
      const heard = [];
      let told = nothingTold();
      let last = null;
      for (const { table, view, prompt } of frames(name)) {
        if (!view) continue;
        last = scene({ table, view, prompt, missed: [] }, { choice: nothingChosen(), rest: null, does: {} });
        const { news, told: now } = newLines(await drawing(table.game), last, told);
        heard.push(...news);
        told = now;
      }
      const game = await drawing(last.info.game);
      const { deals } = last.view.public;
      assert.ok(deals.length > 0);
      const count = (lines, text) => lines.filter(line => line === text).length;
      const lines = deals.flatMap((_, number) => game.log(last, number).map(line => line.text));
      for (const text of lines) assert.equal(count(heard, text), count(lines, text), text);
      for (const number of deals.keys()) assert.equal(heard.filter(line => line.startsWith(`Deal ${number + 1} is over.`)).length, 1);
    });
  }
});

describe('a match of Odessa', () => {
  it('has its deals', () => {
    assert.deepEqual(ladder({ sizes: [1, 2], max_deals: 4, blind_deals: 1 }), [[1, false], [2, false]]);
    assert.deepEqual(ladder({ sizes: null, max_deals: 1, blind_deals: 1 }).map(([size]) => size), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 6]);
  });

  it('lets a trick rest once', () => {
    const game = { lastFinished: view => view };
    assert.deepEqual(justFinished(game, { deal: 0, trick: 1, taker: 2 }, { deal: 0, trick: 2, taker: 0 }), { deal: 0, trick: 2, taker: 0 });
    assert.equal(justFinished(game, { deal: 0, trick: 2, taker: 0 }, { deal: 0, trick: 2, taker: 0 }), null);
  });
});

describe('the time that is left', () => {
  const shown = (dataset, now) => {
    const node = { dataset, textContent: '' };
    fill(({ querySelectorAll: (what) => (what === '[data-until]' ? [node] : []) }), () => now);
    return node.textContent;
  };
  it('is that of the move, and then the reserve', () => {
    const clock = { until: '100', spare: '180', word: 'reserve' };
    assert.equal(shown(clock, 41.5), '0:59 + 3:00');
    assert.equal(shown(clock, 100), 'reserve 3:00');
    assert.equal(shown(clock, 130), 'reserve 2:30');
    assert.equal(shown(clock, 300), 'reserve 0:00');
    assert.equal(shown({ until: '100' }, 130), '0:00');
  });
});
