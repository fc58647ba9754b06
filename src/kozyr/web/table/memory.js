// What this device remembers of a newcomer: which hints were seen, whether hints and phrases are wanted.

const KEY = 'kozyr.table';

/** @typedef {{ seen: string[], guide: boolean, mute: boolean }} Memory */

/** @returns {Memory} */
function stored() {
  try {
    const { seen, guide, mute } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { seen: Array.isArray(seen) ? seen : [], guide: guide !== false, mute: mute === true };
  } catch {
    return { seen: [], guide: true, mute: false };
  }
}

let memory = stored();

/** @param {Partial<Memory>} change */
export function remember(change) {
  memory = { ...memory, ...change };
  try { localStorage.setItem(KEY, JSON.stringify(memory)); } catch { /* then it lasts as long as the page */ }
}

export const remembered = () => memory;

/** Whether a hint is still to be shown. @param {string} key */
export const isNew = key => memory.guide && !memory.seen.includes(key);

/** A hint was read. @param {string} key */
export function seen(key) {
  if (!memory.seen.includes(key)) remember({ seen: [...memory.seen, key] });
}
