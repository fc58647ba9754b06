// Odessa at the table.
import { card, sign } from '../cards.js';
import { classes, style } from '../dom.js';
import { minus, signed, t } from '../i18n.js';
import { actionOf, bySuit, cardsIn } from '../table/sort.js';
import { column, dots, icon, panel, timeLeft, trick, withRule } from '../table/parts.js';
import { rich } from '../table/pen.js';
import { spots } from '../table/seats.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Line} Line */
/** @typedef {{ leader: number, cards: string[], taker: number | null, revoked: boolean }} Trick */

export const unit = 'unit-points';
export const lowWins = false;
export const ranks = '6789TJQKA';
export const anticlockwise = true;
export const hasTricks = true;
/** @type {import('../table/types.js').Drawing['scorePlace']} */
export const scorePlace = 'first';

/** (cards, blind) of every deal of the match (OD-SIZES). @param {any} options @returns {[number, boolean][]} */
export function ladder(options) {
  if (options.sizes) return options.sizes.map(/** @param {number} size */ size => [size, false]);
  const up = [1, 2, 3, 4, 5];
  const repeated = /** @param {number} count @param {boolean} blind @returns {[number, boolean][]} */ (count, blind) =>
    Array.from({ length: count }, () => [6, blind]);
  return [
    ...up.map(size => /** @type {[number, boolean]} */ ([size, false])),
    ...repeated(options.max_deals, false),
    ...[...up].reverse().map(size => /** @type {[number, boolean]} */ ([size, false])),
    ...repeated(options.blind_deals, true),
  ];
}

/** @param {Trick} trick @param {number} place @param {number} seats */
const whose = (trick, place, seats) => (trick.leader + place) % seats;

/** Whether a trick is over. @param {Trick | undefined} trick */
const over = trick => trick !== undefined && (trick.taker !== null || trick.revoked);

/** @param {Scene} s @returns {string} */
export function phase(s) {
  const { deal } = s.view.public;
  return deal ? t(deal.phase === 'bid' ? 'web-od-phase-bid' : 'web-od-phase-play', trickNumber(deal)) : '';
}

/** @param {any} deal */
function trickNumber(deal) {
  const done = deal.tricks.filter(over).length;
  return { number: Math.min(deal.size, done + 1), of: deal.size };
}

/** @type {import('../table/types.js').Drawing['many']} */
export const many = s => ladder(s.view.public.options).length;

/** @param {Scene} s */
export function line(s) {
  const { deal } = s.view.public;
  if (!deal) return nothing;
  const size = t(deal.blind ? 'od-blind-size' : 'od-size', { count: deal.size });
  return html`<i class="w">${size} · </i>${deal.blind && deal.phase === 'bid' ? html`<i class="np">${t('web-od-blind')}</i><i class="w">${phase(s)}</i>` : phase(s)}`;
}

/** @param {Scene} s @param {number} seat */
export function plate(s, seat) {
  const { deal } = s.view.public;
  if (!deal) return html`<span>${t('col-total')}</span><b>${minus(s.view.public.totals[seat])}</b>`;
  if (deal.phase === 'bid') {
    const bid = deal.bids[seat];
    if (bid === null) return html`<span>${t('col-total')} <b>${minus(s.view.public.totals[seat])}</b></span>`;
    return html`<span>${t('web-od-bid')}</span><span class="pill">${bid === 0 ? t('web-od-pass') : bid}</span>`;
  }
  const [taken, bid] = [deal.taken[seat], deal.bids[seat]];
  return html`<span>${rich2('web-od-taken', taken, bid)}</span>${dots(taken, bid)}`;
}

/** "took 1 of 2" with bold numbers. @param {string} id @param {number} taken @param {number} bid */
function rich2(id, taken, bid) {
  const parts = t(id, { taken: '<', bid: '>' }).split(/([<>])/);
  return parts.map(part => (part === '<' ? html`<b>${taken}</b>` : part === '>' ? html`<b>${bid}</b>` : part));
}

export const marks = () => ({});

/** @param {Scene} s @param {number} seat */
export const backs = (s, seat) => s.view.public.deal?.cards[seat] ?? 0;

export const under = () => nothing;

