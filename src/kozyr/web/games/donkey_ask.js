// What a player of Donkey is asked, and how cards are chosen together before they are laid.
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { actButton, icon, panel, picture, timeLeft } from '../table/parts.js';
import { rich } from '../table/pen.js';
import { others } from '../table/seats.js';
import { actionOf, bySuit, cardsIn } from '../table/sort.js';
import { html, nothing } from '../vendor/lit.js';
import { answerOf, beatenRows, pairs } from './donkey_beats.js';
import { ranks } from './donkey_story.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Tap} Tap */

/** Phases in which cards are chosen, with the verb that lays them. @type {Readonly<Record<string, string>>} */
const VERBS = { play: 'play', bury: 'bury', give: 'give', swap: 'give', return: 'return' };

/** @param {Scene} s */
const current = s => s.view.public.deal;

/** @param {Scene} s */
const verb = s => VERBS[current(s)?.phase];

/** How many cards the answer has; null where that is free. @param {Scene} s */
function needed(s) {
  const { deal } = s.view.public;
  if (deal.phase === 'play' && deal.standing.length === 0) return null;
  const [first = ''] = s.prompt?.legal ?? [];
  return first.split(' ').length - 1;
}

/** The legal action that the chosen cards are. @param {Scene} s */
function chosenAction(s) {
  const ordered = verb(s) === 'give';
  return s.prompt && s.choice.cards.length > 0 ? actionOf(s.prompt.legal, verb(s), s.choice.cards, ordered) : undefined;
}

/** The cards that some legal action has besides those chosen. @param {Scene} s @param {readonly string[]} chosen */
function goesOn(s, chosen) {
  const actions = (s.prompt?.legal ?? []).filter(action => chosen.every(name => action.includes(name)));
  return cardsIn(actions);
}

/** @param {Scene} s @param {string} name */
export function state(s, name) {
  const fresh = s.view.private?.received?.some(/** @param {{ card: string }} passed */ passed => passed.card === name)
    && ['return', 'swap', 'give'].includes(current(s)?.phase) ? ' new' : '';
  if (!s.prompt || !verb(s)) return fresh;
  if (!cardsIn(s.prompt.legal).has(name)) return `illegal${fresh}`;
  // Where any card may be laid away none is lifted.
  if (['bury', 'give', 'swap'].includes(current(s).phase)) return fresh;
  return s.choice.cards.includes(name) || goesOn(s, s.choice.cards).has(name) ? 'legal' : '';
}

/** @param {Scene} s @param {string} name @returns {Tap} */
export function tap(s, name) {
  if (!s.prompt || !verb(s)) return null;
  const chosen = s.choice.cards;
  if (chosen.includes(name)) return { choose: chosen.filter(other => other !== name) };
  if (!cardsIn(s.prompt.legal).has(name)) return { refuse: `${verb(s)} ${name}` };
  const more = [...chosen, name];
  const count = needed(s);
  if (count === 1) return { choose: [name] };
  if (count !== null && more.length > count) return { choose: [...chosen.slice(1), name] };
  if (count === null && !goesOn(s, chosen).has(name)) return { choose: [name] };
  return { choose: more };
}

/** @param {Scene} s */
export function asks(s) {
  const deal = current(s);
  if (!deal) return '';
  switch (deal.phase) {
    case 'auction': return t('dk-ask-auction');
    case 'talon': return t('dk-ask-talon');
    case 'bury': return t('dk-ask-bury', { count: deal.talon });
    case 'give': return t('dk-ask-give', { count: receivers(s).length });
    case 'swap': return t('dk-ask-swap', { count: receivers(s).length });
    case 'return': return t('dk-ask-return', { name: s.pen.name(deal.soloist ?? 0, 'dat') });
    default: return deal.standing.length > 0 ? t(`web-dk-ask-${answers(s)}`, { count: deal.standing.length }) : t('web-ask-lead');
  }
}

/** Whether the player can only beat or only discard, as the server says. @param {Scene} s */
function answers(s) {
  const kinds = new Set(Object.values(s.prompt?.answers ?? {}));
  return kinds.size === 1 ? [...kinds][0] : 'answer';
}

/** The other seats in play, from the next one. @param {Scene} s */
const receivers = s => others(s.view.public.seats, s.me).filter(seat => !s.view.public.out.includes(seat));

/** To whom the card chosen at a place is given: the first letter of the name. @param {Scene} s @param {number} place */
export function addressee(s, place) {
  if (verb(s) !== 'give' || !s.prompt) return null;
  const seat = receivers(s)[place];
  return seat === undefined ? null : s.pen.proper(seat).slice(0, 1);
}

/** @param {Scene} s */
export function question(s) {
  const deal = current(s);
  if (!deal || !s.prompt) return nothing;
  switch (deal.phase) {
    case 'auction': return askAuction(s);
    case 'talon': return askTalon(s, deal);
    case 'bury': return askBury(s, deal);
    case 'give': case 'swap': return askGive(s, deal);
    case 'return': return askReturn(s);
    default: return deal.standing.length > 0 ? askAnswer(s, deal) : askLead(s);
  }
}

/** @param {Scene} s */
const askAuction = s => panel(s, {
  title: asks(s),
  body: html`<div class="acts">${actButton(s, 'pass', t('web-dk-pass'))}${actButton(s, 'solo', t('web-dk-play-solo'), { main: true })}</div>`,
  why: rich(t('dk-note-auction'), s.does.rule),
});

