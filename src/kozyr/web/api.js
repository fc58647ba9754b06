// The server's HTTP half. Every answer is JSON; a refusal is an ApiError with the path of what was wrong.

/**
 * @typedef {object} Row a table in a list
 * @property {string} id
 * @property {string} game
 * @property {number} seats
 * @property {number} taken
 * @property {Record<string, unknown>} options only those that were changed
 * @property {string} clock
 * @property {'waiting' | 'playing' | 'over' | 'closed'} state
 * @property {(string | null)[]} names
 * @property {number} at unix seconds
 * @property {number} matches how many are over
 * @property {boolean} [yours] whether it is your turn there
 */
/** @typedef {{ name: string | null, tables: Row[], past: Row[] }} Me */
/**
 * @typedef {object} OptionInfo
 * @property {string} name
 * @property {string} rule
 * @property {boolean} reading whether the rule is a reading of an unclear text
 * @property {'whole' | 'flag' | 'choice' | 'sizes' | 'suits'} kind
 * @property {number | null} [low]
 * @property {Record<string, number> | null} [high] by number of seats
 * @property {string[] | null} [words]
 * @property {Record<string, any>} default by number of seats
 */
/**
 * @typedef {object} FormInfo a form of a game; games without forms have one
 * @property {Record<string, any>} options that make the form
 * @property {number[]} seats
 * @property {Record<string, string[]>} words choices that differ in this form
 * @property {Record<string, any>} default all options in this form, for its lowest number of seats
 */
/** @typedef {{ name: string, seats: number[], options: OptionInfo[], forms: FormInfo[], levels: Level[] }} GameInfo levels: of the bots that play it */
/** @typedef {string} Level of a bot: random, steady, strong, master, or what the server's host calls a program */
/**
 * @typedef {object} Wish a table to be made
 * @property {string} game
 * @property {number} seats
 * @property {Record<string, unknown>} options
 * @property {(Level | null)[]} bots null: a person's seat
 * @property {'none' | 'relaxed' | 'brisk'} clock
 * @property {boolean} open
 * @property {boolean} watch whether spectators are welcome
 * @property {number | null} [pause] seconds between two deals at most; null: as usual there
 * @property {boolean} hints whether those who play may ask for hints
 */

export class ApiError extends Error {
  /**
   * @param {number} status 0: the server wasn't reached
   * @param {{ path?: string, message?: string, rule?: string | null, [more: string]: any }} body
   */
  constructor(status, body) {
    const { path = '', message = '', rule = null } = body;
    super(message || `status ${status}`);
    this.status = status;
    this.body = body;
    this.path = path;
    this.rule = rule;
  }
}

/**
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function ask(method, path, body) {
  /** @type {RequestInit} */
  const request = { method, headers: { Accept: 'application/json' } };
  if (method === 'POST') {
    request.headers = { ...request.headers, 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(path, request).catch(() => { throw new ApiError(0, {}); });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
}

/** Who we are here, and our tables. @returns {Promise<Me>} */
export const me = () => ask('GET', '/api/me');

/** Sets our name; the first time it makes us a guest. @param {string} name @returns {Promise<{ name: string }>} */
export const setName = name => ask('POST', '/api/me', { name });

/** A link that makes another device ours, good for ten minutes. @returns {Promise<{ link: string }>} */
export const move = () => ask('POST', '/api/move', {});

/** Makes this device the guest of such a link. @param {string} token @returns {Promise<{ name: string }>} */
export const moved = token => ask('POST', '/api/moved', { token });

/** Tables that anyone may sit at, and those where anyone may look on. @returns {Promise<{ tables: Row[], watch: Row[] }>} */
export const openTables = () => ask('GET', '/api/tables');

/** Makes a table. @param {Wish} wish @returns {Promise<{ id: string, key: string }>} */
export const makeTable = wish => ask('POST', '/api/tables', wish);

/** @typedef {{ games: GameInfo[], bots: string[], pause: Record<string, number> }} Known bots: programs of the host; pause: the usual one between two deals, by clock */

/** @type {Promise<Known> | null} */
let known = null;

/** The games with their options and the bots that play them, and what else can be chosen; asked once. @returns {Promise<Known>} */
export function games() {
  known ??= ask('GET', '/api/games');
  known.catch(() => { known = null; });
  return known;
}

/**
 * A game's rules as HTML in a language; each rule's heading has the rule's id.
 * @param {string} language
 * @param {string} game
 */
export async function rules(language, game) {
  const response = await fetch(`/rules/${language}/${game}`).catch(() => { throw new ApiError(0, {}); });
  if (!response.ok) throw new ApiError(response.status, {});
  return response.text();
}

/** The address of the record of a match that is over. @param {string} id of the table @param {number} number of the match */
export const matchRecordPath = (id, number) => `/api/matches/${encodeURIComponent(id)}/${number}`;

/** The record of a match that is over, as text. @param {string} id @param {number} number */
export async function matchRecord(id, number) {
  const response = await fetch(matchRecordPath(id, number)).catch(() => { throw new ApiError(0, {}); });
  if (!response.ok) throw new ApiError(response.status, {});
  return response.text();
}

const reviewPath = /** @param {string} id @param {number} number */ (id, number) => `${matchRecordPath(id, number)}/review`;

/** Asks for the review of a match, and how far it is. @param {string} id @param {number} number @returns {Promise<import('./replay/review.js').Standing>} */
export const beginReview = (id, number) => ask('POST', reviewPath(id, number));

/** How far a review is that was asked for. @param {string} id @param {number} number @returns {Promise<import('./replay/review.js').Standing>} */
export const review = (id, number) => ask('GET', reviewPath(id, number));

/** How many matches of a table are over. @param {string} id @returns {Promise<number>} */
export const matchCount = async id => (await ask('GET', `/api/matches/${encodeURIComponent(id)}`)).matches;

/** Some steps of a record. @param {string} record @param {number} deal @param {number} start @returns {Promise<import('./replay/frames.js').Replay>} */
export const replay = (record, deal, start) => ask('POST', '/api/replay', { record, deal, start });

/** @typedef {{ table: any, view: any, prompt: any }} Frame a moment as a table's messages hold it */
/**
 * @typedef {object} LessonStep
 * @property {string} id
 * @property {Frame} frame
 * @property {string | null} action that is asked for; null where there is only something to read
 * @property {boolean} rest whether the last trick still lies there
 * @property {boolean} outcome whether the last deal's result is shown
 * @property {string | null} rule
 */
/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {Frame} frame
 * @property {string[]} right cards
 * @property {string} why
 * @property {{ card: string, others: Record<string, string>, hinder: number[], help: number[] }[]} wrong
 */

/** @param {string} game @returns {Promise<{ game: string, steps: LessonStep[] }>} */
export const lesson = game => ask('GET', `/api/lessons/${encodeURIComponent(game)}`);

/** The puzzles' names. @returns {Promise<{ puzzles: string[] }>} */
export const puzzles = () => ask('GET', '/api/puzzles');

/** @param {string} id @returns {Promise<Puzzle>} */
export const puzzle = id => ask('GET', `/api/puzzles/${encodeURIComponent(id)}`);
