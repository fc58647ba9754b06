// Donkey at the table. What is asked is in donkey_ask.js, what happened in donkey_story.js.
import { back, card, sign } from '../cards.js';
import { classes } from '../dom.js';
import { minus, t } from '../i18n.js';
import { column, jar, laidBy, trumpBadge } from '../table/parts.js';
import { capital, rich } from '../table/pen.js';
import { bySuit } from '../table/sort.js';
import { html, nothing, repeat } from '../vendor/lit.js';
import { beatenTable } from './donkey_beats.js';
import { deals, formNow, over, ranks, soloForms } from './donkey_story.js';

export { addressee, asks, question, state, tap } from './donkey_ask.js';
export { guide } from './donkey_guide.js';
export { account, log, outcome, ranks, tricks } from './donkey_story.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('./donkey_story.js').Trick} Trick */
/** @typedef {import('./donkey_story.js').Laid} Laid */

export const unit = 'unit-banki';
export const lowWins = true;
export const anticlockwise = false;
export const hasTricks = true;
/** @type {import('../table/types.js').Drawing['scorePlace']} */
export const scorePlace = null;

/** @param {Scene} s */
export function phase(s) {
  const { deal } = s.view.public;
  if (!deal) return '';
  if (deal.phase !== 'play') return t(`web-dk-phase-${deal.phase}`);
  const done = deal.tricks.filter(over).length;
  return t('web-trick', { number: done + 1 });
}

/** @type {import('../table/types.js').Drawing['many']} */
export const many = () => 0;

/** @param {Scene} s */
export function line(s) {
  const { deal, options } = s.view.public;
  if (!deal) return nothing;
  const form = t(`value-form-${formNow(deal)}`.replaceAll('_', '-'));
  const shared = deal.phase === 'play' ? sharedTrumps(s) : '';
  return html`<i class="nw">${shared ? capital(shared) : phase(s)}</i><i class="w">${phase(s)} · ${form}, ${t(`dk-trumps-${options.trump}`, { suits: suits(s) })}</i>`;
}

/** @param {Scene} s */
const suits = s => (s.view.public.trumps[0] ?? []).map(/** @param {string} suit */ suit => s.pen.suit(suit)).join(' ');

/** The trumps that all have, where there is little room; the junior suit is below the senior one. @param {Scene} s */
function sharedTrumps(s) {
  const { trump } = s.view.public.options;
  if (trump === 'ranked') return t('dk-trumps-two', { suits: `${s.pen.suit('D')} < ${s.pen.suit('S')}` });
  return trump === 'one' || trump === 'two' ? t(`dk-trumps-${trump}`, { suits: suits(s) }) : '';
}

/** @param {Scene} s @param {number} seat */
export function plate(s, seat) {
  const { deal, out, totals, options } = s.view.public;
  if (out.includes(seat)) return html`<span>${t('is-out')}</span><b>${totals[seat]}</b>`;
  if (deal && soloForms.includes(formNow(deal))) return soloPlate(s, seat);
  const trump = options.trump === 'own' ? trumpBadge(s.view.public.trumps[seat][0], ownTrump(s, seat)) : nothing;
  const friend = partner(s) === seat;
  return html`${trump}${friend ? html`<span class="sd us">${t('web-dk-partner')}</span>` : jar(totals[seat], options.limit)}<b title=${t('unit-banki')}>${totals[seat]}</b>`;
}

/** Who sits opposite and plays on the same side. @param {Scene} s */
const partner = s => (s.view.public.options.form === 'pairs' && s.me !== null ? (s.me + 2) % 4 : null);

/** @param {Scene} s @param {number} seat */
const ownTrump = (s, seat) => t('web-dk-own-trump', { suit: s.view.public.trumps[seat][0] });

