// The hand: a fan, or groups by rank; what can be played is lifted, what can't says why.
import { back, card } from '../cards.js';
import { classes, style } from '../dom.js';
import { t } from '../i18n.js';
import { html, nothing, repeat } from '../vendor/lit.js';
import { sentence } from './refusals.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */

/** Fans of more cards than this put marks where they show. */
const DEEP = 6;

/**
 * @param {Scene} s
 * @param {Drawing} game
 * @param {string | null} cursor the card that the Tab key comes to
 */
export function hand(s, game, cursor) {
  const cards = game.hand(s);
  if (cards.length === 0) return nothing;
  const known = /** @type {string[]} */ (cards.filter(name => name !== null));
  const first = known.find(name => name === cursor && !game.state(s, name).includes('illegal')) ?? known.find(name => game.state(s, name).split(' ').includes('legal')) ?? known[0];
  const one = /** @param {string | null} name */ name => (name === null
    ? html`<span role="img" aria-label=${t('web-card-closed')}>${back()}</span>`
    : button(s, game, name, name === first));
  return html`${game.grouped(s) ? groups(known, one) : fan(cards, one)}${known.map(name => why(s, game, name))}`;
}

/** @param {(string | null)[]} cards @param {(name: string | null) => unknown} one @param {string} [label] */
export function fan(cards, one, label = t('web-your-hand')) {
  const gap = cards.length <= 4 ? '6px' : cards.length <= DEEP ? '4px' : '2px';
  return html`<ul class=${classes('fan', cards.length > DEEP && 'deep')} ${style({ '--n': cards.length, '--gap': gap })} aria-label=${label}>
    ${repeat(cards, (name, place) => name ?? `back ${place}`, (name, place) => html`<li ${style({ '--i': place })}>${one(name)}</li>`)}</ul>`;
}

/** @param {string[]} cards @param {(name: string) => unknown} one @param {string} [label] */
export function groups(cards, one, label = t('web-your-hand')) {
  /** @type {Map<string, string[]>} */
  const ranks = new Map();
  for (const name of cards) ranks.set(name[0], [...(ranks.get(name[0]) ?? []), name]);
  // Singles take a card's width, those behind them a third: the styles fill one row, and more than two make the cards smaller.
  const room = ranks.size + 0.36 * (cards.length - ranks.size);
  return html`<ul class=${classes('grps', room > 9 && 'many')} ${style({ '--room': room, '--groups': ranks.size })} aria-label=${label}>${repeat(ranks, ([rank]) => rank, ([, some]) => html`<li class=${classes('grp', some.length === 4 && 'full')}>
    <span class="gl">${some.length === 4 ? t('web-ex-quartet') : some.length > 1 ? t('web-ex-group', { count: some.length }) : ''}</span><span class="gc">${repeat(some, name => name, one)}</span></li>`)}</ul>`;
}

/** @param {Scene} s @param {Drawing} game @param {string} name @param {boolean} first */
function button(s, game, name, first) {
  const state = game.state(s, name);
  const place = s.choice.cards.indexOf(name);
  const to = place >= 0 ? game.addressee?.(s, place) : undefined;
  const illegal = state.includes('illegal');
  return card(name, {
    button: true,
    state: classes(state, place >= 0 && 'sel', to !== undefined && to !== null && 'to'),
    to: to ?? undefined,
    ...(place >= 0 ? { pressed: true } : {}),
    disabled: illegal,
    describedby: illegal && s.prompt ? `why-${name}` : undefined,
    tabindex: first ? 0 : -1,
  });
}

/** Why a card can't be played, for those who listen. @param {Scene} s @param {Drawing} game @param {string} name */
function why(s, game, name) {
  const tap = s.prompt ? game.tap(s, name) : null;
  const refusal = tap && 'refuse' in tap ? s.prompt?.why[tap.refuse] : undefined;
  return refusal ? html`<span class="sr" id="why-${name}">${sentence(s.pen, refusal)}</span>` : nothing;
}
