// What happened in a deal of Oko, in words.
import { chip } from '../cards.js';
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { rich } from '../table/pen.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Line} Line */
/** @typedef {{ seat: number, action: string }} Event */

const RANKS = '9TJQKA';

/** A kind of hand with its value: "two of a suit, 21". @param {Scene} s @param {string} kind @param {number} value */
export function handWorth(s, kind, value) {
  const rank = kind.endsWith('_rank') ? s.pen.rank(RANKS[value]) : '';
  return t(`kind-${kind}`.replaceAll('_', '-'), { value, rank });
}

/** @param {Scene} s @param {number} number @returns {Line[]} */
export function log(s, number) {
  const { deals, deal: current, options } = s.view.public;
  const deal = number < deals.length ? deals[number] : current;
  if (!deal) return [];
  const events = /** @type {Event[]} */ (deal.events);
  return [
    { seat: deal.dealer, head: true, text: s.pen.tell('ok-deals', deal.dealer, { ante: options.ante }) },
    ...events.map((event, place) => ({ seat: event.seat, text: told(s, event, events.slice(0, place)) })),
    ...(number < deals.length ? ending(s, deal) : []),
  ];
}

/** @param {Scene} s @param {Event} event @param {readonly Event[]} before */
function told(s, event, before) {
  const [verb, amount] = event.action.split(' ');
  if (verb === 'open' || verb === 'stand') {
    const cards = 2 + before.filter(other => other.seat === event.seat && other.action === 'open').length;
    return s.pen.tell(`ok-${verb}s`, event.seat, { cards });
  }
  if (verb !== 'bet') return s.pen.tell(verb === 'pass' ? 'ok-passes' : 'ok-calls', event.seat);
  return s.pen.tell(betBefore(before) ? 'ok-raises' : 'ok-bets', event.seat, { chips: Number(amount) });
}

/** Whether somebody has bet in this round already. @param {readonly Event[]} before */
function betBefore(before) {
  const seen = new Set(before.map(event => event.seat));
  const gone = new Set(before.filter(event => event.action === 'pass' || event.action === 'stand').map(event => event.seat));
  if (seen.size === gone.size) return false;
  for (const event of [...before].reverse()) {
    if (event.action === 'open' || event.action === 'stand') return false;
    if (event.action.startsWith('bet')) return true;
  }
  return false;
}

/** Who took what. @param {Scene} s @param {any} deal @returns {Line[]} */
function ending(s, deal) {
  return deal.details.won.flatMap((/** @type {number} */ chips, /** @type {number} */ seat) =>
    (chips > 0 ? [{ seat, text: s.pen.tell('web-ok-wins', seat, { count: chips }) }] : []));
}

/** The showdown, what each won and what it changed. @param {Scene} s @param {number} number */
export function outcome(s, number) {
  const past = s.view.public.deals[number];
  const { details } = past;
  const shown = new Map(details.shown.map(/** @param {any} hand */ hand => [hand.seat, hand]));
  const rows = past.scores.map((/** @type {number} */ change, /** @type {number} */ seat) => {
    const hand = /** @type {any} */ (shown.get(seat));
    if (!change && !details.won[seat] && !hand) return nothing;
    return html`<li class=${classes(details.won[seat] > 0 && 'won')}><b>${s.pen.label(seat)}</b>
      <span>${hand ? html`${hand.cards.split(' ').map(chip)} ${handWorth(s, hand.kind, hand.value)}` : t('web-ok-not-shown')}</span>
      <b class=${classes('num', change < 0 && 'neg')}>${s.pen.signed(change)}</b></li>`;
  });
  return html`<ul class="outcome">${rows}</ul>
    <p class="xs mute">${t('ok-pot-was', { chips: details.pot })}. ${rich(note(s, number), s.does.rule)}</p>`;
}