/** @param {Scene} s */
export function own(s) {
  const { deal, totals } = s.view.public;
  const me = s.me ?? 0;
  if (!deal) return { title: s.pen.label(me), row: html`<span>${t('col-total')} <b>${minus(totals[me])}</b></span>` };
  const title = t(s.view.to_act === me ? 'web-your-turn' : 'web-you');
  if (deal.phase === 'bid') {
    const bid = deal.bids[me];
    return { title, row: bid === null ? html`<span>${t('col-total')} <b>${minus(totals[me])}</b></span>` : plate(s, me) };
  }
  return { title, row: plate(s, me) };
}

/** @param {Scene} s */
export function middle(s) {
  const { deal } = s.view.public;
  const resting = restTrick(s);
  const seats = s.view.public.seats;
  const current = resting ?? deal?.tricks.at(-1);
  const shown = resting || (deal && current && !over(current)) ? current : null;
  const places = spots(seats, s.me, anticlockwise);
  const next = resting || deal?.phase !== 'play' ? null : s.view.to_act;
  const best = shown && shown.taker;
  const laid = shown ? shown.cards.map((/** @type {string} */ name, /** @type {number} */ place) => {
    const seat = whose(shown, place, seats);
    return { seat, card: name, won: seat === best };
  }) : [];
  const small = deal?.phase === 'play' || resting !== null;
  return html`${deal ? turned(s, small) : nothing}${deal?.phase === 'play' || resting ? trick(s, laid, places, next) : nothing}
    <button type="button" class="way" title=${t('web-anticlockwise-about')} aria-label=${t('web-anticlockwise-about')} @click=${() => s.does.rule('OD-ORDER')}>${icon('acw')}<i class="w">${t('web-anticlockwise')}</i></button>`;
}

/** The trick that rests on the table. @param {Scene} s @returns {Trick | null} */
function restTrick(s) {
  const { deal, deals } = s.view.public;
  if (!s.rest) return null;
  const from = s.rest.deal < deals.length ? deals[s.rest.deal] : deal;
  return from?.tricks[s.rest.trick] ?? null;
}

/** The card that shows the trump. @param {Scene} s @param {boolean} small */
function turned(s, small) {
  const { deal } = s.view.public;
  const mine = deal.phase === 'bid' && deal.blind && s.view.public.seats === 6;
  const text = mine
    ? html`${t('web-od-dealers-card')},<br>${t('web-trump')} ${sign(deal.trump)}`
    : html`${t('web-trump')} ${sign(deal.trump)}`;
  return html`<div class=${classes('deck', 'trump', small && 'small')}>${card(deal.turned, { size: 't', label: `${t('web-trump')}: ${t('web-card', { rank: deal.turned.slice(0, -1), suit: deal.trump })}` })}<span>${text}</span></div>`;
}

/** @param {Scene} s */
export function asks(s) {
  const { deal } = s.view.public;
  if (!deal) return '';
  if (deal.phase === 'bid') return t(deal.blind ? 'web-od-ask-blind' : 'od-ask-bid');
  return t(leads(deal) ? 'web-ask-lead' : 'web-ask-card');
}

/** @param {any} deal */
const leads = deal => deal.tricks.length === 0 || over(deal.tricks.at(-1));

/** @param {Scene} s */
export function question(s) {
  const { deal } = s.view.public;
  if (!deal || !s.prompt || deal.phase !== 'bid') return nothing;
  return panel(s, { title: asks(s), aside: timeLeft(s), name: 'bids', body: html`${pad(s, deal)}${sum(s, deal)}` });
}

/** @param {Scene} s @param {any} deal */
function pad(s, deal) {
  const { legal = [] } = s.prompt ?? {};
  const bids = Array.from({ length: deal.size + 1 }, (_, bid) => bid);
  return html`<div class="pad" role="group" aria-labelledby="question">${bids.map(bid => {
    const action = `bid ${bid}`;
    const off = !legal.includes(action);
    const label = bid === 0 ? t('web-od-pass') : String(bid);
    return html`<button type="button" class=${classes('bid', off && 'no')} data-action=${action} data-key=${bid}
      aria-disabled=${off ? 'true' : nothing} aria-describedby=${off ? 'why' : nothing}
      aria-label=${t(off ? 'web-od-bid-no' : 'od-choice', { count: bid })} @click=${() => s.does.act(action)}>${label}</button>`;
  })}</div>`;
}

