// Oko at the table. What happened is in oko_story.js.
import { classes, style } from '../dom.js';
import { t } from '../i18n.js';
import { actButton, column, panel, timeLeft, withRule } from '../table/parts.js';
import { rich } from '../table/pen.js';
import { html, live, nothing } from '../vendor/lit.js';
import { handWorth } from './oko_story.js';

export { account, log, outcome } from './oko_story.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Tap} Tap */

export const unit = 'unit-chips';
export const lowWins = false;
export const ranks = '9TJQKA';
export const anticlockwise = false;
export const hasTricks = false;
/** @type {import('../table/types.js').Drawing['scorePlace']} */
export const scorePlace = null;

/** More chips than this leave no room for the picture of one; nor does "all in". */
const MUCH = 9999;

/** Kinds of hands from weak to strong (OK-HAND). */
const KINDS = ['high', 'two_suit', 'three_suit', 'three_rank', 'four_suit', 'four_rank'];

/** @param {Scene} s */
export function phase(s) {
  const { deal } = s.view.public;
  return deal ? t(`ok-stage-${deal.phase}`, { cards: deal.stage }) : '';
}

/** @type {import('../table/types.js').Drawing['many']} */
export const many = s => s.view.public.options.deals;

/** @param {Scene} s */
export const line = s => phase(s);

const chip = html`<span class="chip" aria-hidden="true"></span>`;

/** A seat that has no chips and no part in the deal. @param {any} deal @param {number} seat */
const isOut = (deal, seat) => !deal.live[seat] && !deal.passed[seat];

/** @param {Scene} s @param {number} seat */
export function plate(s, seat) {
  const { deal, totals } = s.view.public;
  if (!deal) return html`${chip}<b>${totals[seat]}</b>`;
  if (isOut(deal, seat)) return seatState(deal, seat);
  const much = deal.chips[seat] > MUCH;
  return html`${much || deal.all_in[seat] ? nothing : chip}<b class=${classes(much && 'much')}>${deal.chips[seat]}</b><i class="sp"></i>${seatState(deal, seat)}`;
}

/** @param {any} deal @param {number} seat */
function seatState(deal, seat) {
  if (deal.passed[seat]) return html`<span class="tag">${t('web-ok-passed')}</span>`;
  if (!deal.live[seat]) return html`<span class="tag">${t('is-out')}</span>`;
  if (deal.all_in[seat]) return html`<span class="tag warn">${t('web-ok-all-in')}</span>`;
  return opened(deal.opened[seat]);
}

/** Four little cards, the opened ones light. @param {number} count */
const opened = count => html`<span class="cc" role="img" aria-label=${t('web-ok-opened', { count })}>${[0, 1, 2, 3].map(place => html`<i class=${place < count ? 'o' : ''}></i>`)}</span>`;

/** @param {Scene} s @param {number} seat */
export function marks(s, seat) {
  const { deal } = s.view.public;
  return { out: Boolean(deal && !deal.live[seat]) };
}

export const backs = () => 0;

/** What the seat has put in in this round, or that it stands. @param {Scene} s @param {number} seat */
export function under(s, seat) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  if (deal.bets[seat] > 0) return html`<span class="bet2">${chip}${deal.bets[seat]}</span>`;
  if (deal.stood[seat] && deal.live[seat]) return html`<span class="stn">${t('ok-state-stands', { cards: deal.opened[seat] })}</span>`;
  return html`<span class="bet2 no"></span>`;
}

/** @param {Scene} s */
export function own(s) {
  const { deal, totals } = s.view.public;
  const me = s.me ?? 0;
  const { kind, value } = s.view.private;
  const title = html`<span class="hide-p">${t(s.view.to_act === me ? 'web-your-turn' : 'web-you')}</span>`;
  const worth = deal && !isOut(deal, me) && kind !== null ? html`<span class="val">${handWorth(s, kind, value)}</span>` : nothing;
  const bet = deal?.bets[me] ? html`<span class="mine">${t('web-ok-in', { count: deal.bets[me] })}</span>` : nothing;
  const gone = deal && (deal.passed[me] || isOut(deal, me)) ? seatState(deal, me) : nothing;
  return { title, row: html`${chip}<b>${deal ? deal.chips[me] : totals[me]}</b>${bet}${gone}${worth}` };
}

