// The sign that there is no network, in the person's language. The address stays: as soon as the server answers,
// the page that was wanted comes.
import { load, preferred, t } from './i18n.js';
import * as settings from './settings.js';

/** How often the server is asked, in ms; at once when the device says that it is online. */
const ASK = 3000;

/** @param {string} id */
const element = id => /** @type {HTMLElement} */ (document.getElementById(id));

/** Comes back if the server is there. */
async function back() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

settings.start();
await load(settings.get().language || preferred(navigator.languages));
document.title = `${t('web-away-title')} · ${t('web-name')}`;
element('title').textContent = t('web-away-title');
element('about').textContent = t('web-away-about');
element('again').textContent = t('web-try-again');
element('again').addEventListener('click', () => location.reload());
element('title').focus();
addEventListener('online', () => void back());
setInterval(() => void back(), ASK);
