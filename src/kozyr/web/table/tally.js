// The score over all the matches of a table.
import { classes } from '../dom.js';
import { minus, t } from '../i18n.js';
import { GAMES } from '../routes.js';
import { html, nothing } from '../vendor/lit.js';

/**
 * @param {import('./types.js').TableInfo} info @param {import('./pen.js').Pen} pen
 * @param {number} [least] how many matches there must be to be told of
 */
export function tally(info, pen, least = 1) {
  const { tallies } = info;
  if (Math.max(0, ...tallies.map(one => one.played)) < least) return nothing;
  const games = GAMES.filter(game => tallies.some(one => game in one.sums));
  const rows = [...tallies].sort((a, b) => b.won - a.won || a.played - b.played);
  const name = /** @param {typeof rows[number]} one */ one => one.name ?? (one.seat === null ? t('web-seat-bot') : pen.proper(one.seat));
  return html`<section class="panel score tally" data-tally><h2>${t('web-tally')}</h2><table class="n">
    <thead><tr><th>${t('web-replay-player')}</th><th>${t('web-tally-played')}</th><th>${t('web-tally-won')}</th>${games.map(game => html`<th>${t(`game-${game}`)}</th>`)}</tr></thead>
    <tbody>${rows.map(one => html`<tr class=${classes(one.seat !== null && one.seat === info.you && 'you')}><td>${name(one)}</td><td>${one.played}</td><td>${one.won}</td>${
      games.map(game => html`<td class=${classes((one.sums[game] ?? 0) < 0 && 'neg')}>${game in one.sums ? minus(one.sums[game]) : '·'}</td>`)}</tr>`)}</tbody></table></section>`;
}
