// How a deal was counted: for each seat every number with its reason and rule, and the match so far as a chart.
import { classes, style } from '../dom.js';
import { minus, signed, t } from '../i18n.js';
import { html, nothing, svg } from '../vendor/lit.js';
import { icon } from './parts.js';
import { rich } from './pen.js';
import { avatar, colour } from './plates.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */
/** @typedef {import('./types.js').Account} Account */

/** Deals that may be leafed through. @param {Scene} s @param {Drawing} game @param {number} number @param {(number: number) => void} show */
export function dealSheet(s, game, number, show) {
  const last = s.view.public.deals.length - 1;
  if (last < 0) return html`<p class="mute">${t('no-log')}</p>`;
  const place = Math.min(number, last);
  const step = /** @param {number} by @param {import('./types.js').Part} label */ (by, label) => {
    const off = place + by < 0 || place + by > last;
    return html`<button type="button" class="btn" data-step=${by} aria-disabled=${off ? 'true' : nothing} @click=${() => { if (!off) show(place + by); }}>${label}</button>`;
  };
  return html`${account(s, game, place)}${course(s, game, place)}
    <div class="nav">${step(-1, html`${icon('prev')} ${t('web-earlier')}`)}<span class="mute s">${t('web-deal-number', { number: place + 1 })}</span>${step(1, html`${t('web-later')} ${icon('next')}`)}</div>`;
}

/** Everything about one complete deal. @param {Scene} s @param {Drawing} game @param {number} number */
export function account(s, game, number) {
  const past = s.view.public.deals[number];
  if (past.redealt) return html`<section class="panel">${game.outcome(s, number)}</section>`;
  const { seats, more } = game.account(s, number);
  return html`<div class="accs" data-account=${number}>${seats.map(one => seatAccount(s, game, number, one))}</div>${more}`;
}

/** @param {Scene} s @param {Drawing} game @param {number} number @param {Account} one */
function seatAccount(s, game, number, { seat, head, rows }) {
  const score = s.view.public.deals[number].scores[seat];
  const [before, after] = [totals(s, number)[seat], totals(s, number + 1)[seat]];
  const bad = game.lowWins ? score > 0 : score < 0;
  return html`<article class="panel acc" data-seat=${seat}>
    <header>${avatar(s, seat)}<h3>${s.pen.label(seat)}</h3><p class="tot"><span class="mute">${minus(before)}</span> <span aria-hidden="true">→</span> <b>${minus(after)}</b></p></header>
    ${head ? html`<div class="hd2">${head}</div>` : nothing}
    <ul>${rows.map(([label, why, amount]) => html`<li><b>${label}</b><span>${typeof why === 'string' ? rich(why, s.does.rule) : why}</span><i>${amount}</i></li>`)}
      <li class="sum"><b>${t('web-count-deal')}</b><span></span><i class=${classes(bad && 'neg')}>${signed(score)}</i></li></ul></article>`;
}

/** Totals before a deal; for the number of complete deals: now. @param {Scene} s @param {number} number @returns {number[]} */
function totals(s, number) {
  const later = s.view.public.deals.slice(number);
  return s.view.public.totals.map((/** @type {number} */ total, /** @type {number} */ seat) =>
    later.reduce((/** @type {number} */ sum, /** @type {any} */ past) => sum - past.scores[seat], total));
}

const [WIDE, HIGH, EDGE] = [300, 120, 6];

/** The match up to a deal: a line for each seat. @param {Scene} s @param {Drawing} game @param {number} number */
function course(s, game, number) {
  const steps = Array.from({ length: number + 2 }, (_, step) => totals(s, step));
  const [low, high] = [Math.min(0, ...steps.flat()), Math.max(1, ...steps.flat())];
  const x = /** @param {number} step */ step => EDGE + (step * (WIDE - 2 * EDGE)) / (steps.length - 1);
  const y = /** @param {number} total */ total => HIGH - EDGE - ((total - low) * (HIGH - 2 * EDGE)) / (high - low);
  const seats = [...steps[0].keys()];
  const spoken = seats.map(seat => `${s.pen.label(seat)} ${minus(steps[number + 1][seat])}`).join(', ');
  return html`<section class="panel course"><h2>${t('web-count-course')}<small class="mute"> ${t(game.unit)}</small></h2>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${`${t('web-deal-number', { number: number + 1 })}: ${spoken}`}>
      ${svg`<path class="zero" d="M0 ${y(0)}H${WIDE}"></path>`}
      ${seats.map(seat => svg`<polyline ${style({ stroke: colour(seat) })} points=${steps.map((row, step) => `${x(step)},${y(row[seat])}`).join(' ')}></polyline>
        <circle ${style({ fill: colour(seat) })} cx=${x(number + 1)} cy=${y(steps[number + 1][seat])} r="4"></circle>`)}</svg>
    <ul class="legend">${seats.map(seat => html`<li><i ${style({ background: colour(seat) })}></i>${s.pen.label(seat)} <b>${minus(steps[number + 1][seat])}</b></li>`)}</ul></section>`;
}