/** @param {Scene} s */
export function middle(s) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  return html`<div class="pot"><span class="stack" aria-hidden="true"><i></i><i></i><i></i><i></i></span><b>${deal.pot}</b><span>${t('web-ok-pot')}</span></div>`;
}

/** The lowest and the highest amount. @param {Scene} s @returns {[number, number] | null} */
function range(s) {
  const entry = s.prompt?.legal.find(action => action.startsWith('bet '));
  if (!entry) return null;
  const [low, high = low] = entry.slice(4).split('..').map(Number);
  return [low, high];
}

/** @param {Scene} s */
const owed = s => {
  const { deal } = s.view.public;
  const me = s.me ?? 0;
  return Math.min(deal.highest - deal.bets[me], deal.chips[me]);
};

/** @param {Scene} s */
export function asks(s) {
  const { deal } = s.view.public;
  if (!deal) return '';
  if (deal.phase === 'open') return t('ok-ask-open', { card: deal.stage });
  if (!deal.highest) return t('web-ok-ask-bet');
  return t(range(s) ? 'web-ok-ask-raise' : 'web-ok-ask-call', { count: owed(s) });
}

/** @param {Scene} s */
export function question(s) {
  const { deal } = s.view.public;
  if (!deal || !s.prompt) return nothing;
  return deal.phase === 'open' ? askOpen(s, deal) : askBet(s, deal);
}

/** @param {Scene} s @param {any} deal */
const askOpen = (s, deal) => panel(s, {
  title: asks(s), name: 'okq',
  body: html`<p class="s mute">${withRule(s, t('web-ok-note-stand'), 'OK-STAND')}</p>
    <div class="acts two">${actButton(s, 'stand', t('web-ok-stand', { count: deal.opened[s.me ?? 0] }))}${actButton(s, 'open', t('web-ok-open'), { main: true })}</div>`,
});

/** @param {Scene} s @param {any} deal */
function askBet(s, deal) {
  const amounts = range(s);
  const call = s.prompt?.legal.includes('call');
  const amount = amounts ? Math.min(Math.max(s.choice.amount ?? first(deal, amounts), 0), 1e6) : 0;
  const fits = amounts !== null && amount >= amounts[0] && amount <= amounts[1];
  const label = t(deal.highest ? 'web-ok-raise' : 'web-ok-bet', { count: amount });
  return panel(s, {
    title: asks(s), name: 'okq', aside: html`${amounts ? html`<span class="mute s upto">${t('web-ok-up-to', { count: amounts[1] })}</span>` : nothing}${timeLeft(s)}`,
    body: html`${amounts && amounts[0] < amounts[1] ? chooser(s, deal, amounts, amount) : nothing}
      ${amounts && !fits ? html`<p class="s bad" id="range">${t('web-ok-range', { low: amounts[0], high: amounts[1] })}</p>` : nothing}
      <div class=${classes('acts', !(call && amounts) && 'two')}>${actButton(s, 'pass', t('web-ok-pass'))}${
        call ? actButton(s, 'call', t(owed(s) === deal.chips[s.me ?? 0] ? 'web-ok-call-all' : 'web-ok-call', { count: owed(s) }), { main: !amounts }) : nothing}${
        amounts ? actButton(s, `bet ${amount}`, label, { main: true, off: !fits }) : nothing}</div>`,
    why: deal.closed ? rich(t('ok-note-two'), s.does.rule) : nothing,
  });
}

/** The amount offered at first. @param {any} deal @param {[number, number]} amounts */
const first = (deal, [low, high]) => Math.min(high, Math.max(low, deal.highest ? deal.highest * 2 : low));

