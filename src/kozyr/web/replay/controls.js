// The player's controls: a line of the deal's steps, back, play, on, the speed, which deal and which moment, whose eyes.
import { t } from '../i18n.js';
import { icon } from '../table/parts.js';
import { classes, style } from '../dom.js';
import { html, live, nothing } from '../vendor/lit.js';

/** How long a step is shown, in ms, and the message that names it. @type {readonly (readonly [number, string])[]} */
export const SPEEDS = [[2200, 'slow'], [1200, 'normal'], [500, 'fast']];

/**
 * @typedef {object} Controls
 * @property {import('./scene.js').Place} place
 * @property {number} steps of the deal
 * @property {readonly import('./frames.js').DealInfo[]} deals
 * @property {readonly { step: number, text: string }[]} moments
 * @property {readonly string[]} names by seat
 * @property {boolean} playing
 * @property {number} speed an index of SPEEDS
 * @property {string} spoken what the line says of the step
 * @property {(change: Partial<import('./scene.js').Place>) => void} go
 * @property {(by: number) => void} step over the ends of deals too
 * @property {() => void} play or stop
 * @property {() => void} faster the next speed
 */

/** @param {Controls} c */
export function controls(c) {
  const { place, steps, deals } = c;
  const first = place.deal === 0 && place.step === 0;
  const last = place.deal === deals.length - 1 && place.step === steps;
  const button = /** @param {string} name @param {string} label @param {() => void} does @param {boolean} off @param {string} [extra] */ (name, label, does, off, extra = '') => html`<button type="button"
    class=${classes('ib', extra)} data-do=${name} aria-label=${t(label)} title=${t(label)} aria-disabled=${off ? 'true' : nothing} @click=${() => { if (!off) does(); }}>${icon(name === 'stop' ? 'pause' : name)}</button>`;
  const speed = t(`web-replay-speed-${SPEEDS[c.speed][1]}`);
  return html`<section class="ctl panel" aria-label=${t('web-replay-player')}>
    ${line(c)}
    <div class="bt">${button('prev', 'web-replay-back', () => c.step(-1), first)}${
      c.playing ? button('stop', 'web-replay-stop', c.play, false, 'run') : button('play', 'web-replay-play', c.play, last, 'run')}${
      button('next', 'web-replay-on', () => c.step(1), last)}
      <button type="button" class="btn spd" data-do="speed" aria-label=${t('web-replay-speed', { speed })} title=${t('web-replay-speed', { speed })} @click=${c.faster}>${speed}</button>
      <span class="where">${pick('deal', 'web-deal', place.deal, deals.map((_, number) => [number, t('web-deal-number', { number: number + 1 })]), deal => c.go({ deal, step: 0 }))}${
        c.moments.length > 1 ? pick('moment', 'web-replay-moment', c.moments.findLast(({ step }) => step <= place.step)?.step ?? 0, c.moments.map(({ step, text }) => [step, text]), step => c.go({ step })) : nothing}</span>
      <span class="eyes">${eyes(c)}${pick('seat', 'web-replay-seat', place.seat, c.names.map((name, seat) => [seat, name]), seat => c.go({ seat }))}</span>
    </div></section>`;
}

/** The steps as a slider, with a mark where another trick or round begins. @param {Controls} c */
function line({ place, steps, moments, spoken, go }) {
  const part = /** @param {number} step */ step => `${steps === 0 ? 0 : (100 * step) / steps}%`;
  return html`<div class="tline" ${style({ '--at': part(place.step) })}><span class="trk" aria-hidden="true">${moments.slice(1).map(({ step }) => html`<i ${style({ left: part(step) })}></i>`)}</span>
    <input type="range" min="0" max=${Math.max(1, steps)} step="1" .value=${live(String(place.step))} aria-label=${t('web-replay-step')} aria-valuetext=${spoken} data-steps
      @input=${/** @param {Event} event */ event => go({ step: Math.min(steps, Number(/** @type {HTMLInputElement} */ (event.target).value)) })}>
    <span class="cnt xs mute" aria-hidden="true">${place.step}/${steps}</span></div>`;
}

/** @param {string} name @param {string} label @param {number} now @param {readonly (readonly [number, string])[]} values @param {(value: number) => void} set */
const pick = (name, label, now, values, set) => html`<label><span class="sr">${t(label)}</span><select data-pick=${name} .value=${live(String(now))}
  @change=${/** @param {Event} event */ event => set(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>${values.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`)}</select></label>`;

/** All hands, or one seat's view. @param {Controls} c */
function eyes({ place, go }) {
  const button = /** @param {boolean} all @param {string} sign @param {string} label */ (all, sign, label) => html`<button type="button" data-all=${String(all)} aria-pressed=${place.all === all} aria-label=${t(label)} title=${t(label)}
    @click=${() => go({ all })}>${icon(sign)}</button>`;
  return html`<span class="seg" role="group" aria-label=${t('web-replay-eyes')}>${button(true, 'eye', 'web-replay-all')}${button(false, 'user', 'web-replay-one')}</span>`;
}
