// Sheets: on a phone over the lower part of the table, on a desktop in the column's place.
import { rules } from '../api.js';
import { lessonLink } from '../parts/learn.js';
import { classes } from '../dom.js';
import { LANGUAGES, language, t } from '../i18n.js';
import * as settings from '../settings.js';
import { html, nothing, repeat, unsafeHTML } from '../vendor/lit.js';
import { dealSheet } from './account.js';
import { icon, picture, timer } from './parts.js';
import { rich } from './pen.js';
import { avatar } from './plates.js';
import { scoreTable } from './score.js';
import { tally } from './tally.js';
import { sample } from './signal.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */
/** @typedef {import('./types.js').SheetName} SheetName */

/**
 * What the sheets remember while one is open.
 * @typedef {object} SheetState
 * @property {SheetName | null} open
 * @property {number} trick how many tricks back is shown
 * @property {number} deal whose count is shown
 * @property {boolean} whole whether the log shows the whole match
 * @property {string | null} rule where the rules are to be opened
 * @property {string | null} text of the rules as HTML, once read
 */

/** @returns {SheetState} */
export const closed = () => ({ open: null, trick: 0, deal: 0, whole: false, rule: null, text: null });

/**
 * The sheet that is open.
 * @param {Scene} s @param {Drawing} game @param {SheetState} state
 * @param {(change: Partial<SheetState>) => void} set
 * @param {unknown} menu what the menu holds
 */
export function sheet(s, game, state, set, menu) {
  if (!state.open) return nothing;
  const close = () => set({ open: null });
  const { turn } = s.info;
  const mine = turn && turn.seat === s.me && !s.info.held ? html`<span class="tag turnt">${t('web-your-turn')} ${timer(s)}</span>` : nothing;
  const title = t(`web-sheet-${state.open === 'last' && !game.hasTricks ? 'log' : state.open}`);
  return html`<div class="scrim" @click=${close}></div>
    <section class="sheet s-${state.open}" role="dialog" aria-label=${title} @keydown=${/** @param {KeyboardEvent} event */ event => { if (event.key === 'Escape') close(); }}>
      <div class="hd"><h2>${title}</h2>${mine}<button type="button" class="ib" data-do="close" aria-label=${t('web-close')} @click=${close}>${icon('x')}</button></div>
      <div class="band" aria-hidden="true"></div>
      <div class="body" tabindex="0">${body(s, game, state, set, menu)}</div>
    </section>`;
}

/** @param {Scene} s @param {Drawing} game @param {SheetState} state @param {(change: Partial<SheetState>) => void} set @param {unknown} menu */
function body(s, game, state, set, menu) {
  switch (state.open) {
    case 'last': return lastTrick(s, game, state, set);
    case 'score': return html`${scoreTable(s, game)}${game.side(s)}${tally(s.info, s.pen)}`;
    case 'deal': return dealSheet(s, game, state.deal, deal => set({ deal }));
    case 'log': return logs(s, game, state, set);
    case 'rules': return html`${lessonLink(s.info.game)}<div class="text">${state.text === null ? t('web-loading') : unsafeHTML(state.text)}</div>`;
    case 'settings': return preferences();
    case 'menu': case 'host': return menu;
    default: return nothing;
  }
}

/** @param {Scene} s @param {Drawing} game @param {SheetState} state @param {(change: Partial<SheetState>) => void} set */
function lastTrick(s, game, state, set) {
  const tricks = game.tricks(s);
  if (tricks.length === 0) return html`<p class="mute">${t('no-last')}</p>`;
  const place = Math.max(0, tricks.length - 1 - state.trick);
  const shown = tricks[place];
  const go = /** @param {number} by */ by => () => set({ trick: Math.min(tricks.length - 1, Math.max(0, state.trick + by)) });
  return html`<ol class="ltk n${shown.laid.length}">${shown.laid.map(laid => html`<li class=${classes(laid.won && 'wn')}>
      <span class="set">${laid.cards.map(name => picture(name, laid.won ? 'won' : '', laid.cards.length > 1 ? 'm' : ''))}</span>
      <span class="nm">${avatar(s, laid.seat)}${s.pen.label(laid.seat)}</span>${laid.note ? html`<small class="mute">${laid.note}</small>` : nothing}</li>`)}</ol>
    <p>${rich(shown.text, s.does.rule)}</p>
    <div class="nav"><button type="button" class="btn" aria-disabled=${place === 0 ? 'true' : nothing} @click=${go(1)}>${icon('prev')} ${t('web-earlier')}</button>
      <span class="mute s">${t('web-trick-of', { number: place + 1, of: tricks.length })}</span>
      <button type="button" class="btn" aria-disabled=${state.trick === 0 ? 'true' : nothing} @click=${go(-1)}>${t('web-later')} ${icon('next')}</button></div>`;
}

