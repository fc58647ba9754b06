// What happened in a deal of Donkey, in words.
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { rich } from '../table/pen.js';
import { bySuit } from '../table/sort.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Line} Line */
/** @typedef {{ seat: number, cards: string[], kind: 'lead' | 'beat' | 'discard' }} Laid */
/** @typedef {{ laid: Laid[], taker: number | null }} Trick */
/** @typedef {{ card: string, seat: number }} Passed */

export const ranks = '6789JQKTA';
export const soloForms = ['two_vs_one', 'three_vs_one'];

/** The complete deals and the one under way. @param {Scene} s @returns {any[]} */
export const deals = s => [...s.view.public.deals, ...(s.view.public.deal ? [s.view.public.deal] : [])];

/** Whether a trick is over, or there is none. @param {Trick | undefined} trick */
export const over = trick => trick === undefined || trick.taker !== null;

/** The form of a deal; where nobody plays alone, each plays for themselves (DK-S-NOBODY). @param {any} deal */
export const formNow = deal => (soloForms.includes(deal.form) && deal.phase === 'play' && deal.soloist === null ? 'ffa' : deal.form);

/** Auction, talon, own gifts (left out after the deal, and where asked), then the tricks. @param {Scene} s @param {number} number @param {boolean} [plain] @returns {Line[]} */
export function log(s, number, plain = false) {
  const deal = deals(s)[number];
  if (!deal) return [];
  const past = number < s.view.public.deals.length;
  /** @type {Line[]} */
  const lines = [{ seat: deal.dealer, head: true, text: s.pen.tell('dk-deals', deal.dealer) }];
  if (soloForms.includes(deal.form)) lines.push(...beforePlay(s, deal, past, past || plain));
  for (const trick of deal.tricks) lines.push(...trickLines(s, trick));
  if (past && deal.redealt) {
    lines.push({ seat: null, text: t('dk-thrown-in', { number: number + 1, rule: s.view.public.options.redeal }) });
  }
  return lines;
}

/** @param {Scene} s @param {any} deal @param {boolean} past @param {boolean} plain @returns {Line[]} */
function beforePlay(s, deal, past, plain) {
  /** @type {Line[]} */
  const lines = deal.auction.map(/** @param {{ seat: number, word: string }} said */ said => ({
    seat: said.seat, text: s.pen.tell(`dk-says-${said.word}`, said.seat),
  }));
  const [soloist, way] = past ? [deal.details?.soloist ?? null, deal.details?.talon] : [deal.soloist, deal.way];
  if (soloist !== null && way) lines.push({ seat: soloist, text: s.pen.tell(`dk-takes-${way}`, soloist) });
  else if ((past ? deal.details : deal.phase === 'play') && deal.auction.length > 0 && soloist === null) {
    lines.push({ seat: null, text: t('dk-nobody-solo') });
  }
  if (!plain) lines.push(...ownLines(s, deal).map(text => ({ seat: s.me, text })));
  return lines;
}

/** Cards that the seat itself buried, took, gave and got, in that order of time. @param {Scene} s @param {any} deal */
function ownLines(s, deal) {
  const own = s.view.private;
  const lines = [];
  if (own.buried.length > 0) lines.push(t('dk-you-buried', { cards: sorted(s, own.buried) }));
  if (own.talon.length > 0) lines.push(t('dk-you-took-talon', { cards: sorted(s, own.talon) }));
  const given = own.given.length > 0 ? [t('dk-you-gave', { gifts: s.pen.listing(own.given.map(/** @param {Passed} passed */ passed =>
    t('gift-to', { card: s.pen.card(passed.card), name: s.pen.name(passed.seat, 'dat') }))) })] : [];
  const received = own.received.map(/** @param {Passed} passed */ passed =>
    t('dk-you-got', { card: s.pen.card(passed.card), name: s.pen.name(passed.seat, 'gen') }));
  return s.me === deal.soloist ? [...lines, ...given, ...received] : [...lines, ...received, ...given];
}

