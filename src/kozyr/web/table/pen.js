// A pen: the names at one table, and how sentences about it are written. The line table writes with one like it.
import { chip, rankName, suitChip } from '../cards.js';
import { signed, minus, t } from '../i18n.js';
import { html } from '../vendor/lit.js';

/** @typedef {import('./types.js').Chair} Chair */
/** @typedef {'nom' | 'gen' | 'dat' | 'ins'} Case */
/** @typedef {Record<string, string | number>} Args */

/** How many bots have a name of their own in the catalogues (`bot-1` to `bot-13`). */
const NAMES = 13;
/** @type {Record<string, string>} */
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' };
/** @type {Record<string, string>} */
const SUITS = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
/** Verbs that go with cards. */
const CARDS = ['play', 'give', 'return', 'bury'];
const RULE = /\b(?:C|EX|DK|OD|OK)(?:-[A-Z0-9]+)+\b/;

/** The text with a capital in front. @param {string} text */
export const capital = text => text.slice(0, 1).toUpperCase() + text.slice(1);

export class Pen {
  /**
   * @param {readonly Chair[]} chairs
   * @param {number | null} me the seat that is addressed as "you"
   */
  constructor(chairs, me) {
    this.chairs = chairs;
    this.me = me;
  }

  /** @param {string} id @param {Args} [args] */
  say(id, args) {
    return t(id, args);
  }

  /**
   * A sentence about what a seat does; its message has $who ("you" or "other") and $name.
   * @param {string} id @param {number} seat @param {Args} [args]
   */
  tell(id, seat, args = {}) {
    return t(id, { who: seat === this.me ? 'you' : 'other', name: this.name(seat), ...args });
  }

  /**
   * What a seat is called, inside a sentence.
   * @param {number} seat @param {Case} [form]
   */
  name(seat, form = 'nom') {
    return seat === this.me ? t('you', { case: form }) : this.proper(seat, form);
  }

  /**
   * A seat's own name, the player's too.
   * @param {number} seat @param {Case} [form]
   */
  proper(seat, form = 'nom') {
    const chair = this.chairs[seat];
    if (chair?.name) return chair.name;
    return chair?.kind === 'bot' && seat < NAMES
      ? t(`bot-${seat + 1}`, { case: form })
      : t('seat-number', { number: seat + 1, case: form });
  }

  /** A seat's name as it stands alone. @param {number} seat */
  label(seat) {
    return capital(this.name(seat));
  }

  /** @param {readonly number[]} seats @param {Case} [form] */
  names(seats, form = 'nom') {
    return this.listing(seats.map(seat => this.name(seat, form)));
  }

  /** Words joined with commas and a last "and". @param {readonly string[]} words */
  listing(words) {
    if (words.length < 2) return words.join('');
    return t('and', { first: words.slice(0, -1).join(', '), last: /** @type {string} */ (words.at(-1)) });
  }

  /** A card as text: "10♥". @param {string | null} card */
  card(card) {
    return card === null ? '??' : rankName(card.slice(0, -1)) + SIGNS[card.slice(-1)];
  }

  /** @param {readonly (string | null)[]} cards */
  cards(cards) {
    return cards.map(card => this.card(card)).join(' ');
  }

  /** @param {string} suit */
  suit(suit) {
    return SIGNS[suit];
  }

  /** @param {string} rank */
  rank(rank) {
    return rankName(rank);
  }

  /** @param {number} number */
  signed(number) {
    return signed(number);
  }

  /** @param {number} number */
  minus(number) {
    return minus(number);
  }

  /**
   * An action in words, as advice: "play 9♣", "bid 2".
   * @param {string} action
   */
  action(action) {
    const [verb, ...rest] = action.split(' ');
    if (verb === 'talon') return t(`do-talon-${rest[0]}`);
    if (verb === 'bid' || verb === 'bet') return t(`do-${verb}`, { number: Number(rest[0]) });
    return t(`do-${verb}`, rest.length > 0 ? { cards: this.cards(rest) } : {});
  }

  /**
   * Actions one after another in words; a verb that repeats is said once: "bid 2 · play 9♣, K♦ · open a card ×2".
   * @param {readonly string[]} actions
   */
  actions(actions) {
    /** @type {{ verb: string, all: string[] }[]} */
    const runs = [];
    for (const action of actions) {
      const [verb, ...cards] = action.split(' ');
      const key = CARDS.includes(verb) ? verb : action;
      const said = CARDS.includes(verb) ? this.cards(cards) : this.action(action);
      const last = runs.at(-1);
      if (last?.verb === key) last.all.push(said);
      else runs.push({ verb: key, all: [said] });
    }
    return runs.map(({ verb, all }) => {
      if (CARDS.includes(verb)) return t(`do-${verb}`, { cards: all.join(', ') });
      return all.length > 1 ? `${all[0]} ×${all.length}` : all[0];
    }).join(' · ');
  }
}

/** How the language writes ranks, from what is written to the record's letter. */
function ranksWritten() {
  return Object.fromEntries([...'23456789TJQKA'].map(rank => [rankName(rank), rank]));
}

/**
 * A sentence in which cards are chips and rule ids are links.
 * @param {string} text
 * @param {(id: string) => void} [onRule] what a press on a rule does
 */
export function rich(text, onRule) {
  const ranks = ranksWritten();
  const card = `(?:${Object.keys(ranks).join('|')})?[♣♦♥♠]`;
  const parts = text.split(new RegExp(`(${card}|${RULE.source})`));
  return parts.map((part, place) => {
    if (place % 2 === 0) return part;
    const suit = SUITS[part.slice(-1)];
    if (suit) return part.length > 1 ? chip(ranks[part.slice(0, -1)] + suit) : suitChip(suit);
    return onRule ? ruleLink(part, onRule) : part;
  });
}

/**
 * @param {string} id of a rule
 * @param {(id: string) => void} onRule
 */
export const ruleLink = (id, onRule) => html`<a href="#${id}" class="rule" data-rule=${id} @click=${/** @param {Event} event */ event => {
  event.preventDefault();
  onRule(id);
}}>${id}</a>`;
