// The waiting room: who sits where, a seat for the player, the link for friends.
import { SUITS, suitChip } from '../cards.js';
import { classes, style } from '../dom.js';
import { fairLine } from '../fair/line.js';
import { has, t } from '../i18n.js';
import { botName } from '../parts/bots.js';
import { linkBox } from '../parts/link.js';
import { pauseName, rests } from '../parts/pause.js';
import { html, nothing } from '../vendor/lit.js';
import { tally } from './tally.js';
import { pace, watchers } from './menu.js';
import { icon } from './parts.js';

/** @typedef {import('./types.js').TableInfo} TableInfo */
/** @typedef {import('./pen.js').Pen} Pen */

/**
 * @typedef {object} Room
 * @property {TableInfo} info
 * @property {Pen} pen
 * @property {string} link for friends
 * @property {boolean} copied
 * @property {() => void} oncopy
 * @property {string | null} trump chosen
 * @property {string | null} given the trump of who sat down without choosing one
 * @property {(suit: string) => void} setTrump
 * @property {string} name
 * @property {string | null} trouble
 * @property {(name: string) => void} rename
 * @property {(seat: number) => void} sit
 * @property {() => void} stand
 * @property {() => void} start
 * @property {unknown} level which bots take seats
 * @property {() => void} want agrees to what the host has changed
 * @property {unknown} host what the host may do
 */

/** @param {Room} room */
export function waiting(room) {
  const { info, pen } = room;
  const asked = info.chairs.some(chair => chair.kind === 'person' && !chair.wants);
  const free = info.chairs.filter(chair => chair.kind === 'free').length;
  return html`<main class="wait" data-screen="waiting"><div class="ew">
    <div class="wh"><h1 tabindex="-1">${t(`game-${info.game}`)}</h1><p class="mute">${t(free > 0 ? 'web-wait-for' : asked ? 'web-wait-agree' : 'web-wait-begins', { count: free })}</p></div>
    <p class="s" data-rules>${settings(info)}</p>
    ${room.trouble ? html`<p class="tip" role="alert">${room.trouble}</p>` : nothing}
    ${room.given ? html`<p class="s" data-given>${t('web-trump-given', { suit: room.given })}</p>` : nothing}
    ${info.you === null ? you(room) : nothing}
    <section class="panel chairs"><h2>${t('web-seats')}</h2><ol>${info.chairs.map((_, seat) => chairRow(room, seat))}</ol>
      ${info.host && info.you !== null && free > 0 ? html`${room.level}<button type="button" class="btn" data-do="start" @click=${room.start}>${icon('bot')} ${t('web-wait-bots', { count: free })}</button>` : nothing}
    </section>
    ${free > 0 ? html`<section class="panel invite"><h2>${t('web-invite')}</h2><p class="s mute">${t(info.open ? 'web-invite-open' : 'web-invite-private')}</p>
      ${linkBox({ url: room.link, label: t('web-invite'), title: t('web-invite-join', { game: t(`game-${info.game}`) }), copied: room.copied, oncopy: room.oncopy })}</section>` : nothing}
    ${tally(info, pen)}
    ${room.host}
    ${pace(info)}${watchers(info)}${fairLine(info)}
  </div></main>`;
}

/** What is going to be played. @param {TableInfo} info */
function settings({ game, options, seats, clock, pause, hints }) {
  const changed = Object.entries(options).map(([name, value]) => {
    const word = `web-value-${name}-${value}`.replaceAll('_', '-');
    const shown = has(word) ? t(word) : Array.isArray(value) ? value.join(' ') : String(value);
    return `${t(`web-option-${name.replaceAll('_', '-')}`)}: ${shown}`;
  });
  const rest = rests(game, options) ? [t('web-pause-is', { pause: pauseName(pause) })] : [];
  const more = [...(hints ? [t('web-hints-on')] : []), ...rest, ...changed];
  return [t('web-seats-only', { count: seats }), t(`web-clock-${clock}`), ...more].join(' · ');
}

/** The player's name and, where it is theirs to say, trump. @param {Room} room */
function you(room) {
  const taken = room.info.chairs.map(chair => chair.trump);
  return html`<section class="panel you"><h2>${t('web-sit-as')}</h2>
    <label class="fld"><span>${t('web-your-name')}</span><input name="name" maxlength="20" autocomplete="nickname" .value=${room.name}
      @change=${/** @param {Event} event */ event => room.rename(/** @type {HTMLInputElement} */ (event.target).value)}></label>
    ${room.info.trumps ? html`<div class="fld"><span id="trump">${t('web-name-trump')}</span><span class="seg" role="group" aria-labelledby="trump">${SUITS.map(suit => html`<button type="button" data-trump=${suit}
      aria-pressed=${room.trump === suit} aria-disabled=${taken.includes(suit) ? 'true' : nothing} aria-label=${t('suits', { suit })} @click=${() => { if (!taken.includes(suit)) room.setTrump(suit); }}>${suitChip(suit)}</button>`)}</span></div>
    <p class="xs mute" data-trumps>${t('web-trump-first', { suit: SUITS.find(suit => !taken.includes(suit)) ?? '' })}</p>` : nothing}
  </section>`;
}

/** @param {Room} room @param {number} seat */
function chairRow(room, seat) {
  const { info, pen } = room;
  const chair = info.chairs[seat];
  const mine = seat === info.you;
  const action = chair.kind === 'free' && info.you === null
    ? html`<button type="button" class="btn main" data-do="sit" data-seat=${seat} @click=${() => room.sit(seat)}>${t('web-sit-down')}</button>`
    : mine ? html`${chair.wants ? nothing : html`<button type="button" class="btn main" data-do="want" @click=${room.want}>${t('web-for-it')}</button>`}<button type="button" class="btn" data-do="stand" @click=${room.stand}>${t('web-stand-up')}</button>` : nothing;
  const state = chair.kind === 'free' ? t('web-seat-free') : chair.kind === 'bot' ? botName(chair.level ?? 'steady') : t(!chair.connected ? 'web-not-connected' : chair.wants ? 'web-here' : 'web-thinks');
  return html`<li class=${classes(chair.kind, mine && 'mine')} data-seat=${seat}><span class="av" aria-hidden="true" ${style({ '--av': chair.kind === 'person' ? null : '#5b6670' })}>${chair.kind === 'person' ? pen.proper(seat).slice(0, 1).toUpperCase() : icon(chair.kind === 'bot' ? 'bot' : 'user')}</span>
    <span class="nm"><b>${chair.kind === 'free' ? t('seat-number', { number: seat + 1 }) : mine ? t('web-you-are', { name: pen.proper(seat) }) : pen.proper(seat)}</b><small>${state}${chair.trump ? html` · ${suitChip(chair.trump)}` : nothing}</small></span>${action}</li>`;
}
