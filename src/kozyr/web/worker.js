// The service worker. It keeps one thing: the page that says that there is no network, in three languages.
//
// Everything is asked of the network first, so nobody is ever shown an old page, and what is said to and by the
// server (/api, sockets, records) doesn't come by here at all. The server puts a VERSION in front of this file that
// changes with any file of the page: a new worker keeps the new page, takes over at once and forgets the old one.

/** @type {string} */
const version = /** @type {any} */ (globalThis).VERSION ?? '';
const KEPT = `kozyr-${version}`;
const SIGN = '/web/offline.html';
const FILES = [
  SIGN, '/web/offline.js', '/web/i18n.js', '/web/settings.js', '/web/vendor/fluent.js', '/web/icon.svg',
  '/web/styles/tokens.css', '/web/styles/kozyr.css', '/web/styles/pages.css', '/i18n/en.ftl', '/i18n/ru.ftl', '/i18n/uk.ftl',
];
/** What a proxy answers while the server is down. */
const DOWN = [502, 503, 504];

/** @type {any} */
const worker = globalThis;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(caches.open(KEPT)
    .then(kept => kept.addAll(FILES.map(file => new Request(file, { cache: 'reload' }))))
    .then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith('kozyr-') && name !== KEPT).map(name => caches.delete(name))))
    .then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(orKept(request, SIGN, DOWN));
  else if (FILES.includes(pathname)) event.respondWith(orKept(request, pathname, []));
});

/**
 * What the network answers; what is kept where it doesn't.
 * @param {Request} request @param {string} file @param {readonly number[]} down
 */
async function orKept(request, file, down) {
  const kept = () => caches.open(KEPT).then(cache => cache.match(file));
  try {
    const answer = await fetch(request);
    return down.includes(answer.status) ? (await kept()) ?? answer : answer;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}
