// A refusal as a sentence: what was wrong (C-ILLEGAL). kozyr.i18n.refusals does the same for the command line.
import { t } from '../i18n.js';

/** @typedef {import('./types.js').Refusal} Refusal */

/**
 * Why an action was refused: one or two sentences, without the rule's id.
 * @param {import('./pen.js').Pen} pen
 * @param {Refusal} refusal
 */
export function sentence(pen, refusal) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [key, value] of Object.entries(refusal.args)) args[key] = shown(pen, key, value);
  return t(refusal.code, args);
}

/** @param {import('./pen.js').Pen} pen @param {string} key @param {string | number} value */
function shown(pen, key, value) {
  if (key === 'seat') return pen.name(Number(value));
  if (key === 'card' || key === 'cards' || key === 'standing') return pen.cards(String(value).split(' '));
  return value;
}
