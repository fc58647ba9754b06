// The drawings of each game, loaded when a table needs them.

/** @typedef {import('./types.js').Drawing} Drawing */

/** @type {Record<import('./types.js').GameName, () => Promise<Drawing>>} */
const GAMES = {
  exchange: () => import('../games/exchange.js'),
  donkey: () => import('../games/donkey.js'),
  odessa: () => import('../games/odessa.js'),
  oko: () => import('../games/oko.js'),
};

/** @param {import('./types.js').GameName} game @returns {Promise<Drawing>} */
export const drawing = game => GAMES[game]();
