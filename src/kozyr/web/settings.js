// What a person has set for themselves on this device. It stays here; the server never hears of it.

/**
 * @typedef {object} Settings
 * @property {'' | 'en' | 'ru' | 'uk'} language empty: the browser's
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'4' | '2'} suits colours
 * @property {'normal' | 'large'} cards
 * @property {boolean} confirm the first tap chooses a card, the second plays it
 * @property {boolean} sound at one's turn
 * @property {boolean} vibrate at one's turn
 * @property {'auto' | 'less'} motion auto: as the device asks
 */

const KEY = 'kozyr.settings';

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  language: '', theme: 'auto', suits: '4', cards: 'normal', confirm: false, sound: false, vibrate: false, motion: 'auto',
});
/** @type {{ [K in keyof Settings]: readonly Settings[K][] }} */
const ALLOWED = {
  language: ['', 'en', 'ru', 'uk'], theme: ['auto', 'light', 'dark'], suits: ['4', '2'], cards: ['normal', 'large'],
  confirm: [false, true], sound: [false, true], vibrate: [false, true], motion: ['auto', 'less'],
};

/**
 * Settings from what was stored: what is missing or can't be has its default.
 * @param {string | null} text
 * @returns {Settings}
 */
export function parse(text) {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    const value = JSON.parse(text ?? '{}');
    if (value && typeof value === 'object') stored = value;
  } catch { /* not ours: begin anew */ }
  const entries = Object.entries(ALLOWED).map(([name, allowed]) => {
    const good = /** @type {readonly unknown[]} */ (allowed).includes(stored[name]);
    return [name, good ? stored[name] : DEFAULTS[/** @type {keyof Settings} */ (name)]];
  });
  return /** @type {Settings} */ (Object.fromEntries(entries));
}

const storage = () => (typeof localStorage === 'undefined' ? null : localStorage);

/** A browser may forbid storage: then settings hold as long as the page. @returns {string | null} */
function stored() {
  try { return storage()?.getItem(KEY) ?? null; } catch { return null; }
}

let settings = parse(stored());
/** @type {Set<(settings: Readonly<Settings>, changed: keyof Settings) => void>} */
const listeners = new Set();

/** The settings now. @returns {Readonly<Settings>} */
export const get = () => settings;

/**
 * Changes one setting, keeps it and applies it.
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function set(name, value) {
  settings = { ...settings, [name]: value };
  try { storage()?.setItem(KEY, JSON.stringify(settings)); } catch { /* see stored() */ }
  apply();
  for (const listener of listeners) listener(settings, name);
}

/**
 * Calls the listener after each change; returns how to stop that.
 * @param {(settings: Readonly<Settings>, changed: keyof Settings) => void} listener
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is dark now. */
export function dark() {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Whether things should appear at once instead of moving. */
export function still() {
  return settings.motion === 'less'
    || (typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Writes the settings to the page as data attributes, which the styles go by. */
export function apply() {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  dataset.theme = dark() ? 'dark' : 'light';
  dataset.suits = settings.suits;
  dataset.cards = settings.cards;
  dataset.motion = still() ? 'less' : 'full';
}

/** Applies the settings, follows the device's theme and what other tabs of this browser set. */
export function start() {
  apply();
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', apply);
  }
  addEventListener('storage', event => {
    if (event.key !== KEY) return;
    const before = settings;
    settings = parse(event.newValue);
    apply();
    for (const name of /** @type {(keyof Settings)[]} */ (Object.keys(settings))) {
      if (settings[name] !== before[name]) for (const listener of listeners) listener(settings, name);
    }
  });
}
