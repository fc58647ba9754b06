// Exchange at the table.
import { card, chip, SUITS } from '../cards.js';
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { column, icon, panel } from '../table/parts.js';
import { rich } from '../table/pen.js';
import { actionOf, byRank } from '../table/sort.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Line} Line */
/** @typedef {{ number: number, giver: number, receiver: number, given: string, returned: string | null }} Exchange */

export const unit = 'unit-wins';
export const lowWins = false;
export const ranks = '23456789TJQKA';
export const anticlockwise = false;
export const hasTricks = false;
/** @type {import('../table/types.js').Drawing['scorePlace']} */
export const scorePlace = 'after';

/** With more seats than this their plates are narrow: signs stand there instead of words. */
const ROOMY = 6;

/** @param {Scene} s */
export function phase(s) {
  const { deal } = s.view.public;
  return deal ? t('ex-number', { number: deal.exchanges + 1 }) : '';
}

/** @type {import('../table/types.js').Drawing['many']} */
export const many = s => s.view.public.options.deals;

/** @param {Scene} s */
export const line = s => html`${phase(s)}<i class="w"> · ${t('ex-target', { count: s.view.public.options.target })}</i>`;

/** @param {Scene} s @param {number} seat */
export function plate(s, seat) {
  const { deal, totals } = s.view.public;
  if (!deal) return html`<span>${t('web-ex-wins', { count: totals[seat] })}</span>`;
  if (deal.phase === 'return' && seat === deal.giver) return pill(s, 'web-ex-gave', 'swap');
  if (deal.phase === 'give' && seat === deal.receiver) return pill(s, 'web-ex-waits', 'clock');
  const narrow = s.view.public.seats > ROOMY;
  const wins = totals[seat] > 0 && !narrow ? html`<b class="wn" role="img" aria-label=${t('web-ex-wins', { count: totals[seat] })} title=${t('web-ex-wins', { count: totals[seat] })}>${icon('check')}${totals[seat]}</b>` : nothing;
  if (narrow && deal.cards[seat] <= 6) {
    return html`<span class="cc" role="img" aria-label=${t('web-cards', { count: deal.cards[seat] })}>${Array.from({ length: deal.cards[seat] }, () => html`<i></i>`)}</span>`;
  }
  return html`<span>${t('web-cards', { count: deal.cards[seat] })}</span>${wins}`;
}

/** A word, or a sign where there is no room for it. @param {Scene} s @param {string} id @param {string} sign */
const pill = (s, id, sign) => (s.view.public.seats > ROOMY
  ? html`<span class="pill" role="img" aria-label=${t(id)} title=${t(id)}>${icon(sign)}</span>`
  : html`<span class="pill">${t(id)}</span>`);

/** @param {Scene} s @param {number} seat */
export function marks(s, seat) {
  const { deal } = s.view.public;
  return { waits: Boolean(deal && deal.phase === 'give' && seat === deal.receiver && s.me === deal.giver) };
}

/** @param {Scene} s @param {number} seat */
export const backs = (s, seat) => (s.view.public.seats > 5 ? 0 : (s.view.public.deal?.cards[seat] ?? 0));

export const under = () => nothing;

/** Ranks of which the hand holds all four. @param {Scene} s */
function quartets(s) {
  const cards = /** @type {string[]} */ ((s.view.hand ?? []).filter(name => name !== null));
  return [...ranks].filter(rank => cards.filter(name => name[0] === rank).length === 4);
}

/** @param {Scene} s */
export function own(s) {
  const { deal, options, totals } = s.view.public;
  if (!deal) return { title: t('web-you'), row: html`<span>${t('web-ex-wins', { count: totals[s.me ?? 0] })}</span>` };
  const title = t('ex-quartets', { count: quartets(s).length, target: options.target });
  const role = s.me === deal.giver ? 'giving' : s.me === deal.receiver ? 'answering' : null;
  return { title, row: html`<span>${role && s.view.to_act === s.me ? t(`web-ex-${role}`) : t('web-cards', { count: deal.cards[s.me ?? 0] })}</span>` };
}

