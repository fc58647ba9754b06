// Seats around the table: who sits there, whose turn it is, and what counts in the game.
import { back } from '../cards.js';
import { classes, style } from '../dom.js';
import { t } from '../i18n.js';
import { html, nothing, repeat } from '../vendor/lit.js';
import { icon } from './parts.js';
import { layout } from './seats.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */

/** Colours of people's marks, by seat; white on each is readable. */
const COLOURS = ['#a5322a', '#8a4a7d', '#3d6f52', '#7a5a2a', '#35607f', '#6b5aa0', '#8b4a35', '#4b6b2f', '#2f6b6b', '#7d3f5c', '#5a5a8a', '#6f5324', '#456079'];

/** A seat's own colour. @param {number} seat */
export const colour = seat => COLOURS[seat % COLOURS.length];

const BOT = '#5b6670';

/** Names of more letters need the room of the mark on a phone. */
const LONG = 8;

/** The mark of a seat: a letter, or the sign of a bot. @param {Scene} s @param {number} seat */
export function avatar(s, seat) {
  const chair = s.info.chairs[seat];
  const bot = chair.kind === 'bot' || chair.away !== null;
  const letter = seat === s.me && !chair.name ? t('web-you').slice(0, 1) : s.pen.proper(seat).slice(0, 1);
  return html`<span class="av" aria-hidden="true" ${style({ '--av': bot ? BOT : colour(seat) })}>${bot ? icon('bot') : letter.toUpperCase()}</span>`;
}

/** @param {Scene} s @param {Drawing} game @param {ReadonlyMap<number, string>} sayings */
export function ring(s, game, sayings) {
  const { kind, tight, grid, places } = layout(s.info.seats, s.me, game.anticlockwise);
  const seats = repeat(places, ({ seat }) => seat, place => seatAt(s, game, place, sayings.get(place.seat)));
  if (kind === 'arc') return html`${seats}${game.middle(s)}`;
  return html`<div class=${classes('shoe', tight && 'tight')} ${style(grid)}>${seats}<div class="mid"></div></div>${game.middle(s)}`;
}

/** @param {Scene} s @param {Drawing} game @param {import('./seats.js').Place} place @param {string | undefined} saying */
function seatAt(s, game, { seat, spot, grid }, saying) {
  const { out, side, waits } = game.marks(s, seat);
  const turn = acts(s, seat);
  const count = game.backs(s, seat);
  return html`<div class=${classes('seat', spot && `p-${spot}`, out && 'out')} data-seat=${seat} ${style(grid)}>
    <div class=${classes('plate', turn && 'turn', waits && 'turn2', side)}>
      <div class=${classes('who', s.pen.label(seat).length > LONG && 'long')}>${avatar(s, seat)}<b title=${s.pen.proper(seat)}>${s.pen.label(seat)}</b>${presence(s, seat)}</div>
      <div class="row">${game.plate(s, seat)}</div>
      ${dealer(s, seat)}${clock(s, seat)}${turn ? html`<span class="sr">${t('web-to-act')}</span>` : nothing}
    </div>
    ${count > 0 ? html`<div class=${classes('backs', count > 8 && 'many')} aria-hidden="true">${Array.from({ length: Math.min(count, 13) }, () => back({ plain: true }))}</div><span class="sr">${t('web-cards', { count })}</span>` : nothing}
    ${game.under(s, seat)}
    ${saying ? html`<span class="say">${saying}</span>` : nothing}
  </div>`;
}

/** Whether a seat is to act, and can. @param {Scene} s @param {number} seat */
const acts = ({ info: { turn, held } }, seat) => !held && turn?.seat === seat;

/** Whether the person is away or not connected. @param {Scene} s @param {number} seat */
function presence(s, seat) {
  const chair = s.info.chairs[seat];
  if (chair.kind !== 'person') return nothing;
  if (s.info.rest?.ready.includes(seat)) return html`<span class="pres" role="img" aria-label=${t('web-rest-is-ready')} title=${t('web-rest-is-ready')}>${icon('check')}</span>`;
  if (chair.away !== null) return html`<span class="pres" role="img" aria-label=${t('web-bot-plays')} title=${t('web-bot-plays')}>${icon('off')}</span>`;
  return chair.connected ? nothing : html`<span class="pres" role="img" aria-label=${t('web-not-connected')} title=${t('web-not-connected')}>${icon('off')}</span>`;
}

/** @param {Scene} s @param {number} seat */
const dealer = (s, seat) => (s.view.public.deal?.dealer === seat
  ? html`<span class="dl" role="img" aria-label=${t('web-dealer')} title=${t('web-dealer')}>${t('web-dealer-letter')}</span>` : nothing);

/** How much of the turn is left. @param {Scene} s @param {number} seat */
function clock(s, seat) {
  const { turn } = s.info;
  if (!turn || turn.seat !== seat || turn.deadline === null) return nothing;
  return html`<span class="clock" aria-hidden="true"><i data-since=${turn.since} data-deadline=${turn.deadline}></i></span>`;
}

/** The player's own plate. @param {Scene} s @param {Drawing} game @param {string | undefined} saying @param {unknown} [beside] a button */
export function ownPlate(s, game, saying, beside = nothing) {
  if (s.me === null) return html`<p class="me onlooker" data-onlooker>${icon('eye')} ${t('web-watching')}</p>`;
  const { side } = game.marks(s, s.me);
  const away = s.info.chairs[s.me].away !== null;
  const { title, row } = game.own(s);
  const state = away ? t('web-bot-plays-you') : s.info.held ? t('web-paused') : title;
  return html`<div class="me" data-seat=${s.me}><div class=${classes('plate', acts(s, s.me) && 'turn', side)} tabindex="-1">
    ${avatar(s, s.me)}<b>${state}</b><div class="row">${row}</div>
    ${dealer(s, s.me)}${clock(s, s.me)}${saying ? html`<span class="say">${saying}</span>` : nothing}</div>${beside}</div>`;
}
