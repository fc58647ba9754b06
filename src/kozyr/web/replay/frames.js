// A deal of a replay as the server tells it: one whole moment, and what is different in each one after it.

/**
 * @typedef {object} Frame a moment of a deal
 * @property {string | null} done what was done last, as "0 bid 2"
 * @property {number | null} to_act
 * @property {string[]} legal of the seat to act
 * @property {any} public as in a view, but with this deal alone in its `deals`
 * @property {(string | null)[][]} hands by seat, as each seat sees its own
 * @property {string[][]} closed by seat, the cards of its hand that it may not see yet
 * @property {any[]} private by seat
 */
/** @typedef {{ dealer: number, steps: number, complete: boolean, redealt: boolean, scores: number[] | null }} DealInfo */
/**
 * @typedef {object} Replay what the server answers
 * @property {import('../table/types.js').GameName} game
 * @property {number} seats
 * @property {Record<string, any>} options
 * @property {Record<string, any>} changed
 * @property {(string | null)[]} names
 * @property {boolean[]} bots
 * @property {string | null} id
 * @property {string | null} date
 * @property {DealInfo[]} deals
 * @property {number[]} totals
 * @property {boolean} finished
 * @property {number[]} winners
 * @property {number} deal
 * @property {number} start
 * @property {any[]} past
 * @property {any[]} frames
 */

/**
 * Carries a difference out. Nothing: equal. One thing in a list: that instead. An object: so in it. Two things in a
 * list: so at these places, and these at the end.
 * @param {any} old @param {any} change
 * @returns {any}
 */
export function patched(old, change) {
  if (change === null || change === undefined) return old;
  if (!Array.isArray(change)) {
    return Object.fromEntries(Object.entries(old).map(([key, value]) => [key, patched(value, change[key])]));
  }
  if (change.length === 1) return change[0];
  return [...old.map(/** @param {any} item @param {number} place */ (item, place) => patched(item, change[0][place])), ...change[1]];
}

/**
 * The moments of an answer, from its start.
 * @param {any[]} told
 * @returns {Frame[]}
 */
export function unfolded(told) {
  /** @type {Frame[]} */
  const frames = [];
  for (const [place, change] of told.entries()) frames.push(place === 0 ? change : patched(frames[place - 1], change));
  return frames;
}

/** How many steps come in one answer at most; a multiple of it is asked for. */
export const PAGE = 300;

/** The deals that were asked for so far. */
export class Reel {
  /** @param {(deal: number, start: number) => Promise<Replay>} ask */
  constructor(ask) {
    this.ask = ask;
    /** @type {Replay | null} what was answered first: the match in short */
    this.match = null;
    /** @type {Map<number, { frames: Map<number, Frame>, past: any[] }>} */
    this.deals = new Map();
  }

  /** A moment that was loaded. @param {number} deal @param {number} step @returns {Frame | undefined} */
  frame(deal, step) {
    return this.deals.get(deal)?.frames.get(step);
  }

  /** The deals before a deal. @param {number} deal @returns {any[]} */
  past(deal) {
    return this.deals.get(deal)?.past ?? [];
  }

  /** How many steps a deal has. @param {number} deal */
  steps(deal) {
    return this.match?.deals[deal]?.steps ?? 0;
  }

  /**
   * Loads a moment and those around it; a deal or a step that isn't there becomes the last one.
   * @param {number} deal @param {number} step
   * @returns {Promise<{ deal: number, step: number }>} what it is then
   */
  async load(deal, step) {
    const known = this.match && { deal: Math.min(deal, this.match.deals.length - 1), step };
    if (known) step = Math.min(step, this.steps(known.deal));
    if (known && this.frame(known.deal, step)) return { deal: known.deal, step };
    const found = await this.ask(known?.deal ?? deal, Math.floor(step / PAGE) * PAGE);
    this.match ??= found;
    const kept = this.deals.get(found.deal) ?? { frames: new Map(), past: found.past };
    for (const [place, frame] of unfolded(found.frames).entries()) kept.frames.set(found.start + place, frame);
    this.deals.set(found.deal, kept);
    return { deal: found.deal, step: Math.min(step, this.steps(found.deal)) };
  }
}