/** The bids so far, and which number the last one may not say. @param {Scene} s @param {any} deal */
function sum(s, deal) {
  const made = Array.from({ length: s.view.public.seats }, (_, step) => deal.bids[(deal.dealer + 1 + step) % s.view.public.seats])
    .filter(bid => bid !== null);
  const no = Object.keys(s.prompt?.why ?? {}).find(action => action.startsWith('bid '));
  const refusal = no === undefined ? undefined : s.prompt?.why[no];
  if (no !== undefined && refusal) {
    const numbers = [...made.map(bid => html`<i>${bid}</i>+`), html`<i class="x">${no.slice(4)}</i>`];
    return html`<p class="sum" id="why"><span class="eq">${numbers}= ${t('web-cards', { count: deal.size })}</span>
      ${withRule(s, t('web-od-hook'), refusal.rule)}</p>`;
  }
  const total = made.reduce((sum, bid) => sum + bid, 0);
  const equation = made.length === 0 ? nothing : html`<span class="eq">${made.map((bid, place) => html`${place ? '+' : ''}<i>${bid}</i>`)}= ${total} / ${deal.size}</span>`;
  return html`<p class="sum" id="why">${equation} ${deal.blind ? withRule(s, t('od-blind-now'), 'OD-BLIND') : t('web-od-cards', { count: deal.size })}</p>`;
}

/** @param {Scene} s @param {string} name */
export function state(s, name) {
  if (!s.prompt || s.view.public.deal?.phase !== 'play') return '';
  return cardsIn(s.prompt.legal).has(name) ? 'legal' : 'illegal';
}

/** @param {Scene} s @param {string} name @returns {import('../table/types.js').Tap} */
export function tap(s, name) {
  if (!s.prompt || s.view.public.deal?.phase !== 'play') return null;
  const action = actionOf(s.prompt.legal, 'play', [name]);
  return action ? { play: action } : { refuse: `play ${name}` };
}

/** @param {Scene} s */
export const hand = s => bySuit(s.view.hand ?? [], ranks);

export const grouped = () => false;

/** @param {Scene} s @param {number} number @returns {Line[]} */
export function log(s, number) {
  const { deals, deal: current, seats } = s.view.public;
  const deal = number < deals.length ? deals[number] : current;
  if (!deal) return [];
  const facts = number < deals.length ? deal.details : deal;
  const { pen } = s;
  /** @type {Line[]} */
  const lines = [{
    seat: deal.dealer, head: true,
    text: pen.tell(facts.blind ? 'od-deals-blind' : 'od-deals', deal.dealer, { count: facts.size, card: pen.card(deal.turned), suit: facts.trump }),
  }];
  for (let step = 1; step <= seats; step++) {
    const seat = (deal.dealer + step) % seats;
    if (facts.bids[seat] !== null) lines.push({ seat, text: pen.tell('od-bids', seat, { count: facts.bids[seat] }) });
  }
  for (const trick of deal.tricks) lines.push(...trickLines(s, trick));
  return lines;
}

/** @param {Scene} s @param {Trick} trick @returns {Line[]} */
function trickLines(s, trick) {
  const { seats } = s.view.public;
  const lines = trick.cards.map((name, place) => {
    const seat = whose(trick, place, seats);
    return { seat, head: place === 0, text: s.pen.tell(place === 0 ? 'leads' : 'lays', seat, { cards: s.pen.card(name) }) };
  });
  if (trick.revoked) {
    const seat = whose(trick, trick.cards.length - 1, seats);
    lines.push({ seat, head: false, text: s.pen.tell('od-revokes', seat) });
  } else if (trick.taker !== null) {
    lines.push({ seat: trick.taker, head: false, text: s.pen.tell('takes-trick', trick.taker) });
  }
  return lines;
}

/** @param {Scene} s @returns {import('../table/types.js').Shown[]} */
export function tricks(s) {
  const { deals, deal, seats } = s.view.public;
  const current = (deal?.tricks ?? []).filter(over);
  /** @type {Trick[]} */
  const done = current.length > 0 ? current : (deals.at(-1)?.tricks ?? []);
  return done.map(trick => ({
    taker: trick.taker,
    text: trickLines(s, trick).at(-1)?.text ?? '',
    laid: trick.cards.map((name, place) => ({
      seat: whose(trick, place, seats), cards: [name], won: whose(trick, place, seats) === trick.taker,
    })),
  }));
}

