// The running score: deal by deal, and the totals.
import { classes } from '../dom.js';
import { minus, signed, t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */

/** Seats beside each other; more than that stand in rows. */
const ACROSS = 6;

/** Letters of a word that a column has room for; longer ones stand upright. @param {number} seats */
const room = seats => Math.floor(32 / seats) - 2;

/** @param {Scene} s @param {Drawing} game @param {number} [most] deals shown, the last ones; all where it is left out */
export function scoreTable(s, game, most = Infinity) {
  const { deals, seats, totals } = s.view.public;
  const order = Array.from({ length: seats }, (_, step) => ((s.me ?? 0) + step) % seats);
  const title = html`<h2>${t('web-sheet-score')}<small class="mute"> ${t(game.unit)}</small></h2>`;
  if (seats > ACROSS) {
    return html`<section class="panel">${title}<table class="n"><tbody>${order.map(seat => html`<tr><td>${s.pen.label(seat)}</td><td>${minus(totals[seat])}</td></tr>`)}</tbody></table>
      <p class="xs mute">${game.scoreNote(s)}</p></section>`;
  }
  const first = Math.max(0, deals.length - most);
  const long = order.some(seat => s.pen.label(seat).split(/[ -]/).some(word => word.length > room(seats)));
  return html`<section class=${classes('panel score', (seats > 4 || long) && 'wide')}>${title}<table class="n">
    <thead><tr><th>${t('col-deal')}</th>${order.map(seat => html`<th title=${s.pen.proper(seat)}><span>${s.pen.label(seat)}</span></th>`)}</tr></thead>
    <tbody>${first > 0 ? html`<tr><td colspan=${seats + 1}>…</td></tr>` : nothing}${deals.slice(first).map((/** @type {any} */ deal, /** @type {number} */ place) => html`<tr><td>${dealLink(s, first + place)}</td>${
      order.map(seat => html`<td class=${classes(deal.scores[seat] < 0 && 'neg')}>${deal.redealt ? '·' : signed(deal.scores[seat])}</td>`)}</tr>`)}
      <tr class="tot"><td>${t('col-total')}</td>${order.map(seat => html`<td>${minus(totals[seat])}</td>`)}</tr></tbody></table>
    <p class="xs mute">${game.scoreNote(s)}</p></section>`;
}

/** The number of a deal, which opens how it was counted. @param {Scene} s @param {number} number */
const dealLink = (s, number) => (!s.does.deal ? number + 1 : html`<button type="button" class="lnk" data-deal=${number} aria-label=${`${t('web-sheet-deal')}: ${t('web-deal-number', { number: number + 1 })}`} @click=${() => s.does.deal?.(number)}>${number + 1}</button>`);

/** (place, seat) from the first to the last; the winners come first, equals share a place. @param {Scene} s @param {Drawing} game */
export function ranking(s, game) {
  const { totals, winners, seats } = s.view.public;
  const key = /** @param {number} seat */ seat => (winners.includes(seat) ? -1e9 : 0) + (game.lowWins ? totals[seat] : -totals[seat]);
  const order = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => key(a) - key(b));
  /** @type {[number, number][]} */
  const places = [];
  for (const [count, seat] of order.entries()) {
    const last = places.at(-1);
    places.push([last && key(last[1]) === key(seat) ? last[0] : count + 1, seat]);
  }
  return places;
}
