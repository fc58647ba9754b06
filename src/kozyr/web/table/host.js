// What the host may do: stop the match, see to the seats, change what is played next, close the table.
import { t } from '../i18n.js';
import { GAMES, nextPath } from '../routes.js';
import { html, nothing } from '../vendor/lit.js';
import { icon } from './parts.js';

/** @typedef {import('./types.js').TableInfo} TableInfo */
/** @typedef {import('./pen.js').Pen} Pen */

/**
 * @typedef {object} HostDoes
 * @property {() => void} pause
 * @property {() => void} resume
 * @property {(seat: number) => void} remove
 * @property {(number: number) => void} admit lets somebody come in again
 * @property {(seat: number, to: number) => void} move
 * @property {(seat: number) => void} fill with a bot
 * @property {() => void} end of the table
 * @property {unknown} level which bots take seats; nothing where that is asked elsewhere
 */

/** @param {TableInfo} info @param {Pen} pen @param {HostDoes} does */
export function host(info, pen, does) {
  if (!info.host) return nothing;
  const playing = info.state === 'playing';
  return html`<section class="panel host" data-host><h2>${t('web-sheet-host')}</h2>
    ${playing ? stop(info, does) : nothing}
    ${!playing && info.chairs.some(chair => chair.kind === 'free') ? does.level : nothing}
    <ol>${info.chairs.map((_, seat) => row(info, pen, seat, does))}</ol>
    ${onlookers(info)}
    ${removed(info, does)}
    ${playing ? html`<p class="xs mute">${t('web-host-later')}</p>` : html`<h3 class="s">${t('web-host-next')}</h3><p class="xs mute">${t('web-host-next-about')}</p>
      <p class="acts2">${GAMES.map(game => html`<a class="btn" data-next=${game} href=${nextPath(game, info)}>${t(`game-${game}`)}</a>`)}</p>`}
    <details><summary class="btn" data-do="end">${t('web-host-close')}</summary><p class="s">${t(playing ? 'web-host-close-match' : 'web-host-close-about')}</p>
      <button type="button" class="btn" data-do="end-sure" @click=${does.end}>${t('web-host-close-sure')}</button></details>
  </section>`;
}

/** @param {TableInfo} info @param {HostDoes} does */
const stop = (info, does) => (info.held
  ? html`<button type="button" class="btn main" data-do="resume" @click=${does.resume}>${icon('play')} ${t('web-host-resume')}</button>`
  : html`<button type="button" class="btn" data-do="pause" @click=${does.pause}>${icon('pause')} ${t('web-host-pause')}</button>`);

/** Those who are here without a seat: in a match they look on. @param {TableInfo} info */
function onlookers({ onlookers: names, state, watch }) {
  const looking = state === 'playing' && watch;
  if (!names || !(names.length || looking)) return nothing;
  return html`<div data-onlookers><h3 class="s">${t(looking ? 'web-host-onlookers' : 'web-host-unseated', { count: names.length })}</h3>
    <ul class="names">${names.map(name => html`<li>${name}</li>`)}</ul></div>`;
}

/** Those whom the host has removed. @param {TableInfo} info @param {HostDoes} does */
function removed({ barred }, does) {
  if (!barred?.length) return nothing;
  return html`<h3 class="s">${t('web-host-removed')}</h3><ol data-removed>${barred.map(({ number, name }) => html`<li><b class="nm">${name}</b>
    <button type="button" class="btn" data-do="admit" data-number=${number} aria-label="${t('web-host-admit')}: ${name}" @click=${() => does.admit(number)}>${t('web-host-admit')}</button></li>`)}</ol>`;
}

/** A seat and what can be done about it. @param {TableInfo} info @param {Pen} pen @param {number} seat @param {HostDoes} does */
function row(info, pen, seat, does) {
  const chair = info.chairs[seat];
  const between = info.state !== 'playing';
  const name = chair.kind === 'free' ? t('seat-number', { number: seat + 1 }) : seat === info.you ? t('web-you') : pen.proper(seat);
  const next = (seat + 1) % info.seats;
  const button = /** @param {string} what @param {string} sign @param {string} words @param {() => void} go */ (what, sign, words, go) => html`<button type="button"
    class="ib" data-do=${what} data-seat=${seat} aria-label="${t(words)}: ${name}" title=${t(words)} @click=${go}>${icon(sign)}</button>`;
  return html`<li data-seat=${seat}><b class="nm">${name}</b>
    ${between && chair.kind === 'free' ? button('fill', 'bot', 'web-host-fill', () => does.fill(seat)) : nothing}
    ${between ? button('swap', 'swap', 'web-host-move', () => does.move(seat, next)) : nothing}
    ${seat !== info.you && (chair.kind === 'person' || (between && chair.kind === 'bot')) ? button('remove', 'x', 'web-host-remove', () => does.remove(seat)) : nothing}</li>`;
}

/**
 * The question's place while the match is stopped.
 * @param {import('./types.js').Scene} s @param {() => void} resume
 */
export function held({ info, pen, me }, resume) {
  const by = info.held?.seat ?? null;
  const may = info.host || (me !== null && (by === null || !info.chairs[by].connected));
  return html`<section class="ask" aria-labelledby="question" data-held><div class="h"><b id="question">${by === null ? t('web-held-host') : pen.tell('web-held', by)}</b></div>
    <div class="acts"><p class="s mute">${t(info.clock === 'none' ? 'web-held-about-none' : 'web-held-about')}</p>${may ? html`<button type="button" class="btn main" data-do="resume" @click=${resume}>${t('web-host-resume')}</button>` : nothing}</div></section>`;
}
