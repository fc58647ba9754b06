// What bots are called: the levels have words, programs of the server's host the names that the host gave them.
import { t } from '../i18n.js';

const LEVELS = ['steady', 'random'];

/** Bots as they are offered: the better level first, then the host's. @param {string[]} bots as the server lists them */
export const offered = bots => [...LEVELS, ...bots.filter(bot => !LEVELS.includes(bot))];

/** A bot in a list of bots. @param {string} level */
export const levelName = level => (LEVELS.includes(level) ? t(`level-${level}`) : level);

/** A bot among people. @param {string} level */
export const botName = level => (LEVELS.includes(level) ? t(`web-bot-${level}`) : t('web-bot-named', { name: level }));
