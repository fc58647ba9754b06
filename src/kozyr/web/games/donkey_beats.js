// What beats what in Donkey, as the server says it: drawn for the chosen cards and for those that stand.
import { chip, suitChip } from '../cards.js';
import { t } from '../i18n.js';
import { column, icon, picture } from '../table/parts.js';
import { asSet, bySuit } from '../table/sort.js';
import { html, nothing } from '../vendor/lit.js';
import { ranks } from './donkey_story.js';

/** @typedef {import('../table/types.js').Scene} Scene */

/** Whether an answer beats, as the server says. @param {Scene} s @param {string} action */
export function answerOf(s, action) {
  const wanted = asSet(action.split(' ').slice(1));
  return Object.entries(s.prompt?.answers ?? {}).find(([cards]) => asSet(cards.split(' ')) === wanted)?.[1];
}

/** Which of the chosen cards lies on which standing one, and why it may. @param {Scene} s @param {any} deal */
export function pairs(s, deal) {
  const standing = /** @type {string[]} */ (bySuit(deal.standing, ranks));
  const over = matched(standing, s.choice.cards, s.prompt?.beaten ?? {});
  return html`<ul class="pairs n${standing.length}">${standing.map((name, place) => html`<li class="pair"><span class="pp">${picture(name, 'beaten')}${picture(over[place], 'over')}</span>
    <span class="by">${icon('check')}<b>${t(`web-dk-by-${kind(name, over[place])}`, { rank: s.pen.rank(over[place][0]) })}</b></span></li>`)}</ul>`;
}

/**
 * By what a card that beats another does so.
 * @param {string} standing @param {string} beating
 * @returns {'rank' | 'trump' | 'special' | 'lower' | 'higher'}
 */
export function kind(standing, beating) {
  if (standing[0] === beating[0]) return 'rank';
  if (standing[1] !== beating[1]) return 'trump';
  const below = ranks.indexOf(standing[0]) - ranks.indexOf(beating[0]);
  if (below !== 1 && '68'.includes(beating[0])) return 'special';
  return below > 0 ? 'lower' : 'higher';
}

/**
 * Gives each standing card one that beats it; any way of doing so will do.
 * @param {readonly string[]} standing @param {readonly string[]} cards @param {Record<string, string[]>} beaten
 * @returns {string[]}
 */
export function matched(standing, cards, beaten) {
  const [first, ...rest] = standing;
  if (first === undefined) return [];
  for (const name of cards) {
    if (beaten[first] && !beaten[first].includes(name)) continue;
    const others = matched(rest, cards.filter(other => other !== name), beaten);
    if (others.length === rest.length) return [name, ...others];
  }
  return standing.length === cards.length ? [...cards] : [];
}

/** What beats a card, suit by suit. @param {Scene} s @param {string} name */
function beating(s, name) {
  const cards = s.prompt?.beaten?.[name] ?? [];
  if (cards.length === 0) return t('web-dk-nothing');
  return ['C', 'D', 'H', 'S'].map(suit => {
    const some = /** @type {string[]} */ (bySuit(cards.filter(other => other[1] === suit), ranks));
    if (some.length === 0) return nothing;
    if (some.length >= 8) return html`<span class="any">${t('web-dk-any')} ${suitChip(suit)}</span> `;
    return some.map(other => html`<span class="any">${chip(other)}</span> `);
  });
}

/** A row for each card with what beats it. @param {Scene} s @param {readonly string[]} names */
export const beatenRows = (s, names) => html`<ul class="beats">${bySuit(names, ranks).map(name => html`<li><span>${chip(/** @type {string} */ (name))}</span><i aria-hidden="true">←</i><span>${beating(s, /** @type {string} */ (name))}</span></li>`)}</ul>`;

/** What beats the chosen cards or those that stand, for the right column. @param {Scene} s */
export function beatenTable(s) {
  const { deal } = s.view.public;
  if (!s.prompt?.beaten || deal?.phase !== 'play') return nothing;
  const names = deal.standing.length > 0 ? deal.standing : s.choice.cards;
  return names.length > 0 ? column(t('web-dk-what-beats'), beatenRows(s, names)) : nothing;
}