/** @param {Scene} s @param {any} deal */
const askTalon = (s, deal) => panel(s, {
  title: asks(s),
  body: html`<div class="ways">${(s.prompt?.legal ?? []).map(action => html`<button type="button" class="wayb" data-action=${action} @click=${() => s.does.act(action)}>
    <b>${t(`web-dk-${action.split(' ')[1]}`)}</b><small>${t(`web-dk-${action.split(' ')[1]}-how`, { count: deal.talon })}</small></button>`)}</div>`,
  why: rich('DK-S-TALON', s.does.rule),
});

/** @param {Scene} s @param {any} deal */
function askBury(s, deal) {
  const holes = Array.from({ length: deal.talon }, (_, place) => s.choice.cards[place]);
  return panel(s, {
    title: asks(s),
    body: html`<div class="brow"><span class="holes">${holes.map((name, place) => (name ? picture(name) : html`<span class="hole">${place + 1}</span>`))}</span>
      ${confirm(s, t('web-dk-do-bury'), deal.talon)}</div>`,
    why: rich(t('web-dk-note-bury'), s.does.rule),
  });
}

/** The button that carries the whole action, or says how many cards are still to be chosen. @param {Scene} s @param {string} label @param {number} count */
function confirm(s, label, count) {
  const action = chosenAction(s);
  if (action) return actButton(s, action, label, { main: true });
  const left = count - s.choice.cards.length;
  if (left > 0) return html`<button type="button" class="btn main" aria-disabled="true">${count === 1 ? t('web-choose-card') : t('web-choose-more', { count: left })}</button>`;
  // The right number and still not legal: the server says why.
  return html`<button type="button" class="btn main" @click=${() => s.does.act(`${verb(s)} ${s.choice.cards.join(' ')}`)}>${label}</button>`;
}

/** @param {Scene} s @param {any} deal */
function askGive(s, deal) {
  const to = receivers(s);
  const next = s.choice.cards.length;
  return panel(s, {
    title: t('web-dk-ask-give', { count: to.length }),
    body: html`<div class="places n${to.length}">${to.map((seat, place) => {
      const name = s.choice.cards[place];
      return html`<button type="button" class=${classes('place', place === next && 'now')} data-place=${seat}
        @click=${() => s.does.choose({ cards: s.choice.cards.filter((_, other) => other !== place) })}>
        <span class="pw">${s.pen.label(seat)}</span>${name ? picture(name) : html`<span class="hole">?</span>`}</button>`;
    })}</div>
    <div class="brow"><p class="s mute">${rich(deal.phase === 'swap' ? t('dk-note-swap') : 'DK-S-TALON', s.does.rule)}</p>${confirm(s, t('web-dk-do-give'), to.length)}</div>`,
  });
}

/** @param {Scene} s */
const askReturn = s => panel(s, {
  title: asks(s),
  body: html`<div class="brow"><p class="s mute">${rich(t('dk-note-return'), s.does.rule)}</p>${confirm(s, t('web-dk-do-return'), 1)}</div>`,
});

/** @param {Scene} s */
function askLead(s) {
  const action = chosenAction(s);
  const count = s.choice.cards.length;
  return panel(s, {
    title: count > 0 ? t('web-dk-what-beats') : asks(s),
    body: html`${count > 0 ? beatenRows(s, s.choice.cards) : html`<p class="s mute">${rich(t(lone(s) ? 'web-dk-note-lead-one' : 'web-dk-note-lead'), s.does.rule)}</p>`}
      ${count > 0 ? html`<div class="acts">${clear(s)}${action ? actButton(s, action, t('web-dk-lead', { count }), { main: true }) : confirm(s, t('web-dk-lead', { count }), 0)}</div>` : nothing}`,
  });
}

/** Whether only single cards can be led. @param {Scene} s */
const lone = s => (s.prompt?.legal ?? []).every(action => action.split(' ').length === 2);

/** @param {Scene} s */
const clear = s => html`<button type="button" class="btn quiet" data-do="clear" @click=${() => s.does.choose({ cards: [] })}>${t('web-clear')}</button>`;

/** @param {Scene} s */
const picked = s => html`<div class="picked"><span class="pp">${bySuit(s.choice.cards, ranks).map(name => picture(/** @type {string} */ (name)))}</span></div>`;

/** @param {Scene} s @param {any} deal */
function askAnswer(s, deal) {
  const action = chosenAction(s);
  const count = deal.standing.length;
  const kind = action && answerOf(s, action);
  const title = kind ? t(`web-dk-this-${kind}s`, { count }) : asks(s);
  const tag = kind === 'beat' ? html`<span class="tag good">${icon('check')} ${t('dk-beat')}</span>`
    : kind === 'discard' ? html`<span class="tag warn">${icon('x')} ${t('dk-discard')}</span>` : timeLeft(s);
  return panel(s, {
    title, aside: tag,
    body: html`<div aria-live="polite" class="sr">${kind ? t(`dk-${kind}`) : ''}</div>
      ${kind === 'beat' ? pairs(s, deal) : s.choice.cards.length > 0 ? picked(s) : nothing}
      ${s.choice.cards.length === 0 ? nothing : html`<div class="acts">${clear(s)}${kind ? actButton(s, /** @type {string} */ (action), t(`web-dk-do-${kind}`, { count }), { main: true }) : confirm(s, t('web-dk-do-lay', { count }), count)}</div>`}`,
    why: kind || s.choice.cards.length > 0 ? nothing : html`<span class="soft">${rich(t('web-dk-note-answer'), s.does.rule)}</span>`,
  });
}
