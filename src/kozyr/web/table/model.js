// What the table page knows between two drawings, and how an event changes it.
import { t } from '../i18n.js';
import { Pen } from './pen.js';

/** @typedef {import('./types.js').TableInfo} TableInfo */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Prompt} Prompt */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./types.js').Rest} Rest */
/** @typedef {import('./types.js').Drawing} Drawing */
/** @typedef {import('../net/machine.js').State} State */

/** @returns {Choice} */
export const nothingChosen = () => ({ cards: [], amount: null, way: null });

/** Reads what the server said last; its shapes are those of types.js. @param {State} state */
export const read = state => ({
  info: /** @type {TableInfo} */ (state.table),
  view: /** @type {View | null} */ (state.view),
  prompt: /** @type {Prompt | null} */ (state.prompt),
});

/**
 * A scene to draw.
 * @param {State} state
 * @param {{ choice: Choice, rest: Rest | null, does: import('./types.js').Does }} rest
 * @returns {Scene | null} null before there is a match
 */
export function scene(state, { choice, rest, does }) {
  const { info, view, prompt } = read(state);
  if (view === null) return null;
  return { info, view, prompt, me: info.you, pen: new Pen(info.chairs, info.you), choice, rest, does };
}

/** What a choice holds that still can be meant after something has happened. @param {Choice} choice @param {View | null} view @param {Prompt | null} prompt @returns {Choice} */
export function stillChosen(choice, view, prompt) {
  if (!prompt || !view?.hand) return nothingChosen();
  const cards = choice.cards.filter(name => view.hand?.includes(name));
  return cards.length === choice.cards.length ? choice : nothingChosen();
}

/**
 * How much of a match was told: of which deal, how many lines of its log, how many if it were over (what only the
 * player has seen is gone then), and how many results.
 * @typedef {{ deal: number, lines: number, plain: number, results: number }} Told
 */

/** @returns {Told} */
export const nothingTold = () => ({ deal: 0, lines: 0, plain: 0, results: 0 });

/**
 * The lines of the log that are new, and the results of deals that have ended, as sentences.
 * @param {Drawing} game
 * @param {Scene} s
 * @param {Told} told
 * @returns {{ news: string[], told: Told }}
 */
export function newLines(game, s, told) {
  const { deals, deal } = s.view.public;
  const last = deals.length - (deal ? 0 : 1);
  /** @type {string[]} */
  const news = [];
  for (let number = told.deal; number <= last; number++) {
    const known = number > told.deal ? 0 : number < deals.length ? told.plain : told.lines;
    news.push(...game.log(s, number).slice(known).map(line => line.text));
    if (number >= told.results && number < deals.length) news.push(result(s, number));
  }
  const [lines, plain] = last < 0 ? [[], []] : [game.log(s, last), game.log(s, last, true)];
  return { news, told: { deal: Math.max(0, last), lines: lines.length, plain: plain.length, results: deals.length } };
}

/** What a deal has changed for everyone. @param {Scene} s @param {number} number */
function result(s, number) {
  const { scores, redealt } = s.view.public.deals[number];
  const ends = t('deal-ends', { number: number + 1 });
  if (redealt) return ends;
  return `${ends} ${scores.map((/** @type {number} */ score, /** @type {number} */ seat) => `${s.pen.label(seat)} ${s.pen.signed(score)}`).join(', ')}`;
}

/**
 * Whether a trick has just been finished, so that it is to rest on the table.
 * @param {Drawing} game @param {View | null} before @param {View | null} after
 */
export function justFinished(game, before, after) {
  if (!before || !after) return null;
  const [was, is] = [game.lastFinished(before), game.lastFinished(after)];
  if (!is || (was && was.deal === is.deal && was.trick === is.trick)) return null;
  return is;
}
