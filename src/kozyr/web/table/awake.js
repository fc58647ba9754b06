// The screen stays awake at the player's own turn, where the device allows that.

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;
let asking = false;

/** Asks for what is wanted; browsers let go whenever the page is hidden. */
async function ask() {
  if (asking || !wanted || lock || !navigator.wakeLock || document.visibilityState !== 'visible') return;
  asking = true;
  try {
    const got = await navigator.wakeLock.request('screen');
    got.addEventListener('release', () => { if (lock === got) lock = null; });
    lock = got;
  } catch { /* low battery, or not allowed */ }
  asking = false;
  if (!wanted) release();
}

function release() {
  void lock?.release().catch(() => {});
  lock = null;
}

/** Whether the screen is to stay awake. @param {boolean} on */
export function awake(on) {
  if (wanted === on) return;
  wanted = on;
  if (on) void ask();
  else release();
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => void ask());