/** What each put in and got, and the parts of the pot. @param {Scene} s @param {number} number */
export function account(s, number) {
  const { paid, returned, pots, details } = s.view.public.deals[number];
  const shown = new Map(details.shown.map(/** @param {any} hand */ hand => [hand.seat, hand]));
  const seats = [...paid.keys()].filter(seat => paid[seat] > 0).map(seat => {
    const hand = /** @type {any} */ (shown.get(seat));
    /** @type {import('../table/types.js').Account['rows']} */
    const rows = [[t('web-ok-count-paid'), '', s.pen.minus(-paid[seat] - returned[seat])]];
    if (returned[seat]) rows.push([t('web-ok-count-back'), `${t('web-ok-count-back-why')} OK-POTS`, s.pen.signed(returned[seat])]);
    pots.forEach((/** @type {Pot} */ pot, /** @type {number} */ place) => {
      if (pot.won[seat]) rows.push([potName(pots, place), potWhy(details, pot), s.pen.signed(pot.won[seat])]);
    });
    const head = hand ? html`<p>${hand.cards.split(' ').map(chip)}</p><p class="s">${rich(`${handWorth(s, hand.kind, hand.value)} OK-HAND`, s.does.rule)}</p>` : html`<p class="s mute">${t('web-ok-not-shown')}</p>`;
    return { seat, head, rows };
  });
  return { seats, more: potTable(s, pots) };
}

/** @typedef {{ chips: number, level: number, seats: number[], won: number[] }} Pot */

/** @param {Pot[]} pots @param {number} place */
const potName = (pots, place) => (pots.length === 1 ? t('web-ok-pot-title') : t('web-ok-count-pot', { number: place + 1 }));

/** Why a part of the pot was won. @param {any} details @param {Pot} pot */
function potWhy(details, pot) {
  if (details.shown.length === 0) return `${t('web-ok-count-last')} OK-LAST`;
  if (pot.seats.length === 1) return `${t('web-ok-count-alone')} OK-POTS`;
  const equal = pot.won.filter(chips => chips > 0).length > 1;
  return equal ? `${t('web-ok-count-equal')} OK-SPLIT` : `${t('web-ok-count-best')} OK-HAND`;
}

/** Who matched which part. @param {Scene} s @param {Pot[]} pots */
const potTable = (s, pots) => html`<section class="panel"><h2>${t('web-ok-count-pots')}</h2><table class="n pots"><thead><tr><th></th><th>${t('ok-col-chips')}</th><th>${t('web-ok-count-matched')}</th></tr></thead><tbody>${
  pots.map((pot, place) => html`<tr><td>${potName(pots, place)}<small class="mute"> ${t('web-ok-count-level', { level: pot.level })}</small></td><td>${pot.chips}</td><td>${pot.seats.map(seat => html`<span class=${classes('mtc', pot.won[seat] > 0 && 'won')}>${s.pen.label(seat)}</span> `)}</td></tr>`)}</tbody></table>
  <p class="xs mute">${rich(`${t('web-ok-count-note')} OK-POTS`, s.does.rule)}</p></section>`;

/** Why it was shown or not, and shared. @param {Scene} s @param {number} number */
function note(s, number) {
  const past = s.view.public.deals[number];
  const { details } = past;
  if (details.shown.length === 0) return t('ok-no-showdown');
  if (details.won.filter(/** @param {number} chips */ chips => chips > 0).length > 1) return t('ok-shared', { why: shared(past.pots) });
  const passed = past.events.some(/** @param {Event} event */ event => event.action === 'pass');
  return passed && details.shown.length === 2 && s.view.public.options.showdown_at_two !== 'off' ? t('ok-two-left') : '';
}

/** How a pot comes to several seats. @param {Pot[]} pots */
function shared(pots) {
  const equal = pots.some(pot => pot.won.filter(chips => chips > 0).length > 1);
  return !equal ? 'parts' : pots.length > 1 ? 'both' : 'equal';
}
