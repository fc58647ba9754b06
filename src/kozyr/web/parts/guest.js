// Being somebody here: a name, made up where none was given, and the cookie that comes with it.
import { me, setName } from '../api.js';
import { connect } from '../connection.js';
import { t } from '../i18n.js';

/** A made-up name: «Гость Калина». @param {number} chance 0..1 */
export function madeUp(chance) {
  const words = t('web-guest-words').split(',').map(word => word.trim());
  return t('web-guest', { word: words[Math.floor(chance * words.length)] });
}

/** Our name; a guest who has none gets one. @returns {Promise<string>} */
export async function ensureGuest() {
  const { name } = await me();
  return name ?? (await setName(madeUp(Math.random()))).name;
}

/**
 * Sits down at a table before it is shown; where that fails the table itself offers its seats.
 * @param {string} id @param {string} key @param {number} seat
 */
export async function sitDown(id, key, seat) {
  const nothing = () => {};
  const line = connect(id, { key, onState: nothing, onEvent: nothing, onStatus: nothing });
  const late = new Promise(resolve => { setTimeout(resolve, 3000); });
  await Promise.race([line.sit(seat), late]);
  line.close();
}