/** A seat's line where one plays alone. @param {Scene} s @param {number} seat */
function soloPlate(s, seat) {
  const { deal } = s.view.public;
  if (deal.phase === 'auction') {
    const said = deal.auction.find(/** @param {any} said */ said => said.seat === seat);
    if (said) return html`<span class="tag">${t(`web-dk-said-${said.word}`)}</span>`;
    return html`<span>${t(s.view.to_act === seat ? 'web-dk-asked' : 'web-dk-unasked')}</span>`;
  }
  const solo = seat === deal.soloist;
  const badge = html`<span class=${classes('sd', !solo && 'us')}>${t(solo ? 'web-dk-solo' : 'web-dk-others')}</span>`;
  const count = deal.phase === 'play' ? deal.piles[seat] : deal.cards[seat];
  return html`${badge}<span>${deal.phase === 'play' ? html`<i class="w">${t('dk-col-took')} </i>` : nothing}<b>${count}</b></span>`;
}

/** @param {Scene} s @param {number} seat @returns {{ out: boolean, side: 'solo' | 'three' | null }} */
export function marks(s, seat) {
  const { deal, out } = s.view.public;
  const solo = deal && deal.soloist !== null;
  const side = solo ? (seat === deal.soloist ? 'solo' : 'three') : partner(s) === seat ? 'three' : null;
  return { out: out.includes(seat), side };
}

/** @param {Scene} s @param {number} seat */
export const backs = (s, seat) => s.view.public.deal?.cards[seat] ?? 0;

export const under = () => nothing;

/** @param {Scene} s */
export function own(s) {
  const { deal, totals, options, out } = s.view.public;
  const me = s.me ?? 0;
  const title = out.includes(me) ? `${t('web-you')} · ${t('is-out')}` : t(s.view.to_act === me ? 'web-your-turn' : 'web-you');
  if (deal && soloForms.includes(formNow(deal)) && !out.includes(me)) return { title, row: soloPlate(s, me) };
  const trump = options.trump === 'own' ? trumpBadge(s.view.public.trumps[me][0], ownTrump(s, me)) : nothing;
  return { title, row: html`${trump}${jar(totals[me], options.limit)}<b title=${t('unit-banki')}>${totals[me]}</b>` };
}

/** @param {Scene} s */
export function middle(s) {
  const { deal } = s.view.public;
  const resting = s.rest ? (deals(s)[s.rest.deal]?.tricks[s.rest.trick] ?? null) : null;
  const shown = resting ?? (deal && !over(deal.tricks.at(-1)) ? deal.tricks.at(-1) : null);
  return html`${deal?.stock ? stock(deal.stock) : nothing}
    ${deal?.talon && !resting ? talon(deal) : nothing}
    ${shown ? onTable(s, shown, resting ? resting.taker : deal.standing_seat) : nothing}
    ${deal && soloForms.includes(formNow(deal)) ? (deal.phase === 'play' ? sides(deal) : groups()) : nothing}`;
}

/** @param {number} count */
const stock = count => html`<div class="deck stock"><span class="pile">${Array.from({ length: Math.min(3, count) }, () => back({ size: 'm' }))}</span><span>${t('web-dk-stock')} <b>${count}</b></span></div>`;

/** @param {any} deal */
const talon = deal => html`<div class="talon"><span class="tl">${Array.from({ length: deal.talon }, () => back({ size: 'm' }))}</span><span class="cap">${t('dk-talon', { count: deal.talon })}</span></div>`;

/** What stands, and beside it what was beaten or discarded. @param {Scene} s @param {Trick} trick @param {number | null} standing */
function onTable(s, trick, standing) {
  const last = trick.laid.findLastIndex(laid => laid.seat === standing && laid.kind !== 'discard');
  const stands = trick.laid[last];
  const rest = trick.laid.filter((_, place) => place !== last);
  return html`<div class="heap">
    ${stands ? html`<div class="stand" aria-label=${laidBy(s, stands.seat, stands.cards)} role="group">
      ${repeat(bySuit(stands.cards, ranks), name => name, name => card(/** @type {string} */ (name), { size: 't', state: 'won' }))}
      <span class="cap" data-from=${stands.seat}>${caption(s, trick, stands)}</span></div>` : nothing}
    ${rest.length > 0 ? html`<div class=${classes('disc', trick.laid[0].cards.length === 1 && 'ones')}>${repeat(rest, laid => laid.cards.join(), laid => set(s, laid))}<span class="cap">${t(rest.every(laid => laid.kind === 'discard') ? 'web-dk-discarded' : 'web-dk-beaten')}</span></div>` : nothing}
  </div>`;
}

