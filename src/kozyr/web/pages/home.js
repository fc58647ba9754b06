// The first page: the games, the tables, and who we are.
import { ApiError, makeTable, me, move, openTables, setName } from '../api.js';
import { picture } from '../art/games.js';
import { icon } from '../art/icons.js';
import { t } from '../i18n.js';
import { ensureGuest, sitDown } from '../parts/guest.js';
import { homeHead } from '../parts/head.js';
import { learnPanel } from '../parts/learn.js';
import { linkBox, loadQr } from '../parts/link.js';
import { openRule } from '../parts/rules.js';
import { matchPath, tablePath } from '../routes.js';
import * as settings from '../settings.js';
import { sign } from '../cards.js';
import { html, nothing, render, repeat } from '../vendor/lit.js';

/** @typedef {import('../api.js').Row} Row */

/** How each game is played at once: so many seats, the rest of them bots; and an end in sight. */
const QUICK = [
  { game: 'exchange', most: 13, cards: 52, seats: 4, suit: 'H', options: {} },
  { game: 'donkey', most: 4, cards: 36, seats: 4, suit: 'D', options: {} },
  { game: 'odessa', most: 6, cards: 36, seats: 4, suit: 'S', options: {} },
  { game: 'oko', most: 6, cards: 24, seats: 4, suit: 'C', options: { deals: 10 } },
];
const REFRESH = 10_000;

