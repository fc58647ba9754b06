// Between two deals: how the last one ended, who is ready for the next one and who is waited for. And what is left
// to those who are out of the match.
import { t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';
import { icon } from './parts.js';
import { capital } from './pen.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */

/** How a deal ended, in the question's place. @param {Scene} s @param {Drawing} game @param {number} number @param {() => void} onward */
export const outcome = (s, game, number, onward) => html`<section class="ask result" aria-labelledby="question" data-outcome=${number}>
  <div class="h"><b id="question">${t('deal-ends', { number: number + 1 })}</b><button type="button" class="btn" data-do="why" @click=${() => s.does.deal?.(number)}>${t('web-count-why')}</button>${ready(s, onward)}</div>
  ${waits(s)}
  ${game.outcome(s, number)}</section>`;

/** For those who are waited for: go on. Where nobody waits, the result stands until it was read. @param {Scene} s @param {() => void} onward */
function ready({ info, me }, onward) {
  const { rest } = info;
  if (!rest || (me !== null && rest.awaited.includes(me))) {
    return html`<button type="button" class="btn main" data-do="onward" @click=${onward}>${t('web-onward')}</button>`;
  }
  if (me === null || !rest.ready.includes(me)) return nothing;
  return html`<button type="button" class="btn" data-do="ready" aria-disabled="true">${icon('check')} ${t('web-rest-ready')}</button>`;
}

/** How many are ready, who is waited for, and how long at most. @param {Scene} s */
function waits({ info, me, pen }) {
  const { rest } = info;
  if (!rest) return nothing;
  const all = rest.ready.length + rest.awaited.length;
  const others = rest.awaited.filter(seat => seat !== me);
  const parts = [
    all > 1 && t('web-rest-count', { ready: rest.ready.length, of: all }),
    others.length > 0 && t('web-rest-for', { names: pen.names(others) }),
    rest.until !== null && rest.awaited.length > 0 && html`<span class="time">${all > 1 ? t('web-rest-next') : capital(t('web-rest-next'))} <span data-until=${rest.until}></span></span>`,
  ].filter(part => part !== false);
  return html`<p class="s mute" data-rest>${parts.map((part, place) => html`${place > 0 ? ' · ' : nothing}${part}`)}</p>`;
}

/** Who is out looks on, or leaves with one tap. @param {() => void} leave */
export const out = leave => html`<section class="ask" aria-labelledby="question" data-out><div class="h"><b id="question">${t('web-out')}</b></div>
  <div class="brow"><p class="s mute">${t('web-out-about')}</p><button type="button" class="btn" data-do="go-home" @click=${leave}>${t('web-out-leave')}</button></div></section>`;