/** @param {Scene} s @param {readonly string[]} cards */
const sorted = (s, cards) => s.pen.cards(bySuit(cards, ranks));

/** Who led, beat and discarded what, who took how much. @param {Scene} s @param {Trick} trick @returns {Line[]} */
function trickLines(s, trick) {
  /** @type {Line[]} */
  const lines = trick.laid.map((laid, place) => ({ seat: laid.seat, head: place === 0, text: laidText(s, laid) }));
  if (trick.taker !== null) {
    const count = trick.laid.reduce((sum, laid) => sum + laid.cards.length, 0);
    lines.push({ seat: trick.taker, text: s.pen.tell('web-dk-takes-bank', trick.taker, { count }) });
  }
  return lines;
}

/** What a seat laid. @param {Scene} s @param {Laid} laid */
function laidText(s, laid) {
  const cards = sorted(s, laid.cards);
  if (laid.kind !== 'lead') return s.pen.tell(`dk-${laid.kind}s`, laid.seat, { cards });
  const quartet = laid.cards.length === 4 && new Set(laid.cards.map(card => card[0])).size === 1;
  return s.pen.tell(quartet ? 'dk-leads-quartet' : 'leads', laid.seat, { cards });
}

/** @param {Scene} s @returns {import('../table/types.js').Shown[]} */
export function tricks(s) {
  const { deal, deals: past } = s.view.public;
  const current = (deal?.tricks ?? []).filter(/** @param {Trick} trick */ trick => trick.taker !== null);
  /** @type {Trick[]} */
  const done = current.length > 0 ? current : (past.at(-1)?.tricks ?? []);
  return done.map(trick => {
    const winner = trick.laid.findLastIndex(laid => laid.seat === trick.taker && laid.kind !== 'discard');
    return {
      taker: trick.taker,
      text: trickLines(s, trick).at(-1)?.text ?? '',
      laid: trick.laid.map((laid, place) => ({
        seat: laid.seat, cards: /** @type {string[]} */ (bySuit(laid.cards, ranks)), won: place === winner,
        ...(laid.kind === 'lead' ? {} : { note: t(`dk-${laid.kind}`) }),
      })),
    };
  });
}

/** Points, banki, and why. @param {Scene} s @param {number} number */
export function outcome(s, number) {
  const past = s.view.public.deals[number];
  const { details } = past;
  if (!details) return html`<p class="s">${rich(t('dk-thrown-in', { number: number + 1, rule: s.view.public.options.redeal }), s.does.rule)}</p>`;
  const seats = inPlay(past);
  const two = past.form === 'pairs' || details.soloist !== null;
  const rows = seats.map(seat => html`<tr><td>${s.pen.label(seat)}${details.soloist === seat ? html` <span class="sd">${t('web-dk-solo')}</span>` : nothing}</td>
    <td>${details.cards[seat]}</td><td>${s.pen.minus(details.points[seat])}</td>
    ${two ? html`<td>${s.pen.minus(past.count.points[seat])}</td>` : nothing}
    <td class=${classes(past.scores[seat] > 0 && 'neg')}>${s.pen.signed(details.banki[seat])}${details.extra[seat] ? html` ${s.pen.signed(details.extra[seat])}` : nothing}</td>
    <td>${total(s, number, seat)}</td></tr>`);
  return html`<table class="n dkn"><thead><tr><td></td><th>${t('dk-col-took')}</th><th>${t('dk-col-points')}</th>${two ? html`<th>${t('dk-col-side')}</th>` : nothing}<th>${t('dk-col-banki')}</th><th>${t('col-total')}</th></tr></thead><tbody>${rows}</tbody></table>
    <p class="xs mute">${notes(s, number, past.count.table).map(note => html`${rich(note, s.does.rule)} `)}</p>`;
}

