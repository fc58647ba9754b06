// What the table page knows between two drawings, and how an event changes it.
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
 * The lines of the log that are new, as sentences.
 * @param {Drawing} game
 * @param {Scene} s
 * @param {{ deal: number, lines: number }} told how much was told before
 * @returns {{ news: string[], told: { deal: number, lines: number } }}
 */
export function newLines(game, s, told) {
  const last = s.view.public.deals.length - (s.view.public.deal ? 0 : 1);
  /** @type {string[]} */
  const news = [];
  let lines = told.lines;
  for (let deal = Math.max(0, told.deal); deal <= last; deal++) {
    const all = game.log(s, deal);
    news.push(...all.slice(deal === told.deal ? told.lines : 0).map(line => line.text));
    lines = all.length;
  }
  return { news, told: { deal: last, lines } };
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
