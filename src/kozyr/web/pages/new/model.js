// What is chosen for a new table, as plain data: no drawing, no server.

/** @typedef {import('../../api.js').GameInfo} GameInfo */
/** @typedef {import('../../api.js').OptionInfo} OptionInfo */
/** @typedef {import('../../api.js').FormInfo} FormInfo */
/** @typedef {import('../../api.js').Level} Level */
/** @typedef {Record<string, any>} Values */
/** @typedef {'none' | 'relaxed' | 'brisk'} Clock */

/**
 * @typedef {object} Choice
 * @property {(Level | null)[]} bots by seat; null: a person. Seat 0 is ours.
 * @property {Values} options those that were changed
 * @property {Clock} clock
 * @property {boolean} open
 * @property {boolean} watch whether spectators are welcome
 * @property {number | null} pause seconds between two deals at most; null: as usual with the clock
 * @property {boolean | null} hints whether hints may be asked for; null: as usual, with bots alone
 */

/** Sets of rules for each game; what isn't named stays as written. @type {Record<string, Record<'written' | 'short' | 'house', Values>>} */
export const PRESETS = {
  exchange: { written: {}, short: { target: 1 }, house: { deals: 5 } },
  donkey: { written: {}, short: { limit: 3 }, house: { trump: 'one', beating: 'any_higher' } },
  odessa: { written: {}, short: { sizes: [1, 2, 3, 4, 5, 6] }, house: { zero_bonus: 5, revoke: 'penalty' } },
  oko: { written: {}, short: { stack: 50, deals: 10 }, house: { reraise: true } },
};

/** Rests between two deals in seconds; the longest one is that of a table that waits for all. */
const PAUSES = [0, 10, 20, 30, 60, 600];

const SOLOIST = ['two_vs_one', 'three_vs_one'];
const SUITS = ['C', 'D', 'H', 'S'];

/** A first choice: four at the table, friends or bots. @param {GameInfo} game @param {boolean} friends @returns {Choice} */
export function first(game, friends) {
  const seats = game.seats.includes(4) ? 4 : game.seats[0];
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 || friends ? null : 'steady'));
  return { bots, options: {}, clock: friends ? 'relaxed' : 'none', open: false, watch: false, hints: null, pause: null };
}

/** Whether hints may be asked for. @param {Choice} choice */
export const withHints = ({ hints, bots }) => hints ?? !bots.includes(null, 1);

/** A first choice for the next match of a table: what it plays now, as far as the game allows. @param {GameInfo} game @param {string | null} now JSON @returns {Choice} */
export function continued(game, now) {
  const usual = first(game, false);
  try {
    const { seats, options, clock, watch, hints, pause = null } = JSON.parse(now ?? '{}');
    return settled(game, { ...usual, bots: Array.from({ length: seats }, () => null), options, clock, watch, hints, pause });
  } catch {
    return usual;
  }
}

/** The rests that can be chosen, in order: among them the one that is. @param {number} pause */
export const pauses = pause => [...new Set([...PAUSES, pause])].sort((one, other) => one - other);

/** The form that is played; games without forms have one. @param {GameInfo} game @param {Values} options @returns {FormInfo} */
export function formOf(game, options) {
  return game.forms.find(form => !('form' in form.options) || form.options.form === (options.form ?? game.forms[0].options.form)) ?? game.forms[0];
}

/** Every option's value, given or by default. @param {GameInfo} game @param {Choice} choice @returns {Values} */
export function values(game, { options, bots }) {
  const form = formOf(game, options);
  /** @type {Values} */
  const all = {};
  for (const option of game.options) {
    const usual = option.default[String(bots.length)] ?? form.default[option.name];
    const standing = form.words[option.name] ? form.default[option.name] : usual;
    all[option.name] = options[option.name] ?? (option.name in form.options ? form.options[option.name] : standing);
  }
  if (options.trump_suits === undefined && 'trump_suits' in all) {
    all.trump_suits = all.trump === 'own' ? SUITS.slice(0, bots.length) : ({ one: ['S'], two: ['D', 'S'] })[String(all.trump)] ?? [];
  }
  return all;
}

/** The words that a choice has in this form. @param {GameInfo} game @param {Values} options @param {OptionInfo} option */
export const wordsOf = (game, options, option) => formOf(game, options).words[option.name] ?? option.words ?? [];

