// A new table: who sits there, by which rules, with which clock. Its link is in its waiting room.
import { ApiError, games, makeTable } from '../api.js';
import { icon } from '../art/icons.js';
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { offered, options } from '../parts/bots.js';
import { changeTable, ensureGuest } from '../parts/guest.js';
import { backHead } from '../parts/head.js';
import { pauseName, pauseWhy, rests } from '../parts/pause.js';
import { ruleLink, section } from '../parts/rules.js';
import { tablePath } from '../routes.js';
import { onSettings } from '../settings.js';
import { html, live, nothing, render } from '../vendor/lit.js';
import { PRESETS, applies, continued, first, formOf, pauses, presetOf, values, wish, withHints, withOption, withPreset, withSeat, withSeats } from './new/model.js';
import { box, fine, optionBox, radio } from './new/options.js';

/** Options that stand in the left column, with the seats. */
const LEFT = ['form', 'redeal', 'talon', 'target', 'sizes', 'stack'];
const CLOCKS = /** @type {const} */ (['none', 'relaxed', 'brisk']);

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  return route.page === 'new' ? choose(root, route, app) : () => {};
}

/** @param {HTMLElement} root @param {{ game: string, friends: boolean, table: string | null, now: string | null }} route @param {import('../app.js').App} app */
function choose(root, route, app) {
  /** @type {import('../api.js').GameInfo | null} */
  let game = null;
  /** @type {import('./new/model.js').Choice} */
  let choice = { bots: [], options: {}, clock: 'none', open: false, watch: false, hints: null, pause: null };
  /** @type {{ text: string, rule: string | null | undefined } | null} */
  let trouble = null;
  /** @type {string[]} */
  let bots = [];
  /** The usual rest between two deals, by clock. @type {Record<string, number>} */
  let usual = {};
  let making = false;
  let gone = false;
  /** @type {Map<string, string[]>} */
  const readings = new Map();
  const typed = { sizes: /** @type {string | null} */ (null) };

  const title = /** @param {string} name */ name => t(route.table ? 'web-host-next-title' : 'web-new-title', { game: name });
  const draw = () => { if (!gone) render(view(), root); };
  /** @param {import('./new/model.js').Choice} next */
  const put = next => {
    choice = next;
    trouble = null;
    draw();
  };

  async function begin() {
    try {
      trouble = null;
      const known = await games();
      const found = known.games.find(info => info.name === route.game);
      usual = known.pause;
      if (!found) throw new ApiError(404, {});
      bots = await offered(found.name);
      choice = route.table ? continued(found, route.now) : first(found, route.friends);
      game = found;
      draw();
      await read(found);
    } catch {
      trouble = { text: t('web-no-server'), rule: null };
    }
    draw();
  }

  /** Readings come after the fields, and only as a help. @param {import('../api.js').GameInfo} info */
  async function read(info) {
    for (const { rule, reading } of info.options) {
      if (reading && !readings.has(rule)) readings.set(rule, (await section(rule).catch(() => null))?.readings ?? []);
    }
  }

  async function make() {
    if (!game || making) return;
    making = true;
    draw();
    try {
      await ensureGuest();
      if (route.table) {
        const answer = await changeTable(route.table, wish(game, choice));
        if (gone) return;
        if (answer && answer.t !== 'refused') return app.go(tablePath(route.table));
        throw new ApiError(answer ? 400 : 0, { message: answer ? t(answer.code, answer.args) : '' });
      }
      const { id, key } = await makeTable(wish(game, choice));
      if (gone) return;
      app.go(tablePath(id, key));
    } catch (error) {
      making = false;
      const api = error instanceof ApiError ? error : new ApiError(0, {});
      const text = api.status === 429 ? t('web-too-many') : api.status === 400 ? route.table ? api.message : t('web-cant-make', { message: api.message }) : t('web-no-server');
      trouble = { text, rule: api.rule };
      draw();
    }
  }

  function view() {
    const name = t(`game-${route.game}`);
    if (!game) {
      return html`${backHead(title(name))}<main class="wrap narrow"><p role="status">${trouble?.text ?? t('web-loading')}</p>
        ${trouble ? html`<p><button type="button" class="btn main" @click=${begin}>${t('web-try-again')}</button></p>` : nothing}</main>`;
    }
    const all = values(game, choice);
    const field = { game, choice, all, readings, typed, set: (/** @type {string} */ option, /** @type {any} */ value) => game && put(withOption(game, choice, option, value)) };
    const fields = game.options.filter(option => applies(all, option.name));
    // A rule with several options says once how it was read.
    const told = new Set();
    const boxes = (/** @type {boolean} */ left) => fields.filter(option => LEFT.includes(option.name) === left).map(option => {
      const shown = option.reading && !told.has(option.rule);
      told.add(shown ? option.rule : null);
      return optionBox(field, option, shown);
    });
    const preset = fine(typed) ? presetOf(game, choice) : null;
    const rules = preset ? t(`web-preset-${preset}`) : t('web-preset-own');
    const about = preset ? t(`web-preset-about-${game.name}-${preset}`) : t('web-preset-own');
    return html`${backHead(title(name), rules)}
      <main class="wrap new"><div><div class="seg presets" role="group" aria-label=${t('web-new-presets')}>${Object.entries(PRESETS[game.name]).map(([one, set]) => html`<button
          type="button" aria-pressed=${preset === one} data-preset=${one}
          @click=${() => { typed.sizes = null; if (game) put(withPreset(game, choice, set)); }}>${t(`web-preset-${one}`)}</button>`)}</div>
        <p class="s mute about">${about}</p></div>
      <div class="cols"><div class="col">${seatsBox(game)}${boxes(true)}${route.table ? watchBox() : seenBox()}</div>
        <div class="col">${boxes(false)}${clockBox()}${rests(game.name, all) ? pauseBox() : nothing}</div></div></main>
      <footer class="foot">${trouble
        ? html`<p class="s wrong" role="alert">${trouble.text} ${ruleLink(trouble.rule)}</p>`
        : html`<p class="s"><b>${name}, ${lower(rules)}</b><span class="mute">${summary()}</span></p>`}
        <button type="button" class="btn main" data-make aria-disabled=${making ? 'true' : nothing} @click=${make}>${t(making && !route.table ? 'web-making' : route.table ? 'web-host-propose' : 'web-make-table')}</button></footer>`;
  }

  const summary = () => [
    t('web-seats-only', { count: choice.bots.length }), ...(route.table ? [] : [lower(t(choice.open ? 'web-open' : 'web-private'))]), t(`web-clock-${choice.clock}`),
  ].join(', ');

  /** @param {import('../api.js').GameInfo} info */
  function seatsBox(info) {
    const { seats } = formOf(info, choice.options);
    const low = Math.min(...seats);
    const high = Math.max(...seats);
    return box('seats', t('web-seats'), html`${route.table ? html`<p class="s" data-count>${t('web-seats-only', { count: choice.bots.length })}</p>` : html`<ul class="seats">${choice.bots.map((bot, seat) => seatRow(bot, seat))}</ul>`}
      ${low === high ? nothing : html`<p class="row2"><button type="button" class="btn" data-seats="-1" ?disabled=${choice.bots.length <= low} @click=${() => put(withSeats(info, choice, -1))}>${t('web-seat-remove')}</button>
        <button type="button" class="btn" data-seats="1" ?disabled=${choice.bots.length >= high} @click=${() => put(withSeats(info, choice, 1))}>${t('web-seat-add')}</button></p>`}`,
    { aside: low === high ? t('web-seats-only', { count: low }) : t('web-seats-range', { low, high }) });
  }

  /** @param {import('../api.js').Level | null} bot @param {number} seat */
  function seatRow(bot, seat) {
    if (seat === 0) return html`<li data-seat="0"><span class="av me-av">${icon('user')}</span><b>${t('web-seat-you')}</b></li>`;
    const name = bot ? t('web-seat-bot') : t(choice.open ? 'web-seat-anyone' : 'web-seat-friend');
    return html`<li data-seat=${seat}><span class=${classes('av', bot ? 'bot-av' : 'friend-av')}>${icon(bot ? 'bot' : 'link')}</span><b>${name}</b>
      <select aria-label=${t('web-seat-who', { number: seat + 1 })} .value=${live(bot ?? 'person')} @change=${(/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLSelectElement} */ (event.target);
        put(withSeat(choice, seat, value === 'person' ? null : value));
      }}><optgroup label=${t('web-seat-bot')}>${options(bots, bot)}</optgroup>
      <option value="person" ?selected=${bot === null}>${t('web-person')}</option></select></li>`;
  }

  const seenBox = () => box('open', t('web-who-sees'), html`<div class="picks">${[false, true].map(open => radio({
    group: 'open', value: String(open), checked: choice.open === open, title: t(open ? 'web-open' : 'web-private'),
    why: t(open ? 'web-open-why' : 'web-private-why'), choose: () => put({ ...choice, open }),
  }))}</div>
  ${watchPick()}${hintsPick()}`);

  const watchBox = () => box('open', t('web-who-sees'), html`${watchPick()}${hintsPick()}`);

  const hintsPick = () => html`<label class="pick"><input type="checkbox" name="hints" .checked=${live(withHints(choice))} @change=${() => put({ ...choice, hints: !withHints(choice) })}>
    <span><b>${t('web-hints-allow')}</b><small>${t('web-hints-why')}</small></span></label>`;

  const watchPick = () => html`<label class="pick"><input type="checkbox" name="watch" .checked=${live(choice.watch)} @change=${() => put({ ...choice, watch: !choice.watch })}>
    <span><b>${t('web-watch-allow')}</b><small>${t(choice.open ? 'web-watch-why-open' : 'web-watch-why-private')}</small></span></label>`;

  const clockBox = () => box('clock', t('web-clock'), html`<div class="seg thirds" role="group" aria-label=${t('web-clock')}>${CLOCKS.map(clock => html`<button type="button"
      aria-pressed=${choice.clock === clock} data-clock=${clock} @click=${() => put({ ...choice, clock })}>${t(`web-clock-${clock}`)}</button>`)}</div>
    <p class="xs mute below">${t(`web-clock-why-${choice.clock}`)}</p>`);

  function pauseBox() {
    const now = choice.pause ?? usual[choice.clock];
    return box('pause', t('web-pause'), html`<div class="seg thirds pauses" role="group" aria-label=${t('web-pause')}>${pauses(now).map(pause => html`<button type="button"
      aria-pressed=${pause === now} data-pause=${pause} @click=${() => put({ ...choice, pause })}>${pauseName(pause)}</button>`)}</div>
      <p class="xs mute below">${pauseWhy(now)}</p>`);
  }

  app.title(title(t(`game-${route.game}`)));
  draw();
  void begin();
  const stop = onSettings(draw);
  return () => {
    gone = true;
    stop();
  };
}

/** The beginning of a phrase inside a sentence. @param {string} text */
const lower = text => text.charAt(0).toLocaleLowerCase() + text.slice(1);