/** @param {Scene} s @param {Drawing} game @param {SheetState} state @param {(change: Partial<SheetState>) => void} set */
function logs(s, game, state, set) {
  const now = s.view.public.deals.length;
  const last = s.view.public.deal ? now : now - 1;
  const numbers = Array.from({ length: last + 1 }, (_, step) => last - step).slice(0, state.whole ? undefined : 1);
  const choice = /** @param {boolean} whole @param {string} id */ (whole, id) => html`<button type="button" aria-pressed=${state.whole === whole} @click=${() => set({ whole })}>${t(id)}</button>`;
  return html`<div class="seg full" role="group">${choice(false, 'web-this-deal')}${choice(true, 'web-whole-match')}</div>
    ${numbers.length === 0 ? html`<p class="mute">${t('no-log')}</p>` : nothing}
    ${repeat(numbers, number => number, number => html`<section class="trl"><h3>${t('web-deal-number', { number: number + 1 })}</h3>
      ${number < now ? game.outcome(s, number) : nothing}
      <ol class="log long">${[...game.log(s, number)].reverse().map(line => html`<li class=${classes(line.head && 'head')}>${rich(line.text, s.does.rule)}</li>`)}</ol></section>`)}`;
}

/** What happened last, the newest first, for the column. @param {Scene} s @param {Drawing} game */
export function recent(s, game) {
  const { deals, deal } = s.view.public;
  const lines = game.log(s, deal ? deals.length : deals.length - 1).slice(-9).reverse();
  return html`<section class="panel"><h2>${t('web-sheet-log')}</h2><ul class="log">${lines.map(line => html`<li>${rich(line.text, s.does.rule)}</li>`)}</ul></section>`;
}

/** The last trick, for the column. @param {Scene} s @param {Drawing} game */
export function recentTrick(s, game) {
  const shown = game.tricks(s).at(-1);
  if (!shown) return nothing;
  return html`<section class="panel"><h2>${t('web-sheet-last')}</h2><div class="lt">${shown.laid.map(laid => html`<div>
    <span class="pp2">${laid.cards.map(name => picture(name, laid.won ? 'won' : ''))}</span><span class="xs mute">${s.pen.label(laid.seat)}</span></div>`)}</div>
    <p class="s">${rich(shown.text, s.does.rule)}</p></section>`;
}

/** Settings that matter at a table. */
function preferences() {
  const now = settings.get();
  return html`<div class="pv">${['TD', 'KH', '9C', 'AS'].map(name => picture(name, '', ''))}</div>
    <section class="panel ops">
      ${choose('suits', [['4', 'web-suits-4'], ['2', 'web-suits-2']], 'web-set-suits', now.suits)}
      ${choose('cards', [['normal', 'web-cards-normal'], ['large', 'web-cards-large']], 'web-set-cards', now.cards)}
      ${choose('theme', [['light', 'web-theme-light'], ['dark', 'web-theme-dark']], 'web-theme', settings.dark() ? 'dark' : 'light')}
      ${choose('language', LANGUAGES.map(code => [code, code]), 'web-language', language())}
    </section>
    <section class="panel ops">
      ${flip('confirm', 'web-set-confirm', 'web-set-confirm-about', now.confirm)}
      ${flip('motion', 'web-set-motion', 'web-set-motion-about', now.motion === 'auto', on => settings.set('motion', on ? 'auto' : 'less'))}
      ${flip('sound', 'web-set-sound', null, now.sound, signalled('sound'))}
      ${flip('vibrate', 'web-set-vibrate', null, now.vibrate, signalled('vibrate'))}
    </section>`;
}

/** A signal is given as it is switched on. @param {'sound' | 'vibrate'} name */
const signalled = name => /** @param {boolean} on */ on => {
  settings.set(name, on);
  if (on) sample[name]();
};

/** @param {any} name @param {string[][]} values @param {string} label @param {string} now */
const choose = (name, values, label, now) => html`<div class="op"><b id="set-${name}">${t(label)}</b><span class="seg" role="group" aria-labelledby="set-${name}">${values.map(([value, word]) => html`<button type="button" data-set="${name}=${value}" aria-pressed=${now === value}
  @click=${() => settings.set(name, /** @type {any} */ (value))}>${word.startsWith('web-') ? t(word) : word}</button>`)}</span></div>`;

/** @param {any} name @param {string} label @param {string | null} about @param {boolean} on @param {(on: boolean) => void} [set] */
export const flip = (name, label, about, on, set = value => settings.set(name, /** @type {any} */ (value))) => html`<div class="op"><span><b>${t(label)}</b>${about ? html`<small>${t(about)}</small>` : nothing}</span>
  <button type="button" class="sw" role="switch" data-set=${name} aria-checked=${on ? 'true' : 'false'} aria-label=${t(label)} @click=${() => set(!on)}><i></i></button></div>`;

/** The rules of a game, or those that all share, in the language spoken now. @param {string} game @param {string | null} rule */
export const readRules = (game, rule) => rules(language(), rule?.startsWith('C-') ? 'common' : game).catch(() => t('web-no-rule'));