/** Whether an option means anything with the others as they are. @param {Values} all @param {string} name */
export function applies(all, name) {
  switch (name) {
    case 'redeal': case 'talon': return SOLOIST.includes(all.form);
    case 'trump': return !SOLOIST.includes(all.form);
    case 'trump_suits': return all.trump === 'one' || all.trump === 'two';
    case 'max_deals': case 'blind_deals': return all.sizes === null;
    default: return true;
  }
}

/**
 * The choice with an option set; seats and other options follow where they must.
 * @param {GameInfo} game @param {Choice} choice @param {string} name @param {any} value undefined: as written
 * @returns {Choice}
 */
export function withOption(game, choice, name, value) {
  const options = { ...choice.options };
  if (value === undefined) delete options[name];
  else options[name] = value;
  if (name === 'trump' || name === 'form') delete options.trump_suits;
  return settled(game, { ...choice, options });
}

/** The choice with a set of rules; its form stays where the set names none. @param {GameInfo} game @param {Choice} choice @param {Values} preset @returns {Choice} */
export const withPreset = (game, choice, preset) => settled(game, { ...choice, options: { ...preset } });

/** The choice with a seat more (a bot, or a person where all are) or less. @param {GameInfo} game @param {Choice} choice @param {number} by @returns {Choice} */
export function withSeats(game, choice, by) {
  const allowed = formOf(game, choice.options).seats;
  const wanted = choice.bots.length + by;
  if (!allowed.includes(wanted)) return choice;
  const more = choice.bots.slice(1).every(bot => bot === null) ? null : 'steady';
  const bots = by < 0 ? choice.bots.slice(0, by) : [...choice.bots, more];
  return settled(game, { ...choice, bots });
}

/** @param {Choice} choice @param {number} seat @param {Level | null} who @returns {Choice} */
export const withSeat = (choice, seat, who) => ({ ...choice, bots: choice.bots.map((bot, at) => (at === seat ? who : bot)) });

/** Seats, words and numbers brought into what the form allows. @param {GameInfo} game @param {Choice} choice @returns {Choice} */
function settled(game, choice) {
  const form = formOf(game, choice.options);
  const { length } = choice.bots;
  const seats = form.seats.includes(length) ? length : form.seats.reduce((best, n) => (Math.abs(n - length) < Math.abs(best - length) ? n : best));
  const bots = Array.from({ length: seats }, (_, seat) => (seat < length ? choice.bots[seat] : choice.bots[length - 1] ?? 'steady'));
  const options = { ...choice.options };
  for (const option of game.options) {
    const value = options[option.name];
    if (value === undefined) continue;
    if (option.kind === 'choice' && !wordsOf(game, options, option).includes(value)) delete options[option.name];
    if (option.kind === 'whole') options[option.name] = Math.min(value, option.high?.[String(seats)] ?? value);
  }
  return { ...choice, bots, options };
}

/** What the server is asked for: only options that mean something and differ. @param {GameInfo} game @param {Choice} choice @returns {import('../../api.js').Wish} */
export function wish(game, choice) {
  const all = values(game, choice);
  /** @type {Values} */
  const options = {};
  for (const name of Object.keys(choice.options)) {
    const { [name]: _, ...others } = choice.options;
    const usual = name === 'form' ? game.forms[0].options.form : values(game, { ...choice, options: others })[name];
    if (!same(all[name], usual) && applies(all, name)) options[name] = all[name];
  }
  const { bots, clock, open, watch, pause } = choice;
  return { game: game.name, seats: bots.length, options, bots, clock, open: open && bots.includes(null, 1), watch, hints: withHints(choice), pause };
}

/** The set of rules that the choice amounts to, or null. @param {GameInfo} game @param {Choice} choice */
export function presetOf(game, choice) {
  const asked = wish(game, choice).options;
  const sets = Object.entries(PRESETS[game.name] ?? {});
  const found = sets.find(([, set]) => same(wish(game, withPreset(game, choice, set)).options, asked));
  return found ? /** @type {'written' | 'short' | 'house'} */ (found[0]) : null;
}

/** Sizes as typed, "1 2 3", or null where they can't be. @param {string} text @returns {number[] | null} */
export function readSizes(text) {
  const sizes = text.split(/[\s,;]+/).filter(Boolean).map(Number);
  const good = sizes.length >= 1 && sizes.length <= 100 && sizes.every(size => Number.isInteger(size) && size >= 1 && size <= 6);
  return good ? sizes : null;
}

/** @param {unknown} one @param {unknown} other */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
