// The cloth of a replay: the table's own drawing, with the hands of others open where all may be seen.
import { back, card, cardName, chip, sign } from '../cards.js';
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { fan, groups } from '../table/hand.js';
import { ownPlate, ring } from '../table/plates.js';
import { bySuit, cardsIn } from '../table/sort.js';
import { html, nothing } from '../vendor/lit.js';
import { handOf } from './scene.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Drawing} Drawing */
/** @typedef {import('./frames.js').Frame} Frame */

/** A hand of more cards than this is written down by suits, as card players do. */
const DRAWN = 6;

/** Which cards could be played now, and which one is next. @param {Frame} frame @param {Frame | undefined} next @param {number} seat */
function playable(frame, next, seat) {
  if (frame.to_act !== seat) return null;
  const legal = cardsIn(frame.legal);
  return legal.size === 0 ? null : { legal, next: cardsIn(next?.done ? [next.done.split(' ').slice(1).join(' ')] : []) };
}

/** @param {ReturnType<typeof playable>} what @param {string} name */
const mark = (what, name) => (what === null ? '' : classes(what.legal.has(name) ? 'could' : 'couldnt', what.next.has(name) && 'did'));

/** A card; one that its holder may not see yet is veiled. @param {Frame} frame @param {number} seat @param {string} name @param {string} state @param {'m'} [size] */
function face(frame, seat, name, state, size) {
  const shut = frame.closed[seat].includes(name);
  return card(name, { size, state: classes(state, shut && 'shut'), ...(shut ? { label: t('web-replay-closed', { card: cardName(name) }) } : {}) });
}

/** The hand of a seat that is not at the bottom. @param {Scene} s @param {Drawing} game @param {Frame} frame @param {Frame | undefined} next @param {number} seat */
function openHand(s, game, frame, next, seat) {
  const hand = handOf(frame, seat, true) ?? [];
  if (hand.length === 0) return nothing;
  const what = playable(frame, next, seat);
  const label = t('web-replay-hand-of', { name: s.pen.label(seat) });
  if (hand.length <= DRAWN) {
    return html`<span class="oh" role="group" aria-label=${label}>${
      (game.hasTricks ? bySuit(hand, game.ranks) : hand).map(name => (name === null ? back({ size: 'm' }) : face(frame, seat, name, mark(what, name), 'm')))}</span>`;
  }
  const known = /** @type {string[]} */ (bySuit(hand, game.ranks).filter(name => name !== null));
  return html`<span class="oht" role="group" aria-label=${label}>${['S', 'H', 'D', 'C'].map(suit => {
    const some = known.filter(name => name.endsWith(suit)).reverse();
    return some.length === 0 ? nothing : html`<span class=${suit}>${sign(suit)} ${some.map(name => html`<i class=${mark(what, name)}>${chip(name)}</i>`)}</span>`;
  })}</span>`;
}

/**
 * The drawing of a game where nobody is asked and nobody is "you".
 * @param {Drawing} game @param {Frame} frame @param {Frame | undefined} next @param {boolean} all
 * @returns {Drawing}
 */
export const looking = (game, frame, next, all) => ({
  ...game,
  backs: (s, seat) => (all ? 0 : game.backs(s, seat)),
  under: (s, seat) => html`${all ? openHand(s, game, frame, next, seat) : nothing}${game.under(s, seat)}`,
  // In oko a phone has no room for the name beside the chips and the hand's worth; the mark of the seat says who it is.
  own: s => ({ ...game.own(s), title: html`<span class=${s.info.game === 'oko' ? 'hide-p' : ''}>${s.pen.label(s.me ?? 0)}</span>` }),
  middle: s => (s.info.game === 'exchange' ? exchanged(s, frame, all) : game.middle(s)),
});

/** Who gives to whom, and the card where it may be seen. @param {Scene} s @param {Frame} frame @param {boolean} all */
function exchanged(s, frame, all) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  const given = all || s.me === deal.receiver || s.me === deal.giver ? frame.private[deal.receiver].offered : null;
  const figure = given ? html`<figure data-from=${deal.giver}>${card(given, { size: 't', state: 'won' })}<figcaption>${s.pen.tell('web-ex-has-given', deal.giver)}</figcaption></figure>` : nothing;
  return html`<div class="swap">${figure}<span class="swap-text">${t('web-ex-between', { first: s.pen.label(deal.giver), second: s.pen.name(deal.receiver) })}</span></div>`;
}

/** The hand at the bottom. @param {Scene} s @param {Drawing} game @param {Frame} frame @param {Frame | undefined} next */
function ownHand(s, game, frame, next) {
  const cards = game.hand(s);
  if (cards.length === 0) return nothing;
  const what = playable(frame, next, s.me ?? 0);
  const states = /** @type {Record<string, string>} */ ({ could: 'legal', couldnt: 'illegal', 'could did': 'legal sel' });
  const one = /** @param {string | null} name */ name => (name === null
    ? html`<span role="img" aria-label=${t('web-card-closed')}>${back()}</span>`
    : face(frame, s.me ?? 0, name, states[mark(what, name)] ?? ''));
  const label = t('web-replay-hand-of', { name: s.pen.label(s.me ?? 0) });
  return game.grouped(s) ? groups(/** @type {string[]} */ (cards.filter(name => name !== null)), one, label) : fan(cards, one, label);
}

/**
 * @param {Scene} s @param {Drawing} game
 * @param {{ frame: Frame, next: Frame | undefined, all: boolean }} moment
 */
export function board(s, game, { frame, next, all }) {
  const drawn = looking(game, frame, next, all);
  return html`<section class="cloth" aria-label=${t('web-replay-table')}><div class="ring">${ring(s, drawn, new Map())}</div>
    <div class="own">${ownPlate(s, drawn, undefined)}<div class="hand">${ownHand(s, game, frame, next)}</div></div></section>`;
}


