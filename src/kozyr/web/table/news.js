// News of the connection lies over the bar: nothing below moves.
import { t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';
import { icon } from './parts.js';
import { rich } from './pen.js';

/** @typedef {import('../connection.js').Status} Status */

/**
 * @param {Status} status
 * @param {() => void} retry
 */
export function news(status, retry) {
  const home = html`<a class="ib" href="/" aria-label=${t('web-home')}>${icon('back')}</a>`;
  if (status.phase === 'lost') {
    return html`<div class="news" role="alert" data-news="lost">${home}${icon('off')}<span><b>${t('web-news-lost')}</b>${t('web-news-retry')}</span>
      <button type="button" class="btn" data-do="retry" @click=${retry}>${t('web-try-again')}</button></div>`;
  }
  if (status.phase === 'elsewhere') {
    return html`<div class="news info" role="status" data-news="elsewhere">${home}${icon('tab')}<span><b>${t('web-news-elsewhere')}</b>${t('web-news-elsewhere-about')}</span></div>`;
  }
  return nothing;
}

/** The question where the table is open in another tab. @param {() => void} take */
export const elsewhere = take => html`<section class="ask" aria-labelledby="question"><div class="h"><b id="question">${t('web-play-here')}</b></div>
  <div class="brow"><p class="s mute">${t('web-play-here-why')}</p><button type="button" class="btn main" data-do="retry" @click=${take}>${t('web-play-here-do')}</button></div></section>`;

/** What the player may expect while the line is down. */
export const offline = () => html`<section class="ask" aria-labelledby="question"><div class="h"><b id="question">${t('web-offline')}</b></div><p class="s mute">${t('web-offline-about')}</p></section>`;

/**
 * Somebody proposes to end the deal.
 * @param {import('./types.js').Scene} s @param {number} seat
 * @param {{ answer: (agree: boolean) => void, busy: boolean }} does
 */
export function claimed(s, seat, { answer, busy }) {
  const button = /** @param {boolean} agree */ agree => html`<button type="button" class="btn ${agree ? 'main' : ''}" data-do=${agree ? 'agree' : 'play-on'} aria-disabled=${busy ? 'true' : nothing}
    @click=${() => { if (!busy) answer(agree); }}>${t(agree ? 'web-claim-agree' : 'web-claim-play')}</button>`;
  return html`<section class="ask" aria-labelledby="question" data-claim><div class="h"><b id="question">${s.pen.tell('web-claim-asks', seat)}</b></div>
    <p class="s mute">${t('web-claim-about')}</p><div class="acts two">${button(false)}${button(true)}</div></section>`;
}

/**
 * A bot plays for the player: what it played, and the way back.
 * @param {import('./types.js').Scene} s
 * @param {readonly string[]} missed as "1 bid 2"
 * @param {{ back: () => void, busy: boolean }} does
 */
export function away(s, missed, { back, busy }) {
  const actions = missed.map(line => line.split(' ').slice(1).join(' '));
  return html`<section class="ask" aria-labelledby="question" data-screen="away"><div class="h"><b id="question">${t('web-missed', { count: actions.length })}</b></div>
    ${actions.length > 0 ? html`<p class="s mute">${rich(s.pen.actions(actions.slice(-6)))}</p>` : nothing}
    <div class="acts"><p class="s mute">${t('web-missed-about')}</p><button type="button" class="btn main" data-do="back" aria-disabled=${busy ? 'true' : nothing} @click=${back}>${t('web-back')}</button></div></section>`;
}
