// The one page: which part of it an address shows, its title, where the focus goes, what is said aloud.
//
// A part of the page is a module in pages/ with
//   export function mount(root, route, app) -> () => void    (routes.js says what a route holds: { id, key } …)
// It draws into `root`, now and whenever it likes, and the function that it returns takes everything down.
// When the language changes it is taken down and mounted anew.
import { defs } from './cards.js';
import { known, restore } from './focus.js';
import * as lost from './pages/lost.js';
import { load, onLanguage, preferred, t } from './i18n.js';
import { route } from './routes.js';
import * as settings from './settings.js';
import { render } from './vendor/lit.js';

/** @typedef {import('./routes.js').Route} Route */
/**
 * @typedef {object} App what a part of the page may ask for
 * @property {(path: string, options?: { replace?: boolean }) => void} go to another address of ours
 * @property {(text: string) => void} title of the page; "Kozyr" is added
 * @property {(text: string) => void} announce says a sentence to those who listen instead of looking
 */
/** @typedef {(root: HTMLElement, route: Route, app: App) => () => void} Mount */

/** @type {Record<Route['page'], () => Promise<{ mount: Mount }>>} */
const PAGES = {
  home: () => import('./pages/home.js'),
  new: () => import('./pages/new.js'),
  table: () => import('./pages/table.js'),
  move: () => import('./pages/move.js'),
  replay: () => import('./pages/replay.js'),
  learn: () => import('./pages/learn.js'),
  puzzles: () => import('./pages/puzzles.js'),
  // It says that another part couldn't be loaded, so it is there from the start.
  lost: () => Promise.resolve(lost),
};

/** @param {string} id */
const element = id => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {() => void} */
let unmount = () => {};
let turn = 0;

/** @type {App} */
const app = {
  go(path, { replace = false } = {}) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    void show(true);
  },
  title(text) {
    document.title = text ? `${text} · ${t('web-name')}` : t('web-name');
  },
  announce(text) {
    const live = element('live');
    // The same sentence twice is news twice.
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  },
};

/**
 * Shows what the address names.
 * @param {boolean} moved whether the person went to another page: then its top is shown and has the focus
 */
async function show(moved) {
  const mine = ++turn;
  let where = route(new URL(location.href));
  let part = await PAGES[where.page]().catch(() => null);
  if (!part) {
    where = { page: 'lost', broken: true };
    part = await PAGES.lost();
  }
  if (mine !== turn) return;
  const held = document.activeElement === document.body ? null : document.activeElement;
  unmount();
  // A new root each time: nothing of the page before can draw into it.
  const root = document.createElement('div');
  root.id = 'page';
  root.tabIndex = -1;
  root.dataset.page = where.page;
  element('page').replaceWith(root);
  unmount = part.mount(root, where, app);
  if (moved) {
    scrollTo(0, 0);
    root.focus({ preventScroll: true });
    app.announce(document.title);
  } else if (held) {
    restore(root, known(held));
  }
}

/** Links to our own pages go without loading anything anew. @param {MouseEvent} event */
function followed(event) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  const to = new URL(link.href);
  if (route(to).page === 'lost' || (to.pathname === location.pathname && to.hash)) return;
  event.preventDefault();
  app.go(link.href);
}

/** The language that is set, else the browser's. */
const wanted = () => settings.get().language || preferred(navigator.languages);

/** Loads the words; without them there is nothing to show, so it tries until the server is there. */
async function words() {
  for (;;) {
    try { return await load(wanted()); } catch { await new Promise(resolve => setTimeout(resolve, 1500)); }
  }
}

async function start() {
  settings.start();
  render(defs(), element('symbols'));
  await words();
  await show(false);
  onLanguage(() => void show(false));
  settings.onSettings((_, changed) => { if (changed === 'language') void words(); });
  addEventListener('popstate', () => void show(true));
  // Only secure pages may have one; a home network's address has none, and does without.
  void navigator.serviceWorker?.register('/worker.js', { updateViaCache: 'none' }).catch(() => {});
  document.addEventListener('click', followed);
}

void start();
