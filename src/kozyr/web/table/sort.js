// Cards in the order in which a hand is held.

const SUITS = 'CDHS';

/** @param {string} card @param {string} ranks */
const rank = (card, ranks) => ranks.indexOf(card[0]);

/**
 * By suit and then by rank, low to high; cards that can't be seen come last.
 * @param {readonly (string | null)[]} cards
 * @param {string} ranks from low to high
 */
export const bySuit = (cards, ranks) => sorted(cards, card => SUITS.indexOf(card[1]) * 100 + rank(card, ranks));

/**
 * By rank, low to high, and then by suit.
 * @param {readonly (string | null)[]} cards
 * @param {string} ranks
 */
export const byRank = (cards, ranks) => sorted(cards, card => rank(card, ranks) * 100 + SUITS.indexOf(card[1]));

/**
 * @template {string | null} T
 * @param {readonly T[]} cards
 * @param {(card: string) => number} key
 */
function sorted(cards, key) {
  const worth = /** @param {T} card */ card => (card === null ? 1e6 : key(card));
  return [...cards].sort((a, b) => worth(a) - worth(b));
}

/** The same cards in any order are the same. @param {readonly string[]} cards */
export const asSet = cards => [...cards].sort().join(' ');

/**
 * The legal action of a verb that has just these cards.
 * @param {readonly string[]} legal
 * @param {string} verb
 * @param {readonly string[]} cards
 * @param {boolean} [ordered] whether their order is part of it
 */
export function actionOf(legal, verb, cards, ordered = false) {
  const wanted = ordered ? cards.join(' ') : asSet(cards);
  return legal.find(action => {
    const [word, ...named] = action.split(' ');
    return word === verb && (ordered ? named.join(' ') : asSet(named)) === wanted;
  });
}

/**
 * The cards that are part of any legal action.
 * @param {readonly string[]} legal
 */
export function cardsIn(legal) {
  return new Set(legal.flatMap(action => action.split(' ').slice(1)).filter(word => /^[2-9TJQKA][CDHS]$/.test(word)));
}
