// Cards as people see and hear them. A card's text is that of records: "7H", "TS", "QD".
import { CARD_SYMBOLS } from './art/cards.js';
import { ICON_SYMBOLS } from './art/icons.js';
import { classes } from './dom.js';
import { t } from './i18n.js';
import { html, ifDefined, nothing, svg } from './vendor/lit.js';

/** @typedef {'C' | 'D' | 'H' | 'S'} Suit */

/** @type {readonly Suit[]} */
export const SUITS = ['C', 'D', 'H', 'S'];
export const RANKS = [...'23456789TJQKA'];

/** Index symbols of letters that aren't their own name. K and К are one shape. @type {Record<string, string>} */
const CYRILLIC = { В: 'rv', Д: 'rd', К: 'rK', Т: 'rt' };
/** Widths of indices in the face's units, 31 high; what isn't here is 19.93. @type {Record<string, number>} */
const WIDTHS = { r7: 18.82, r10: 31, rJ: 17.71, rQ: 22.14, rA: 22.14, rd: 23.25 };

/**
 * The suit's letter of a card, which is the class that colours it.
 * @param {string} card
 */
export const suitOf = card => /** @type {Suit} */ (card.slice(-1));

/**
 * A rank as the language writes it: 10, В, Q.
 * @param {string} rank as in records: T, J, Q
 */
export function rankName(rank) {
  const place = 'TJQKA'.indexOf(rank);
  return place < 0 ? rank : t('ranks').split(' ')[place];
}

/**
 * A card's name as it is spoken: "10 of spades", «король пик».
 * @param {string} card
 */
export const cardName = card => t('web-card', { rank: card.slice(0, -1), suit: suitOf(card) });

/**
 * A suit's sign, in the colour of the text around it or of a class C, D, H, S.
 * @param {Suit | string} suit
 */
export const sign = suit => html`<svg class="su" viewBox="0 0 24 24" aria-hidden="true"><use href="#s${suit}"></use></svg>`;

/**
 * A card inside a sentence: a chip of card paper.
 * @param {string} card
 */
export const chip = card => html`<span class="cn ${suitOf(card)}" role="img" aria-label=${cardName(card)}>${rankName(card.slice(0, -1))}${sign(suitOf(card))}</span>`;

/**
 * A suit inside a sentence.
 * @param {Suit | string} suit
 */
export const suitChip = suit => html`<span class="cn ${suit}" role="img" aria-label=${t('suits', { suit })}>${sign(suit)}</span>`;

/**
 * The drawing of a face, for what lays cards out by itself.
 * @param {string} card
 */
export function face(card) {
  const suit = `#s${suitOf(card)}`;
  const rank = card.slice(0, -1);
  const name = rankName(rank);
  const index = CYRILLIC[name] ?? `r${name}`;
  const art = 'JQK'.includes(rank)
    ? svg`<use href="#c${rank}" width="100" height="140"></use>`
    : rank === 'A'
      ? svg`<use class="t" href="#cA" x="29" y="60" width="68" height="68"></use><use class="s" href=${suit} x="42" y="73" width="42" height="42"></use>`
      : svg`<use class="s" href=${suit} x="40" y="76" width="52" height="52"></use>`;
  return html`<svg class="face" viewBox="0 0 100 140" aria-hidden="true">${art}<use class="i" href="#${index}" x=${rank === 'T' ? 6 : 7} y="9" width=${WIDTHS[index] ?? 19.93} height="31"></use><use class="s" href=${suit} x="6.5" y="45" width="24" height="24"></use></svg>`;
}

/**
 * @typedef {object} CardOptions
 * @property {'t' | 'm'} [size] of the table or small; else that of the hand
 * @property {string} [state] classes: legal, illegal, sel, beaten, won, new, to, at-t …
 * @property {boolean} [button] whether it can be pressed
 * @property {boolean} [pressed] whether it is chosen, where cards are chosen before they are played
 * @property {boolean} [disabled] the button explains itself instead of acting (aria-disabled)
 * @property {string} [label] spoken instead of the card's name
 * @property {string} [describedby] the id of the sentence that says why it can't be played
 * @property {string | number} [to] the number of the seat that it goes to (with the state "to")
 * @property {number} [tabindex]
 * @property {(event: Event) => void} [onclick]
 */

/**
 * A card with its face up.
 * @param {string} card
 * @param {CardOptions} [options]
 */
export function card(card, options = {}) {
  const name = classes('card', suitOf(card), options.size, options.state);
  const label = options.label ?? cardName(card);
  if (!options.button) {
    return html`<span class=${name} role="img" aria-label=${label} data-card=${card} data-to=${ifDefined(options.to)}>${face(card)}</span>`;
  }
  return html`<button type="button" class=${name} aria-label=${label} data-card=${card} data-to=${ifDefined(options.to)}
    aria-pressed=${ifDefined(options.pressed)} aria-disabled=${options.disabled ? 'true' : nothing}
    aria-describedby=${ifDefined(options.describedby)} tabindex=${ifDefined(options.tabindex)}
    @click=${options.onclick ?? nothing}>${face(card)}</button>`;
}

/**
 * A card with its face down. Nothing about it says what it is.
 * @param {{ size?: 't' | 'm', state?: string, plain?: boolean }} [options] plain: without the pattern, for tiny backs
 */
export const back = (options = {}) => html`<span class=${classes('card back', options.size, options.state)}>${
  options.plain ? nothing : html`<svg class="face" viewBox="0 0 100 140" aria-hidden="true"><use href="#back"></use></svg>`}</span>`;

/** The symbols that faces and icons refer to: once in a page, before anything that uses them. */
export const defs = () => html`<svg class="defs" aria-hidden="true">${CARD_SYMBOLS}${ICON_SYMBOLS}</svg>`;