/** Steps, typing, a slider and some usual amounts. @param {Scene} s @param {any} deal @param {[number, number]} amounts @param {number} amount */
function chooser(s, deal, [low, high], amount) {
  const set = /** @param {number} value */ value => s.does.choose({ amount: value });
  const fit = /** @param {number} value */ value => Math.min(high, Math.max(low, value));
  const step = /** @param {number} by */ by => html`<button type="button" class="btn" data-step=${by} aria-label=${t(by < 0 ? 'web-ok-less' : 'web-ok-more', { count: Math.abs(by) })} @click=${() => set(fit(amount + by))}>${s.pen.signed(by)}</button>`;
  const typed = /** @param {Event} event */ event => {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    set(/^\d+$/.test(value.trim()) ? Number(value) : 0);
  };
  const usual = [[low, 'min'], [fit(Math.round(deal.pot / 2)), 'half'], [fit(deal.pot), 'pot'], [high, 'all']];
  return html`<div class="steps">${step(-5)}${step(-1)}<label class="amt"><span class="sr">${t('web-ok-amount')}</span><input inputmode="numeric" autocomplete="off" maxlength="6" .value=${live(String(amount))}
      aria-describedby="range" @input=${typed} @keydown=${/** @param {KeyboardEvent} event */ event => { if (event.key === 'Enter' && amount >= low && amount <= high) s.does.act(`bet ${amount}`); }}></label>${step(1)}${step(5)}</div>
    <input class="rng" type="range" min=${low} max=${high} .value=${live(String(fit(amount)))} aria-label=${t('web-ok-slider', { low, high })} ${style({ '--v': `${(100 * (fit(amount) - low)) / (high - low)}%` })}
      @input=${/** @param {Event} event */ event => set(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
    <div class="pre">${usual.map(([value, name]) => html`<button type="button" @click=${() => set(Number(value))}>${t(`web-ok-${name}`)} ${value}</button>`)}</div>`;
}

/** @returns {string} */
export const state = () => '';

/** @returns {Tap} */
export const tap = () => null;

/** @param {Scene} s */
export const hand = s => s.view.hand ?? [];

export const grouped = () => false;

/** @returns {import('../table/types.js').Shown[]} */
export const tricks = () => [];

/** @returns {ReturnType<import('../table/types.js').Drawing['lastFinished']>} */
export const lastFinished = () => null;

/** @param {Scene} s */
export function side(s) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  return html`${strengths(s)}${column(t('web-ok-pot-title'), html`<table class="n"><thead><tr><td></td><th>${t('ok-col-round')}</th><th>${t('ok-col-paid')}</th><th>${t('ok-col-chips')}</th></tr></thead><tbody>${
    deal.live.map((/** @type {boolean} */ lives, /** @type {number} */ seat) => html`<tr class=${lives ? '' : 'mute'}><td>${s.pen.label(seat)}</td><td>${lives ? deal.bets[seat] : ''}</td><td>${deal.paid[seat] || ''}</td><td>${deal.chips[seat]}</td></tr>`)}</tbody></table>
    <p class="xs mute">${closesAtTwo(s, deal) ? html`${rich(t('web-ok-two-note'), s.does.rule)} ` : nothing}${t('web-ok-chips-note')}</p>`)}`;
}

/** Whether the betting closes as soon as two are left: only in a deal that more have begun (OK-TWO). @param {Scene} s @param {any} deal */
const closesAtTwo = (s, deal) => s.view.public.options.showdown_at_two !== 'off' && deal.live.filter((/** @type {boolean} */ lives, /** @type {number} */ seat) => lives || deal.passed[seat]).length > 2;

/** @param {Scene} s */
export function strengths(s) {
  const { kind, value } = s.view.private;
  return column(t('web-ok-strengths'), html`<ol class="rk">${KINDS.map(name => html`<li class=${classes(name === kind && 'me-h')}>${t(`web-ok-kind-${name.replace('_', '-')}`)}<span>${name === kind ? t('web-ok-yours', { worth: handWorth(s, kind, value) }) : t(`web-ok-about-${name.replace('_', '-')}`)}</span></li>`)}</ol>`);
}

/** @param {Scene} s */
export const scoreNote = s => rich(t('web-ok-score'), s.does.rule);

/** @param {Scene} s @returns {{ key: string, text: string, rule?: string } | null} */
export function guide(s) {
  const { deal, deals } = s.view.public;
  if (!deal || !s.prompt || deals.length > 1) return null;
  if (deal.phase === 'open') return { key: 'ok-open', text: t('web-guide-ok-open'), rule: 'OK-STAND' };
  return deal.highest ? { key: 'ok-call', text: t('web-guide-ok-call'), rule: 'OK-BET' } : { key: 'ok-bet', text: t('web-guide-ok-bet'), rule: 'OK-HAND' };
}