/** @param {Scene} s */
export function middle(s) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  const { offered } = s.view.private;
  const arrow = deal.phase === 'give' ? 'go' : 'swap';
  const to = deal.phase === 'give' ? deal.receiver : deal.giver;
  const chosen = s.prompt ? s.choice.cards[0] : undefined;
  const mine = s.me === deal.giver || s.me === deal.receiver;
  if (!mine) return html`<div class="swap"><span class="swap-text">${t('web-ex-between', { first: s.pen.label(deal.giver), second: s.pen.name(deal.receiver) })}</span></div>`;
  const received = offered ? html`<figure data-from=${deal.giver}>${card(offered, { size: 't', state: 'won' })}<figcaption>${s.pen.tell('web-ex-has-given', deal.giver)}</figcaption></figure>` : nothing;
  const ghost = s.view.to_act === s.me
    ? html`<figure>${chosen ? card(chosen, { size: 't', state: 'ghost' }) : html`<span class="slot"></span>`}<figcaption>${t(deal.phase === 'give' ? 'web-ex-you-give' : 'web-ex-you-return')}</figcaption></figure>`
    : nothing;
  return html`<div class=${classes('swap', (offered ? 1 : 0) + (ghost === nothing ? 0 : 1) === 1 && 'one')}>${received}<span class=${classes('arr', arrow === 'go' && 'to')} title=${s.pen.label(to)}>${icon(arrow === 'go' ? 'back' : 'swap')}</span>${ghost}</div>`;
}

/** @param {Scene} s */
export function asks(s) {
  const { deal } = s.view.public;
  if (!deal) return '';
  return deal.phase === 'give'
    ? t('ex-ask-give', { to: s.pen.name(deal.receiver, 'dat') })
    : t('ex-ask-return', { to: s.pen.name(deal.giver, 'dat'), card: s.pen.card(s.view.private.offered) });
}

/** @param {Scene} s */
export function question(s) {
  const { deal } = s.view.public;
  if (!deal || !s.prompt) return nothing;
  const { offered } = s.view.private;
  const note = deal.phase === 'give'
    ? t('web-ex-note-give', { name: s.pen.label(deal.receiver) })
    : t('ex-note-return', { card: s.pen.card(offered) });
  return panel(s, {
    title: rich(asks(s)), name: 'exq',
    body: html`<p class="s mute">${rich(deal.phase === 'give' ? `${note} EX-GIVE` : note, s.does.rule)}</p>`,
  });
}

/** @param {Scene} s @param {string} name */
export function state(s, name) {
  const fresh = s.view.private.offered === name && s.me === s.view.public.deal?.receiver ? ' new' : '';
  if (!s.prompt) return fresh;
  return actionOf(s.prompt.legal, s.view.public.deal.phase, [name]) ? `legal${fresh}` : `illegal${fresh}`;
}

/** @param {Scene} s @param {string} name @returns {import('../table/types.js').Tap} */
export function tap(s, name) {
  if (!s.prompt) return null;
  const { phase: verb } = s.view.public.deal;
  const action = actionOf(s.prompt.legal, verb, [name]);
  return action ? { play: action } : { refuse: `${verb} ${name}` };
}

/** @param {Scene} s */
export const hand = s => byRank(s.view.hand ?? [], ranks);

/** Quartets are what counts. */
export const grouped = () => true;

/**
 * A line for the deal, then two for each exchange that was seen, one for each other; after the deal, and where
 * what the player alone has seen is left out, one for each.
 * @param {Scene} s @param {number} number @param {boolean} [plain] @returns {Line[]}
 */
export function log(s, number, plain = false) {
  const { deals, deal: current, seats } = s.view.public;
  const past = number < deals.length;
  const deal = past ? deals[number] : current;
  if (!deal) return [];
  /** @type {Map<number, Exchange>} */
  const own = new Map((past || plain ? [] : s.view.private.exchanges).map(/** @param {Exchange} one */ one => [one.number, one]));
  /** @type {Line[]} */
  const lines = [{ seat: deal.dealer, head: true, text: s.pen.tell('ex-deals', deal.dealer) }];
  const count = deal.exchanges + (!past && deal.phase === 'return' ? 1 : 0);
  for (let number = 0; number < count; number++) {
    const giver = (deal.dealer + 1 + number) % seats;
    const receiver = (giver + 1) % seats;
    const seen = own.get(number);
    if (seen) {
      lines.push({ seat: giver, head: true, text: s.pen.tell('ex-gives', giver, { to: s.pen.name(receiver, 'dat'), card: s.pen.card(seen.given) }) });
      if (seen.returned) lines.push({ seat: receiver, text: s.pen.tell('ex-returns', receiver, { to: s.pen.name(giver, 'dat'), card: s.pen.card(seen.returned) }) });
    } else if (number < deal.exchanges) {
      lines.push({ seat: giver, text: t('ex-exchanged', { names: s.pen.names([giver, receiver]) }) });
    }
  }
  if (past) {
    for (const shown of deal.shown) lines.push({ seat: shown.seat, text: winText(s, shown) });
  }
  return lines;
}

