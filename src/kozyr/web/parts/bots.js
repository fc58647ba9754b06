// What bots are called: the levels have words, programs of the server's host the names that the host gave them.
import { games } from '../api.js';
import { t } from '../i18n.js';
import { html, live } from '../vendor/lit.js';

/** @typedef {import('../api.js').Level} Level */

const LEVELS = ['random', 'steady', 'strong', 'master'];
/** @type {Level} Who sits down where nobody chooses. */
export const USUAL = 'steady';

/** The bots that play a game: from weak to strong, then the host's. @param {string} name of the game @returns {Promise<Level[]>} */
export async function offered(name) {
  const known = await games();
  return [...(known.games.find(info => info.name === name)?.levels ?? [USUAL]), ...known.bots];
}

/** A bot in a list of bots. @param {string} level */
export const levelName = level => (LEVELS.includes(level) ? t(`level-${level}`) : level);

/** A bot among people. @param {string} level */
export const botName = level => (LEVELS.includes(level) ? t(`web-bot-${level}`) : t('web-bot-named', { name: level }));

/** Bots to choose among, as options. @param {readonly Level[]} levels @param {Level | null} chosen */
export const options = (levels, chosen) => levels.map(level => html`<option value=${level} ?selected=${chosen === level}>${levelName(level)}</option>`);

/**
 * Which bots the host seats.
 * @param {readonly Level[]} levels @param {Level} chosen @param {(level: Level) => void} choose
 */
export const levelPick = (levels, chosen, choose) => html`<label class="fld lvl"><span>${t('web-bots-level')}</span><select data-level .value=${live(chosen)}
  @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>${options(levels, chosen)}</select></label>`;
