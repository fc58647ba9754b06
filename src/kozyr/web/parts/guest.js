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
  await said(id, key, line => line.sit(seat));
}

/**
 * Changes what is played next at a table of ours; who sits there is for it too.
 * @param {string} id @param {import('../api.js').Wish} wish
 */
export const changeTable = (id, { game, seats, options, clock, watch, hints, pause }) => said(id, null, async line => {
  const answer = await line.change({ game, seats, options, clock, watch, hints, pause });
  if (answer.t !== 'refused' && line.state()?.table.you !== null) await line.want();
  return answer;
});

/**
 * Says something at a table before it is shown.
 * @param {string} id @param {string | null} key
 * @param {(line: import('../connection.js').Line) => Promise<import('../net/machine.js').Message>} what
 * @returns {Promise<import('../net/machine.js').Message | null>} null: no answer came in time
 */
async function said(id, key, what) {
  const nothing = () => {};
  const line = connect(id, { key, onState: nothing, onEvent: nothing, onStatus: nothing });
  /** @type {Promise<null>} */
  const late = new Promise(resolve => { setTimeout(resolve, 3000, null); });
  const answer = await Promise.race([what(line), late]);
  line.close();
  return answer;
}