/** @param {Scene} s @param {{ seat: number, ranks: string[] }} shown */
const winText = (s, shown) => s.pen.tell('ex-wins', shown.seat, {
  count: shown.ranks.length, cards: shown.ranks.map(rank => SUITS.map(suit => s.pen.card(rank + suit)).join(' ')).join(', '),
});

/** @returns {import('../table/types.js').Shown[]} */
export const tricks = () => [];

/** @returns {ReturnType<import('../table/types.js').Drawing['lastFinished']>} */
export const lastFinished = () => null;

/** @param {Scene} s @param {number} number */
export function outcome(s, number) {
  const past = s.view.public.deals[number];
  if (past.shown.length === 0) return html`<p class="s">${rich(t('ex-stalled', { count: past.exchanges }), s.does.rule)}</p>`;
  return html`<ul class="outcome">${past.shown.map((/** @type {{ seat: number, ranks: string[] }} */ shown) => html`<li class="won"><b>${s.pen.label(shown.seat)}</b><span>${rich(winText(s, shown))}</span></li>`)}</ul>`;
}

/** Winners with what they showed; of the others nothing is known. @param {Scene} s @param {number} number */
export function account(s, number) {
  const past = s.view.public.deals[number];
  const { target } = s.view.public.options;
  const seats = past.shown.map((/** @type {{ seat: number, ranks: string[] }} */ shown) => ({
    seat: shown.seat,
    rows: [...shown.ranks.map(rank => [t('web-ex-count-quartet'), html`${[...SUITS].map(suit => chip(rank + suit))}`, '']),
      [t('web-count-so'), `${t('web-ex-score', { count: target })}`, '']],
  }));
  const text = past.shown.length === 0 ? t('ex-stalled', { count: past.exchanges }) : `${t('web-ex-count-others')} EX-SEEN`;
  return { seats, more: html`<section class="panel"><p class="s">${rich(text, s.does.rule)}</p></section>` };
}

/** What the player gave and got. @param {Scene} s */
export function side(s) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  /** @type {Exchange[]} */
  const own = [...s.view.private.exchanges].reverse().slice(0, 8);
  const rows = own.map(one => {
    const gave = one.giver === s.me;
    const [out, back] = gave ? [one.given, one.returned] : [one.returned, one.given];
    return html`<tr><td>${one.number + 1} · ${s.pen.label(gave ? one.receiver : one.giver)}</td><td>${out ? chip(out) : '…'}</td><td>${back ? chip(back) : '…'}</td></tr>`;
  });
  return column(t('web-ex-mine'), html`<table class="n gv"><thead><tr><th>${t('web-ex-exchange')}</th><th>${t('web-ex-given')}</th><th>${t('web-ex-got')}</th></tr></thead><tbody>${rows}</tbody></table><p class="xs mute">${rich(t('web-ex-seen'), s.does.rule)}</p>`);
}

/** @param {Scene} s */
export const scoreNote = s => rich(t('web-ex-score', { count: s.view.public.options.target }), s.does.rule);

/** @param {Scene} s @returns {{ key: string, text: string, rule?: string } | null} */
export function guide(s) {
  const { deal, deals } = s.view.public;
  if (!deal || !s.prompt || deals.length > 1) return null;
  if (deal.phase === 'give') return { key: 'ex-give', text: t('web-guide-ex-give', { count: s.view.public.options.target }), rule: 'EX-WIN' };
  return { key: 'ex-return', text: t('web-guide-ex-return'), rule: 'EX-GIVE' };
}

