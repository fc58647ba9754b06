// A short sound and a short buzz when it is the player's turn, where that is wanted.
import { get } from '../settings.js';

/** @type {AudioContext | null} */
let audio = null;

/** Two soft notes. A browser is silent until its user has touched the page: notes don't pile up until then. */
async function sound() {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return;
    audio ??= new AudioContext();
    await audio.resume();
    const start = audio.currentTime;
    for (const [place, pitch] of [392, 523.25].entries()) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const from = start + place * 0.13;
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, from);
      volume.gain.linearRampToValueAtTime(0.18, from + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 0.4);
    }
  } catch { /* a device without sound */ }
}

const buzz = () => { navigator.vibrate?.(60); };

/** It is the player's turn. */
export function myTurn() {
  const { sound: loud, vibrate } = get();
  if (loud) void sound();
  if (vibrate) buzz();
}

/** Lets a person hear or feel what they have just switched on. @type {Readonly<Record<'sound' | 'vibrate', () => void>>} */
export const sample = { sound: () => void sound(), vibrate: buzz };