/** @type {import('../app.js').Mount} */
export function mount(root, _route, app) {
  /** @type {{ me: import('../api.js').Me | null, open: Row[], watch: Row[], making: string, trouble: string, note: string, link: string, copied: boolean }} */
  const state = { me: null, open: [], watch: [], making: '', trouble: '', note: '', link: '', copied: false };
  let gone = false;

  const draw = () => { if (!gone) render(view(), root); };

  async function refresh() {
    try {
      const [mine, { tables, watch }] = await Promise.all([me(), openTables()]);
      Object.assign(state, { me: mine, open: tables, watch });
      if (state.trouble === 'web-no-server') state.trouble = '';
    } catch {
      state.trouble = 'web-no-server';
    }
    draw();
  }

  /** @param {unknown} error */
  function failed(error) {
    state.trouble = error instanceof ApiError && error.status === 429 ? 'web-too-many' : 'web-no-server';
    state.making = '';
    draw();
  }

  /** @param {typeof QUICK[number]} quick */
  async function play({ game, seats, options }) {
    if (state.making) return;
    state.making = game;
    draw();
    try {
      await ensureGuest();
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : /** @type {const} */ ('steady')));
      const { id, key } = await makeTable({ game, seats, options, bots, clock: 'none', open: false, watch: false, hints: true });
      // In donkey the player first chooses a trump at the table.
      if (game !== 'donkey') await sitDown(id, key, 0);
      if (!gone) app.go(tablePath(id, key));
    } catch (error) {
      failed(error);
    }
  }

  /** @param {SubmitEvent} event */
  async function rename(event) {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name');
    try {
      const saved = await setName(String(name).trim());
      if (state.me) state.me = { ...state.me, name: saved.name };
      state.note = 'web-saved';
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0) return failed(error);
      state.note = 'web-name-bad';
    }
    app.announce(t(state.note));
    draw();
  }

  async function leave() {
    try {
      await ensureGuest();
      const [{ link }] = await Promise.all([move(), loadQr()]);
      state.link = new URL(link, location.origin).href;
      state.copied = false;
      draw();
    } catch (error) {
      failed(error);
    }
  }

  const view = () => html`${homeHead()}<main class="wrap">
    <div class="intro"><h1>${t('web-home-title')}</h1>
      <p class="mute">${t('web-home-intro')} <a href="#you">${
        state.me?.name ? t('web-you-are', { name: state.me.name }) : t('web-name-yourself')}</a></p></div>
    ${state.trouble ? html`<p class="trouble" role="alert">${icon('off')}<span>${t(state.trouble)}</span>
      <button type="button" class="btn" @click=${refresh}>${t('web-try-again')}</button></p>` : nothing}
    ${(state.me?.tables ?? []).slice(0, 1).map(row => resume(row))}
    <ul class="games">${QUICK.map(quick => gameCard(quick))}</ul>
    <div class="lists">${mine()}${others()}${onlookers()}</div>
    ${learnPanel()}
    ${you()}
    <p class="s mute"><a href="/replay">${t('web-replay-open')}</a></p>
    <footer class="xs mute fair">${icon('shield')}<span>${t('web-fair')}
      <button type="button" class="as-link" @click=${() => openRule('C-COMMIT')}>${t('web-how-it-works')}</button></span></footer>
  </main>`;

  /** @param {Row} row */
  const resume = row => html`<a class="cont" href=${tablePath(row.id)} data-table=${row.id}>
    <span class="trb ${QUICK.find(quick => quick.game === row.game)?.suit ?? 'S'}">${sign(QUICK.find(quick => quick.game === row.game)?.suit ?? 'S')}</span>
    <span><b>${t(row.state === 'waiting' ? 'web-waiting' : 'web-running', { game: gameName(row) })}</b><small>${company(row)}</small></span>
    <span class="btn main">${t('web-go-back')}</span></a>`;

  /** @param {typeof QUICK[number]} quick */
  const gameCard = quick => html`<li class="game-c panel" data-game=${quick.game}>
    <a class="go" href="/new/${quick.game}">${picture(quick.game)}<div class="tx"><h2>${t(`game-${quick.game}`)}</h2>
      <p>${t(`web-game-about-${quick.game}`)}</p><p class="xs mute">${t('web-game-size', { seats: quick.most, cards: quick.cards })}</p></div></a>
    <div class="play-row"><button type="button" class="btn main" data-play=${quick.game} aria-disabled=${state.making ? 'true' : nothing}
        aria-label="${t('web-play')}: ${t(`game-${quick.game}`)}" @click=${() => play(quick)}>${
        state.making === quick.game ? t('web-making') : html`${icon('play')}${t('web-play')}`}</button>
      <a class="btn" href="/new/${quick.game}?friends" data-friends=${quick.game}
        aria-label="${t('web-friends')}: ${t(`game-${quick.game}`)}">${t('web-friends')}</a></div></li>`;

  const mine = () => {
    const rows = [...(state.me?.tables ?? []).slice(1), ...(state.me?.past ?? [])];
    const none = rows.length === 0;
    return html`<section class="panel" data-list="mine"><h2>${t('web-my-tables')}</h2>
      ${none ? html`<p class="s mute">${t('web-no-my-tables')}</p>` : nothing}
      <ul>${repeat(rows, row => row.id, row => html`<li data-table=${row.id}><span><b>${gameName(row)}</b>
          ${row.state === 'over' ? html`<span class="tag good">${t('web-over')}</span>` : nothing}<small>${company(row)}</small></span>
        ${row.matches > 0 ? html`<a class="btn" data-do="replay" href=${matchPath(row.id, row.matches)} aria-label="${t('web-replay-look')}: ${gameName(row)}">${icon('play')}<span class="w">${t('web-replay-look')}</span></a>` : nothing}
        <a class="btn" href=${tablePath(row.id)}>${t(row.state === 'over' || row.state === 'closed' ? 'web-look' : 'web-go-back')}</a></li>`)}</ul></section>`;
  };

  const others = () => {
    const ours = new Set((state.me?.tables ?? []).map(row => row.id));
    const rows = state.open.filter(row => !ours.has(row.id));
    return html`<section class="panel" data-list="open"><h2>${t('web-open-tables')}</h2>
      ${rows.length === 0 ? html`<p class="s mute">${t('web-no-open-tables')}</p>` : nothing}
      <ul>${repeat(rows, row => row.id, row => html`<li data-table=${row.id}><span><b>${gameName(row)}</b><small>${
          [company(row), t('web-free-seats', { count: row.seats - row.taken })].filter(Boolean).join(' · ')}</small></span>
        <a class="btn" href=${tablePath(row.id)}>${t('web-sit-down')}</a></li>`)}</ul></section>`;
  };

  const onlookers = () => {
    const ours = new Set((state.me?.tables ?? []).map(row => row.id));
    const rows = state.watch.filter(row => !ours.has(row.id));
    return rows.length === 0 ? nothing : html`<section class="panel" data-list="watch"><h2>${t('web-watch-tables')}</h2>
      <ul>${repeat(rows, row => row.id, row => html`<li data-table=${row.id}><span><b>${gameName(row)}</b><small>${company(row)}</small></span>
        <a class="btn" href=${tablePath(row.id)}>${icon('eye')}${t('web-watch')}</a></li>`)}</ul></section>`;
  };

  const you = () => html`<section class="panel you" id="you"><h2>${t('web-you')}</h2>
    <form class="name" @submit=${rename}><label for="name">${t('web-your-name')}</label>
      <span><input id="name" name="name" required maxlength="20" autocomplete="nickname" .value=${state.me?.name ?? ''}
        aria-describedby="name-note"><button class="btn">${t('web-save')}</button></span>
      <small id="name-note" class=${state.note === 'web-name-bad' ? 'wrong' : 'mute'}>${t(state.note || 'web-name-rule')}</small></form>
    <div class="opts">${choice('theme', ['auto', 'light', 'dark'])}${choice('suits', ['4', '2'])}</div>
    <div class="move"><h3>${t('web-move')}</h3><p class="s mute">${t('web-move-why')}</p>
      ${state.link
        ? linkBox({ url: state.link, label: t('web-move'), title: t('web-name'), copied: state.copied, oncopy: () => { state.copied = true; app.announce(t('web-copied')); draw(); } })
        : html`<button type="button" class="btn" data-move @click=${leave}>${icon('link')}${t('web-move-make')}</button>`}</div></section>`;

  /** @template {'theme' | 'suits'} K @param {K} name @param {import('../settings.js').Settings[K][]} values */
  const choice = (name, values) => html`<div class="opt"><b id="set-${name}">${t(name === 'theme' ? 'web-theme' : 'web-suits')}</b>
    <span class="seg" role="group" aria-labelledby="set-${name}">${values.map(value => html`<button type="button"
      aria-pressed=${settings.get()[name] === value} data-set="${name}=${value}" @click=${() => settings.set(name, value)}>${
      t(name === 'theme' ? `web-theme-${value}` : `web-suits-${value}`)}</button>`)}</span></div>`;

  app.title('');
  draw();
  void refresh();
  const refreshing = setInterval(() => { if (document.visibilityState === 'visible') void refresh(); }, REFRESH);
  const stop = settings.onSettings(draw);
  return () => {
    gone = true;
    clearInterval(refreshing);
    stop();
  };
}

/** A game with its form: "Donkey, two against two". @param {Row} row */
function gameName(row) {
  const form = row.options.form;
  const game = t(`game-${row.game}`);
  return typeof form === 'string' ? `${game}, ${t(`value-form-${form.replaceAll('_', '-')}`)}` : game;
}

/** Who sits there. @param {Row} row */
function company(row) {
  const names = row.names.filter(name => name !== null);
  if (names.length === 0) return row.taken > 0 ? t('web-only-bots') : '';
  return row.state === 'waiting' ? `${names.join(', ')} · ${t('web-taken-of', { taken: row.taken, seats: row.seats })}` : names.join(', ');
}
