// Words in people's languages: the same Fluent catalogues that the command line uses.
import { FluentBundle, FluentResource } from './vendor/fluent.js';

/** @typedef {'en' | 'ru' | 'uk'} Language */

/** @type {readonly Language[]} */
export const LANGUAGES = ['en', 'ru', 'uk'];
const MINUS = '\u2212';

/** @type {FluentBundle | null} */
let bundle = null;
/** @type {Language} */
let current = 'en';
/** @type {Set<() => void>} */
const listeners = new Set();

/** The language that `t` speaks. */
export const language = () => current;

/**
 * The first of the browser's languages that there is a catalogue of, else English.
 * @param {readonly string[]} wanted as in `navigator.languages`
 * @returns {Language}
 */
export function preferred(wanted) {
  const known = wanted.map(tag => /** @type {Language} */ (tag.slice(0, 2).toLowerCase()));
  return known.find(code => LANGUAGES.includes(code)) ?? 'en';
}

/**
 * Reads a catalogue's text; tests use it without a server.
 * @param {Language} code
 * @param {string} source
 */
export function use(code, source) {
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(source));
  bundle = next;
  current = code;
  if (typeof document !== 'undefined') document.documentElement.lang = code;
  for (const listener of listeners) listener();
}

/**
 * Loads a language and speaks it from now on.
 * @param {Language} code
 */
export async function load(code) {
  const response = await fetch(`/i18n/${code}.ftl`);
  if (!response.ok) throw new Error(`no words in ${code}: ${response.status}`);
  use(code, await response.text());
}

/**
 * Calls the listener whenever the language has changed; returns how to stop that.
 * @param {() => void} listener
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @typedef {Record<string, string | number>} Args */

/**
 * A message in words. Numbers choose plural forms and get a real minus. A message that is missing shows as its id,
 * so that a fault is seen and nothing stops.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    if (bundle) console.warn(`no message ${id}`);
    return id;
  }
  let text = bundle.formatPattern(message.value, args, []);
  for (const value of Object.values(args)) {
    if (typeof value === 'number' && value < 0) text = text.replace(written(value).replace(MINUS, '-'), written(value));
  }
  return text;
}

/**
 * Whether there is such a message.
 * @param {string} id
 */
export const has = id => bundle?.hasMessage(id) ?? false;

/** By language and options, for making one takes long. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** A number as the language writes it, with a real minus. @param {number} number @param {Intl.NumberFormatOptions} [options] */
function written(number, options) {
  const key = `${current} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(current, options);
  formats.set(key, format);
  return format.format(number).replace('-', MINUS);
}

/**
 * A number with a real minus: "−10".
 * @param {number} number
 */
export const minus = number => written(number, { useGrouping: false });

/**
 * A number with its sign, as scores are written: "+20", "−10", "0".
 * @param {number} number
 */
export const signed = number => written(number, { useGrouping: false, signDisplay: 'exceptZero' });

/**
 * A number with its sign and so many decimals at most: "+7.3", "−0.25".
 * @param {number} number
 * @param {number} digits
 */
export const decimal = (number, digits) => written(number, { maximumFractionDigits: digits, signDisplay: 'exceptZero' });

/**
 * A number with two decimals: "7.30", in Russian "7,30"; nothing is below nought that is written so.
 * @param {number} number
 * @param {'negative' | 'exceptZero'} [sign] which numbers have one
 */
export const fixed = (number, sign = 'negative') => written(number, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: sign });

/**
 * Names joined as the language does it: "A, B and C".
 * @param {readonly string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(names);
}