/** The line of the table, eggs and sevens for each. @param {Scene} s @param {number} number */
export function account(s, number) {
  const past = s.view.public.deals[number];
  const { details, count } = past;
  const together = past.form === 'pairs' || details.soloist !== null;
  const seats = inPlay(past).map(seat => {
    const head = html`<p><b class="big">${s.pen.minus(details.points[seat])}</b> <span class="mute s">${t('web-dk-count-points', { points: details.points[seat], count: details.cards[seat] })}</span>
      ${details.eggs.includes(seat) ? html`<span class="tag warn">${t('web-dk-count-next')}</span>` : nothing}${total(s, number, seat) >= s.view.public.options.limit ? html` <span class="tag bad">${t('is-out')}</span>` : nothing}</p>
      ${together ? html`<p class="s mute">${rich(t('web-dk-count-side', { points: count.points[seat], count: count.cards[seat] }), s.does.rule)}</p>` : nothing}`;
    /** @type {import('../table/types.js').Account['rows']} */
    const rows = [[t('web-dk-count-table'), `${tableLine(count, seat)} DK-TABLE-${count.table}`, s.pen.minus(details.banki[seat])]];
    if (count.eggs[seat]) rows.push([t('web-dk-count-eggs'), `${t('web-dk-count-eggs-why')} DK-EGGS`, s.pen.signed(count.eggs[seat])]);
    if (count.sevens[seat]) rows.push([t('web-dk-count-sevens'), `${s.pen.tell('web-dk-count-sevens-why', count.sevens_by)} DK-SEVENS`, s.pen.signed(count.sevens[seat])]);
    return { seat, head, rows };
  });
  return { seats, more: html`<section class="panel"><p class="s">${notes(s, number, count.table).map(note => html`${rich(note, s.does.rule)} `)}</p></section>` };
}

/** The line of the table that a seat's points are on. @param {any} count @param {number} seat */
function tableLine(count, seat) {
  const [low, high] = [count.low[seat], count.high[seat]];
  if (high < 0) return t('web-dk-count-below');
  if (high === 0) return t('web-dk-count-none', { count: Math.floor(count.cards[seat] / 2) });
  if (high > 120) return t('web-dk-count-more', { points: low });
  return low === high ? t('web-dk-count-just', { points: low }) : t('web-dk-count-from', { low, high });
}

/** The seats that took part in a deal. @param {any} past @returns {number[]} */
const inPlay = past => [...new Set(/** @type {number[]} */ (past.tricks[0].laid.map(/** @param {Laid} laid */ laid => laid.seat)))].sort();

/** A seat's banki after a deal. @param {Scene} s @param {number} number @param {number} seat */
const total = (s, number, seat) => s.view.public.deals.slice(0, number + 1).reduce(/** @param {number} sum @param {any} past */ (sum, past) => sum + past.scores[seat], 0);

/** The table that counts, why there is more than it says, who has eggs now, who is out, and how the others go on. @param {Scene} s @param {number} number @param {number} table */
function notes(s, number, table) {
  const { deals: past, options, deal } = s.view.public;
  const { details } = past[number];
  const lines = [t('dk-by-table', { table })];
  if (details.extra.some(/** @param {number} extra */ extra => extra > 0)) lines.push(t('dk-extra-why', { why: whyMore(past[number].count) }));
  if (details.eggs.length > 0) lines.push(t('dk-eggs-now', { names: s.pen.names(details.eggs), count: details.eggs.length }));
  const gone = inPlay(past[number]).filter(seat => total(s, number, seat) >= options.limit);
  lines.push(...gone.map(seat => s.pen.tell('dk-goes-out', seat, { total: total(s, number, seat) })));
  const next = past[number + 1] ?? deal;
  if (gone.length > 0 && next && next.form !== past[number].form) lines.push(t('web-dk-form-now', { form: t(`value-form-${next.form}`.replaceAll('_', '-')) }));
  return lines;
}

/** Which rules gave more banki. @param {any} count */
function whyMore({ eggs, sevens }) {
  const some = /** @param {number[]} row */ row => row.some(more => more > 0);
  return some(eggs) && some(sevens) ? 'both' : some(sevens) ? 'sevens' : 'eggs';
}
