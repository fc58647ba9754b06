// A hint: what a strong bot would do in the player's place, in words and as marks on cards and buttons.
import { decimal, t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';
import { icon } from './parts.js';
import { sentence } from './refusals.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {{ action: string, value: number, error: number | null }} Worth */
/** @typedef {{ level: string, action: string, values: Worth[], reason: { code: string, args: Record<string, string | number> } | null }} Advice */

/** How many other actions are named. */
const OTHERS = 2;
/** Below this values differ in the second decimal. */
const SMALL = 2;

/** What is advised, and why: the reason where the choice is certain, else what the actions bring. @param {Scene} s @param {Advice} advice */
export function words(s, { level, action, values, reason }) {
  const said = [t('web-hint-is', { level, action: s.pen.action(action) })];
  if (reason) said.push(sentence(s.pen, { rule: null, code: `reason-${reason.code}`, args: reason.args }));
  else if (isOnly(s)) said.push(t('web-hint-only'));
  else said.push(...worth(s, action, values));
  return said.join(' ');
}

/** @param {Scene} s */
const isOnly = s => s.prompt?.legal.length === 1 && !s.prompt.legal[0].includes('..');

/** @param {Scene} s @param {string} action @param {Worth[]} values */
function worth(s, action, values) {
  const own = values.find(one => one.action === action);
  if (!own) return [];
  const digits = Math.abs(own.value) < SMALL ? 2 : 1;
  const others = values.filter(one => one !== own).slice(0, OTHERS)
    .map(one => t('web-hint-other', { action: s.pen.action(one.action), value: decimal(one.value, digits) }));
  return [t('web-hint-worth', { value: decimal(own.value, digits) }), ...(others.length > 0 ? [t('web-hint-others', { others: others.join('; ') })] : [])];
}

/** The cards of an action, as "play 7H 8H". @param {string} action */
export const cardsOf = action => action.split(' ').slice(1).filter(word => /^[2-9TJQKA][CDHS]$/.test(word));

/** Marks the cards and buttons of an action, and nothing else. @param {HTMLElement} root @param {string | null} action */
export function mark(root, action) {
  for (const node of root.querySelectorAll('[data-hinted]')) node.removeAttribute('data-hinted');
  if (action === null) return;
  for (const node of root.querySelectorAll('.dock [data-action], .hand [data-card]')) {
    const { action: does, card = '' } = /** @type {HTMLElement} */ (node).dataset;
    if (does === action || cardsOf(action).includes(card)) node.setAttribute('data-hinted', '');
  }
}

/**
 * The button that asks for a hint: at the own turn, where the table allows hints.
 * @param {Scene} s @param {{ ask: () => void, busy: boolean }} hints @param {boolean} inBar among the signs of the bar
 */
export function hintButton(s, { ask, busy }, inBar) {
  if (!s.info.hints || s.me === null || s.info.state !== 'playing') return nothing;
  const off = !s.prompt || busy || s.info.held !== null;
  if (inBar) {
    return html`<button type="button" class="btn hintb" data-do="hint" aria-keyshortcuts="H" aria-disabled=${off ? 'true' : nothing}
      @click=${() => { if (!off) ask(); }}>${icon('bulb')} ${t('web-hint')}</button>`;
  }
  if (!s.prompt || s.info.held) return nothing;
  return html`<button type="button" class="ib hintb" data-do="hint" aria-label=${t('web-hint')} title=${t('web-hint')} aria-disabled=${off ? 'true' : nothing}
    @click=${() => { if (!off) ask(); }}>${icon('bulb')}</button>`;
}
