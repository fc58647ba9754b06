// Beside the board: what was legal at this moment, what came of the deal, the steps in words, the score.
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { column, icon } from '../table/parts.js';
import { capital, rich } from '../table/pen.js';
import { scoreTable } from '../table/score.js';
import { html, nothing, repeat } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Drawing} Drawing */
/** @typedef {import('./frames.js').Frame} Frame */
/** @typedef {import('./scene.js').Place} Place */

/** Most actions that are listed. */
const LISTED = 40;
/** How many steps stand before and after this one in the list. */
const AROUND = 8;

/** An action in words; amounts come as one range. @param {Scene} s @param {string} action */
function worded(s, action) {
  const range = /^bet (\d+)\.\.(\d+)$/.exec(action);
  const text = range ? t('web-replay-bets', { low: Number(range[1]), high: Number(range[2]) }) : s.pen.action(action);
  return rich(capital(text));
}

/** Whether an action is one of an entry: itself, or an amount of its range. @param {string} entry @param {string} action */
export function within(entry, action) {
  const range = /^bet (\d+)\.\.(\d+)$/.exec(entry);
  const amount = /^bet (\d+)$/.exec(action);
  return entry === action || Boolean(range && amount && Number(range[1]) <= Number(amount[1]) && Number(amount[1]) <= Number(range[2]));
}

/**
 * What the seat to act may do, and what it did.
 * @param {Scene} s @param {Frame} frame @param {Frame | undefined} next @param {Place} place
 * @param {import('../table/types.js').Part} verdict what a review says of it
 */
export function legal(s, frame, next, place, verdict) {
  const seat = frame.to_act;
  if (seat === null) return nothing;
  const name = s.pen.label(seat);
  const title = html`${t('web-replay-legal', { name })}`;
  if (!place.all && seat !== place.seat) return column(title, html`<p class="s mute">${t('web-replay-not-seen')}</p>`);
  const done = next?.done?.split(' ').slice(1).join(' ') ?? '';
  const [chosen, others] = [frame.legal.filter(entry => within(entry, done)), frame.legal.filter(entry => !within(entry, done))];
  const shown = [...chosen, ...others].slice(0, LISTED);
  const order = frame.legal.filter(entry => shown.includes(entry));
  const more = frame.legal.length - order.length;
  return html`<div data-legal>${column(title, html`<ul class="lgl">${order.map(entry => html`<li class=${classes('tag', chosen.includes(entry) && 'on')}>${
    chosen.includes(entry) ? html`${icon('check')}<span class="sr">${t('web-replay-chosen')} </span>${worded(s, done)}${entry === done ? nothing : html` <small>(${worded(s, entry)})</small>`}` : worded(s, entry)}</li>`)}${
    more > 0 ? html`<li class="mute s">${t('web-replay-more', { count: more })}</li>` : nothing}</ul>${verdict}`)}</div>`;
}

/** How the deal ended. @param {Scene} s @param {Drawing} game @param {Place} place */
export function ended(s, game, place) {
  if (!s.view.public.deals[place.deal]) return nothing;
  const past = s.view.public.deals[place.deal];
  const counted = html`${game.outcome(s, place.deal)}<p class="acts2"><button type="button" class="btn" data-do="why" @click=${() => s.does.deal?.(place.deal)}>${t('web-count-why')}</button></p>`;
  return html`<div data-outcome>${column(t('deal-ends', { number: place.deal + 1 }), past.redealt ? html`<p class="s">${t('web-replay-redealt')}</p>` : counted)}</div>`;
}

/**
 * The steps around this one in words; each goes there.
 * @param {Place} place @param {number} steps
 * @param {(step: number) => string[]} words
 * @param {(step: number) => void} go
 */
export function list(place, steps, words, go) {
  const from = Math.max(1, Math.min(place.step - AROUND, steps - 2 * AROUND));
  const numbers = Array.from({ length: Math.max(0, Math.min(steps, from + 2 * AROUND) - from + 1) }, (_, by) => from + by);
  return html`<section class="panel stp"><h2>${t('web-replay-steps')}</h2>${steps === 0 ? html`<p class="s mute">${t('web-replay-no-steps')}</p>` : nothing}
    <ol start=${from}>${repeat(numbers, number => number, number => html`<li class=${classes(number > place.step && 'later')}><button type="button" data-step=${number}
      aria-current=${number === place.step ? 'step' : nothing} @click=${() => go(number)}>${words(number).map(line => html`<span>${rich(line)}</span>`)}</button></li>`)}</ol></section>`;
}

/** @param {Scene} s @param {Drawing} game */
export const score = (s, game) => scoreTable(s, game, 8);