/** The last finished trick of the match, for its rest on the table. @param {import('../table/types.js').View} view */
export function lastFinished(view) {
  const { deals, deal } = view.public;
  const done = deal?.tricks.filter(over).length ?? 0;
  if (done > 0) return { deal: deals.length, trick: done - 1, taker: deal.tricks[done - 1].taker };
  const past = deals.at(-1)?.tricks ?? [];
  return past.length > 0 ? { deal: deals.length - 1, trick: past.length - 1, taker: past.at(-1).taker } : null;
}

/** @param {Scene} s @param {number} number */
export function outcome(s, number) {
  const past = s.view.public.deals[number];
  const seats = Array.from({ length: s.view.public.seats }, (_, seat) => seat);
  return html`<ul class="outcome">${seats.map(seat => html`<li>
    <b>${s.pen.label(seat)}</b><span>${worth(past, seat)}</span><b class=${classes('num', past.scores[seat] < 0 && 'neg')}>${signed(past.scores[seat])}</b>
  </li>`)}</ul>`;
}

/** @param {Scene} s @param {number} number */
export function account(s, number) {
  const past = s.view.public.deals[number];
  const { bids, tricks, revokes } = past.details;
  const seats = past.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => {
    /** @type {import('../table/types.js').Account['rows']} */
    const rows = [[t('web-od-count-bid'), bids[seat] === 0 ? t('web-od-pass') : dots(0, bids[seat]), bids[seat]],
      [t('web-od-count-taken'), dots(tricks[seat], bids[seat]), tricks[seat]],
      [t('web-count-so'), `${made(past, seat)} OD-SCORE`, '']];
    if (revokes[seat]) rows.push([t('web-od-count-fines'), `${t('od-worth-fines', { count: revokes[seat] })} OD-REVOKE`, '']);
    return { seat, rows };
  });
  return { seats, more: nothing };
}

/** @param {any} past @param {number} seat */
function made(past, seat) {
  const [bid, taken] = [past.details.bids[seat], past.details.tricks[seat]];
  const how = taken > bid ? 'more' : taken < bid ? 'fewer' : bid ? 'made' : 'pass';
  return t('od-worth', { how, bid, taken, missing: bid - taken });
}

/** Why a seat scored what it scored (OD-SCORE, OD-REVOKE). @param {any} past @param {number} seat */
function worth(past, seat) {
  const [text, revokes] = [made(past, seat), past.details.revokes[seat]];
  return revokes ? `${text}, ${t('od-worth-fines', { count: revokes })}` : text;
}

/** @param {Scene} s */
export function side(s) {
  const { options, deals, deal } = s.view.public;
  if (deal?.phase === 'play') return nothing;
  const steps = ladder(options);
  return column(t('web-od-deals'), html`<p class="lad" role="img" aria-label=${steps.map(([size]) => size).join(' ')}>${steps.map(([size, blind], place) => html`<i
    class=${classes(place < deals.length ? 'd' : place === deals.length && 'now', blind && 'bl')} ${style({ '--h': size })}>${size}</i>`)}</p>
    <p class="xs mute">${t(steps.some(([, blind]) => blind) ? 'web-od-ladder-blind' : 'web-od-ladder')}</p>`);
}

/** @param {Scene} s */
export const scoreNote = s => rich(t('web-od-score'), s.does.rule);

/** @param {Scene} s @returns {{ key: string, text: string, rule?: string } | null} */
export function guide(s) {
  const { deal, deals } = s.view.public;
  if (!deal || deals.length > 1) return null;
  // A bid that may not be said explains itself: one thing at a time.
  if (deal.phase === 'bid' && Object.keys(s.prompt?.why ?? {}).some(action => action.startsWith('bid '))) return null;
  if (deal.phase === 'bid' && s.prompt) return { key: 'od-bid', text: t('web-guide-od-bid'), rule: 'OD-SCORE' };
  if (deal.phase !== 'play') return null;
  if (s.prompt && leads(deal)) return { key: 'od-lead', text: t('web-guide-od-lead'), rule: 'OD-TRICK' };
  if (s.prompt) return { key: 'od-follow', text: t('web-guide-od-follow'), rule: 'OD-FOLLOW' };
  return null;
}
