// The rest between two deals in words.
import { t } from '../i18n.js';

/** From here on a table simply waits for all. */
const FOR_ALL = 600;

/** Whether there is anything between two deals: not where a match has only one. @param {string} game @param {Record<string, any>} options */
export const rests = (game, { deals, sizes }) => (deals ?? (game === 'exchange' ? 1 : 0)) !== 1 && sizes?.length !== 1;

/** @param {number} seconds */
export function pauseName(seconds) {
  if (seconds === 0) return t('web-pause-none');
  if (seconds >= FOR_ALL) return t('web-pause-all');
  return length(seconds);
}

/** What that means. @param {number} seconds */
export function pauseWhy(seconds) {
  return seconds === 0 ? t('web-pause-why-none') : t('web-pause-why', { length: length(seconds) });
}

/** @param {number} seconds */
const length = seconds => (seconds % 60 === 0 ? t('web-pause-minutes', { count: seconds / 60 }) : t('web-pause-seconds', { count: seconds }));
