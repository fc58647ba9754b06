// Small parts that several games draw with.
import { icon } from '../art/icons.js';
import { card, cardName, face, sign, suitOf } from '../cards.js';
import { classes, style } from '../dom.js';
import { t } from '../i18n.js';
import { html, nothing, repeat } from '../vendor/lit.js';
import { rich } from './pen.js';
import { sentence } from './refusals.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Part} Part */

export { icon };

/**
 * The time that is left to act, filled in by the ticking of clock.js.
 * @param {Scene} s
 */
export function timeLeft(s) {
  const { turn } = s.info;
  if (!turn || turn.deadline === null || turn.seat !== s.me) return nothing;
  return html`<span class="mute s time" title=${t('web-clock-about')}>${icon('clock')} <span class="sr">${t('web-clock-about')}</span>${timer(s)}</span>`;
}

/** What is left of the own move's time, and the reserve that comes after it. @param {Scene} s */
export function timer({ info: { turn, chairs }, me }) {
  if (!turn || turn.deadline === null || turn.seat !== me) return nothing;
  const spare = chairs[turn.seat].bank ?? 0;
  return html`<span data-until=${turn.deadline - spare} data-spare=${spare} data-word=${t('web-clock-spare')}></span>`;
}

/**
 * The question panel: a title that is the question, the controls, the reason.
 * @param {Scene} s
 * @param {{ title: Part, aside?: Part, body: Part, why?: Part, name?: string }} what
 */
export function panel(s, { title, aside, body, why, name }) {
  return html`<section class="ask ${name ?? ''}" aria-labelledby="question">
    <div class="h"><b id="question">${title}</b>${aside ?? timeLeft(s)}</div>
    ${body}
    ${why ? html`<p class="s mute reason">${why}</p>` : nothing}
  </section>`;
}

/**
 * A button that carries out an action.
 * @param {Scene} s
 * @param {string} action
 * @param {Part} label
 * @param {{ main?: boolean, off?: boolean, extra?: string, spoken?: string }} [options]
 */
export function actButton(s, action, label, { main = false, off = false, extra = '', spoken } = {}) {
  return html`<button type="button" class=${classes('btn', main && 'main', extra)} data-action=${action}
    aria-disabled=${off ? 'true' : nothing} aria-label=${spoken ?? nothing}
    @click=${() => { if (!off) s.does.act(action); }}>${label}</button>`;
}

/**
 * Why an action can't be done, with its rule.
 * @param {Scene} s
 * @param {string} action
 */
export function reason(s, action) {
  const refusal = s.prompt?.why[action];
  return refusal ? withRule(s, sentence(s.pen, refusal), refusal.rule) : nothing;
}

/**
 * A sentence and, after it, the id of the rule that says so.
 * @param {Scene} s
 * @param {string} text
 * @param {string | null} [rule]
 */
export function withRule(s, text, rule) {
  return rich(rule && !text.includes(rule) ? `${text} ${rule}` : text, s.does.rule);
}

/**
 * The cards of a trick, each nearest to its seat.
 * @param {Scene} s
 * @param {{ seat: number, card: string, won?: boolean, beaten?: boolean }[]} laid
 * @param {Map<number, string>} spots
 * @param {number | null} next whose card is awaited
 */
export function trick(s, laid, spots, next) {
  const slot = next === null || laid.some(({ seat }) => seat === next) ? nothing : html`<span class="slot ${spots.get(next) ?? ''}"></span>`;
  return html`<div class="trick n${s.info.seats}">${repeat(laid, ({ card: name }) => name, ({ seat, card: name, won, beaten }) => html`<span
    class="lay ${spots.get(seat) ?? ''}" data-from=${seat}>${card(name, { size: 't', state: classes(won && 'won', beaten && 'beaten'), label: laidBy(s, seat, [name]) })}</span>`)}${slot}</div>`;
}

/**
 * Who laid what, for those who listen.
 * @param {Scene} s @param {number} seat @param {readonly string[]} cards
 */
export const laidBy = (s, seat, cards) => `${s.pen.label(seat)}: ${spokenCards(cards)}`;

/** @param {readonly string[]} cards */
export const spokenCards = cards => cards.map(cardName).join(', ');

/**
 * A card to look at: in panels and sheets, where nothing is played.
 * @param {string} name @param {string} [state] @param {'m' | ''} [size]
 */
export const picture = (name, state = '', size = 'm') => html`<span class=${classes('card', suitOf(name), size, state)} role="img" aria-label=${cardName(name)}>${face(name)}</span>`;

/**
 * Taken against ordered, as diamonds.
 * @param {number} taken @param {number} bid
 */
export function dots(taken, bid) {
  const count = Math.min(6, Math.max(taken, bid));
  const marks = Array.from({ length: count }, (_, place) => classes(place < taken && (place < bid ? 'on' : 'over')));
  return html`<span class="dots" aria-hidden="true">${marks.map(mark => html`<i class=${mark}></i>`)}</span>`;
}

/**
 * A seat's own trump.
 * @param {string} suit @param {string} label
 */
export const trumpBadge = (suit, label) => html`<span class="trb ${suit}" role="img" aria-label=${label} title=${label}>${sign(suit)}</span>`;

/** A jar of more banki than this has no marks. */
const MARKS = 20;

/**
 * Banki out of those that put a seat out, as a jar that fills.
 * @param {number} count @param {number} limit
 */
export function jar(count, limit) {
  const full = Math.max(0, Math.min(100, (100 * count) / limit));
  return html`<span class="jar" aria-hidden="true" ${style({ '--of': limit > MARKS ? 1 : limit })}><i ${style({ width: `${full}%` })}></i></span>`;
}

/**
 * A panel of the right column.
 * @param {Part} title @param {Part} body
 */
export const column = (title, body) => html`<section class="panel"><h2>${title}</h2>${body}</section>`;
