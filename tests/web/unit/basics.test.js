// Addresses, settings and words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { decimal, fixed, has, minus, preferred, signed, t, use } from '../../../src/kozyr/web/i18n.js';
import { route, tablePath } from '../../../src/kozyr/web/routes.js';
import { DEFAULTS, get, parse, set } from '../../../src/kozyr/web/settings.js';

// Lit wants something like a document when it is loaded, and these tests draw nothing.
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}), documentElement: { dataset: {} } };
const { cardName, rankName } = await import('../../../src/kozyr/web/cards.js');
delete globalThis.document;

const at = path => route(new URL(path, 'http://kozyr.test'));
const catalogue = code => readFileSync(new URL(`../../../src/kozyr/i18n/${code}.ftl`, import.meta.url), 'utf8');

describe('addresses', () => {
  it('name the parts of the page', () => {
    assert.deepEqual(at('/'), { page: 'home' });
    assert.deepEqual(at('/new/oko'), { page: 'new', game: 'oko', friends: false, table: null, now: null });
    assert.deepEqual(at('/new/oko?table=k2m9'), { page: 'new', game: 'oko', friends: false, table: 'k2m9', now: null });
    assert.deepEqual(at('/new/oko?friends'), { page: 'new', game: 'oko', friends: true, table: null, now: null });
    assert.deepEqual(at('/move/g.1.t'), { page: 'move', token: 'g.1.t' });
    assert.deepEqual(at('/t/a-1_B#key'), { page: 'table', id: 'a-1_B', key: 'key' });
    assert.deepEqual(at('/t/a1'), { page: 'table', id: 'a1', key: null });
  });

  it('are lost otherwise', () => {
    for (const path of ['/t', '/t/', '/new', '/new/chess', '/x', '/t/a/b', '/new/oko/x/y']) assert.deepEqual(at(path), { page: 'lost' }, path);
  });

  it('lead back', () => {
    assert.deepEqual(at(tablePath('a1', 'k#?')), { page: 'table', id: 'a1', key: 'k#?' });
    assert.equal(tablePath('a1'), '/t/a1');
  });
});

describe('settings', () => {
  it('are read with care', () => {
    assert.deepEqual(parse(null), DEFAULTS);
    assert.deepEqual(parse('not json'), DEFAULTS);
    assert.deepEqual(parse('[1]'), DEFAULTS);
    assert.deepEqual(parse('{"theme":"pink","suits":"2","confirm":"yes","sound":true,"more":1}'), { ...DEFAULTS, suits: '2', sound: true });
  });

  it('are kept', () => {
    set('cards', 'large');
    assert.equal(get().cards, 'large');
  });
});

describe('words', () => {
  it('are of the first language that there is', () => {
    assert.equal(preferred(['fr-CA', 'uk-UA', 'ru']), 'uk');
    assert.equal(preferred(['fr']), 'en');
    assert.equal(preferred([]), 'en');
  });

  it('have the plural forms of Python’s', () => {
    const said = {
      en: ['1 seat free', '2 seats free', '5 seats free', '21 seats free'],
      ru: ['1 место свободно', '2 места свободны', '5 мест свободно', '21 место свободно'],
      uk: ['1 місце вільне', '2 місця вільні', '5 місць вільно', '21 місце вільне'],
    };
    for (const [code, expected] of Object.entries(said)) {
      use(code, catalogue(code));
      assert.deepEqual([1, 2, 5, 21].map(count => t('web-free-seats', { count })), expected);
    }
  });

  it('name cards and numbers', () => {
    const names = { en: ['10', 'J', '10 of spades', 'queen of hearts'], ru: ['10', 'В', '10 пик', 'дама червей'], uk: ['10', 'В', '10 пік', 'дама черв'] };
    for (const [code, expected] of Object.entries(names)) {
      use(code, catalogue(code));
      assert.deepEqual([rankName('T'), rankName('J'), cardName('TS'), cardName('QH')], expected);
    }
    assert.equal(minus(-10), '−10');
    assert.deepEqual([signed(20), signed(-3), signed(0)], ['+20', '−3', '0']);
    const all = () => [fixed(7.3), fixed(-0.254), fixed(-0.001), fixed(2.5, 'exceptZero'), decimal(-0.25, 1), minus(-1500)];
    use('en', '');
    assert.deepEqual(all(), ['7.30', '−0.25', '0.00', '+2.50', '−0.3', '−1500']);
    for (const code of ['ru', 'uk']) {
      use(code, '');
      assert.deepEqual(all(), ['7,30', '−0,25', '0,00', '+2,50', '−0,3', '−1500']);
    }
  });

  it('that are missing show as their id', () => {
    assert.equal(has('web-nothing'), false);
    assert.equal(t('web-nothing'), 'web-nothing');
  });
});