/** @param {Scene} s @param {Trick} trick @param {Laid} stands */
function caption(s, trick, stands) {
  if (trick.taker !== null) return s.pen.tell('web-dk-takes', stands.seat);
  return s.pen.tell(stands.kind === 'lead' ? 'web-dk-led' : 'web-dk-beat', stands.seat);
}

/** @param {Scene} s @param {Laid} laid */
const set = (s, laid) => html`<span class="set" data-from=${laid.seat} role="group" aria-label=${laidBy(s, laid.seat, laid.cards)}>${
  repeat(bySuit(laid.cards, ranks), name => name, name => card(/** @type {string} */ (name), { size: 'm', state: 'beaten' }))}</span>`;

/** The points of both sides, buried cards left out. @param {any} deal */
function sides(deal) {
  const alone = deal.points[deal.soloist];
  const three = deal.points.reduce(/** @param {number} sum @param {number} points */ (sum, points) => sum + points, 0) - alone;
  return html`<div class="score2"><span><b>${minus(alone)}${deal.buried ? html`<small>+?</small>` : nothing}</b>${t('web-dk-solo')}</span><span><b>${minus(three)}</b>${t('web-dk-others')}</span></div>`;
}

/** Which suits beat which, until it can be read from the tricks. */
const groups = () => html`<div class="groups"><span>${sign('H')}${sign('C')} ${t('web-dk-ordinary')}</span><i>&lt;</i><span>${sign('D')} ${t('web-dk-junior')}</span><i>&lt;</i><span>${sign('S')} ${t('web-dk-senior')}</span></div>`;

/** @param {Scene} s */
export const hand = s => bySuit(s.view.hand ?? [], ranks);

export const grouped = () => false;

/** The last finished trick of the match. @param {import('../table/types.js').View} view */
export function lastFinished(view) {
  const { deals: past, deal } = view.public;
  const done = deal?.tricks.filter(over).length ?? 0;
  if (done > 0) return { deal: past.length, trick: done - 1, taker: deal.tricks[done - 1].taker };
  const tricks = past.at(-1)?.tricks ?? [];
  return tricks.length > 0 ? { deal: past.length - 1, trick: tricks.length - 1, taker: tricks.at(-1).taker } : null;
}

/** @param {Scene} s */
export function side(s) {
  const { deal, seats, totals, options, out } = s.view.public;
  if (!deal) return nothing;
  const own = options.trump === 'own';
  const rows = Array.from({ length: seats }, (_, seat) => html`<tr>
    <td>${s.pen.label(seat)}${s.view.public.eggs.includes(seat) ? html` <small>${t('dk-mark-eggs')}</small>` : nothing}</td>
    ${own ? html`<td>${trumpBadge(s.view.public.trumps[seat][0], ownTrump(s, seat))}</td>` : nothing}
    ${out.includes(seat) ? html`<td colspan="2">${t('is-out')}</td>` : html`<td>${deal.piles[seat]}</td><td>${minus(deal.points[seat])}${seat === deal.soloist && deal.buried ? '+?' : ''}</td>`}
    <td>${totals[seat]}</td></tr>`);
  return html`${column(t('web-dk-banki', { limit: options.limit }), html`<table class="n bk"><thead><tr><td></td>${own ? html`<th>${t('dk-col-trump')}</th>` : nothing}<th>${t('dk-col-took')}</th><th>${t('dk-col-points')}</th><th>${t('dk-col-banki')}</th></tr></thead><tbody>${rows}</tbody></table>`)}
    ${beatenTable(s)}`;
}

/** @param {Scene} s */
export const scoreNote = s => rich(t('web-dk-score', { limit: s.view.public.options.limit }), s.does.rule);
