// Looking back at a match: its record is fetched or dropped on the page, the server plays it, and here it is drawn.
import * as api from '../api.js';
import { icon } from '../art/icons.js';
import { check, fairPanel } from '../fair/panel.js';
import { seatIn } from '../fair/witness.js';
import { t } from '../i18n.js';
import { themeButton } from '../parts/head.js';
import { linkBox, loadQr } from '../parts/link.js';
import { board } from '../replay/board.js';
import { controls } from '../replay/controls.js';
import { accepted } from '../replay/files.js';
import { Reel } from '../replay/frames.js';
import { Journey } from '../replay/journey.js';
import { ended, legal, list, score } from '../replay/panels.js';
import { Reviewing, reviewPanel, verdict } from '../replay/review.js';
import { sceneAt, takerOf } from '../replay/scene.js';
import { matchPath } from '../routes.js';
import { onSettings } from '../settings.js';
import { classes } from '../dom.js';
import { dealSheet } from '../table/account.js';
import { drawing } from '../table/drawings.js';
import { edges, edging } from '../table/edges.js';
import { move, picture } from '../table/motion.js';
import { Pen } from '../table/pen.js';
import { sentence } from '../table/refusals.js';
import { html, nothing, render } from '../vendor/lit.js';

/** @typedef {import('../replay/scene.js').Place} Place */
/** @typedef {import('../replay/frames.js').Replay} Replay */

/** A record that was opened from a file, so that it stays when the language changes. @type {{ text: string, name: string } | null} */
let opened = null;

class ReplayPage extends Journey {
  /** @param {HTMLElement} root @param {Extract<import('../routes.js').Route, { page: 'replay' }>} route @param {import('../app.js').App} app */
  constructor(root, route, app) {
    super(route, app);
    this.root = root;
    /** @type {string | null} the record */
    this.text = null;
    /** @type {'loading' | 'empty' | 'missing' | 'down' | 'fault' | 'ready'} */
    this.state = 'loading';
    this.fault = '';
    /** @type {null | 'fair' | 'share' | 'deal'} */
    this.sheet = null;
    /** The deal whose count is shown. */
    this.counted = 0;
    this.does = { ...this.does, deal: /** @param {number} number */ number => this.count(number) };
    this.copied = false;
    this.dropping = false;
    /** How many matches of the table are over. */
    this.matches = 0;
    /** @type {import('../fair/panel.js').Checked | null} */
    this.checked = null;
    /** @type {(() => void)[]} */
    this.stops = [];
    const { id, number } = route;
    this.reviewing = id === null ? null : new Reviewing(id, number, () => this.reviewed());
  }

  /** There is news of the review. */
  reviewed() {
    const within = this.root.querySelector('[data-review]')?.contains(document.activeElement);
    if (this.reviewing?.review) this.app.announce(t('web-review-done'));
    this.draw();
    if (within && document.activeElement === document.body) /** @type {HTMLElement | null} */ (this.root.querySelector('[data-focus=review]'))?.focus();
  }

  async begin() {
    this.stops.push(onSettings(() => this.draw()), edging(this.root), accepted({
      over: is => { this.dropping = is; this.draw(); },
      file: file => void this.open(file),
    }));
    const key = /** @param {KeyboardEvent} event */ event => this.key(event);
    document.addEventListener('keydown', key);
    this.stops.push(() => document.removeEventListener('keydown', key));
    const { id, number } = this.route;
    if (id === null) {
      if (opened) return this.show(opened.text, this.expect());
      this.state = 'empty';
      return this.draw();
    }
    opened = null;
    const mine = this.expect();
    try {
      const text = await api.matchRecord(id, number);
      if (this.gone || mine !== this.asked) return;
      void api.matchCount(id).then(count => this.counts(id, count), () => {});
      await this.show(text, mine);
      if (mine !== this.asked) return;
      if (this.route.verify) this.openSheet('fair');
      if (this.route.review) this.askForReview();
    } catch (error) {
      if (this.gone || mine !== this.asked) return;
      this.state = error instanceof api.ApiError && error.status === 404 ? 'missing' : 'down';
      this.draw();
    }
  }

  /** How many matches of a table are over, if its match is still looked at. @param {string} id @param {number} count */
  counts(id, count) {
    if (this.gone || this.route.id !== id) return;
    this.matches = count;
    this.draw();
  }

  close() {
    this.leave();
    this.reviewing?.close();
    for (const stop of this.stops) stop();
  }

  /** Opens a file instead of what is shown. @param {File} file */
  async open(file) {
    this.dropping = false;
    const mine = this.expect();
    const text = await file.text().catch(() => '');
    if (this.gone || mine !== this.asked) return;
    opened = { text, name: file.name };
    this.toFile();
    this.reviewing?.close();
    this.reviewing = null;
    this.matches = 0;
    history.replaceState(null, '', '/replay');
    await this.show(text, mine);
  }

  /** Another record is awaited: nothing of the one before can be pressed any more. @returns {number} its number, as long as it is the last */
  expect() {
    this.stop();
    this.sheet = null;
    this.checked = null;
    this.state = 'loading';
    this.draw();
    return ++this.asked;
  }

  /** @param {string} text of a record @param {number} mine the number of the call that awaited it */
  async show(text, mine) {
    this.text = text;
    const reel = new Reel((deal, start) => api.replay(text, deal, start));
    try {
      const found = await reel.load(this.place.deal, this.place.step);
      const match = /** @type {Replay} */ (reel.match);
      const game = await drawing(match.game);
      if (this.gone || mine !== this.asked) return;
      const seat = this.route.seat ?? seatIn(match.id) ?? 0;
      this.enter(reel, game, { ...found, seat: seat < match.seats ? seat : 0 });
      this.state = 'ready';
      this.app.title(t('web-replay-title', { game: t(`game-${match.game}`) }));
    } catch (error) {
      if (this.gone || mine !== this.asked) return;
      this.failed(error);
    }
    this.draw();
  }

  /** @param {unknown} error */
  failed(error) {
    const told = error instanceof api.ApiError ? error : null;
    this.state = told?.status === 400 || told?.status === 413 ? 'fault' : 'down';
    if (this.state !== 'fault' || !told) return;
    const { path, message, body } = told;
    if (told.status === 413) this.fault = t('web-replay-too-long');
    else if (body.code) {
      const why = sentence(new Pen([], null), { rule: told.rule, code: body.code, args: body.args ?? {} });
      this.fault = t('web-replay-refused', { deal: Number(body.deal) + 1, action: Number(body.action) + 1, why });
    } else this.fault = t('web-replay-fault', { path, message });
    this.app.announce(this.fault);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = event.target instanceof Element ? event.target : null;
    if (this.state !== 'ready' || event.altKey || event.ctrlKey || event.metaKey || at?.closest('dialog, select, input:not([data-steps]), textarea')) return;
    if (event.key === 'Escape' && this.sheet) return this.openSheet(null);
    if (event.key === ' ' && !at?.closest('button, a, summary')) this.play();
    else if (event.key === 'ArrowLeft') this.step(-1);
    else if (event.key === 'ArrowRight') this.step(1);
    else if (event.key === 'Home') void this.go({ step: 0 });
    else if (event.key === 'End') void this.go({ step: this.reel?.steps(this.place.deal) ?? 0 });
    else return;
    event.preventDefault();
  }

  /** The link that was copied was another moment's. */
  moved() {
    this.copied = false;
  }

  // Sheets

  /** @param {ReplayPage['sheet']} name */
  openSheet(name) {
    const was = this.sheet;
    this.sheet = name === was ? null : name;
    if (this.sheet === 'share') void loadQr().then(() => this.draw(), () => {});
    if (this.sheet === 'fair') {
      this.write();
      this.checked ??= check(this.text ?? '');
    }
    this.draw();
    const focus = this.sheet ? '.sheet button' : was === 'deal' ? '[data-do=why]' : `[data-sheet=${was}]`;
    /** @type {HTMLElement | null} */ (this.root.querySelector(focus))?.focus();
  }

  /** Shows how a deal was counted. @param {number} number */
  count(number) {
    this.counted = number;
    if (this.sheet !== 'deal') this.openSheet('deal');
    else this.draw();
  }

  // Drawing

  /** @param {boolean} [moving] */
  draw(moving = false) {
    if (this.gone) return;
    const before = moving ? picture(this.root) : null;
    render(this.page(), this.root);
    const s = before && this.scene();
    if (before && s && this.game) move(this.root, before, { taker: takerOf(s, this.game) });
    const now = this.root.querySelector('.stp [aria-current]');
    const box = now?.closest('ol');
    if (now && box) box.scrollTop = /** @type {HTMLElement} */ (now).offsetTop - box.clientHeight / 2;
    edges(this.root);
  }

  scene() {
    return this.reel && this.game && sceneAt(this.reel, this.game, this.place, this.does);
  }

  page() {
    const s = this.state === 'ready' ? this.scene() : null;
    const over = this.dropping ? html`<div class="dropz" aria-hidden="true">${icon('last')}<b>${t('web-replay-drop')}</b></div>` : nothing;
    if (!s || !this.game || !this.reel?.match) return html`${this.bar(t('web-replay-look'), '')}<div class="band" aria-hidden="true"></div>${this.note()}${over}`;
    const { reel, game, place } = this;
    const match = /** @type {Replay} */ (reel.match);
    const frame = /** @type {import('../replay/frames.js').Frame} */ (reel.frame(place.deal, place.step));
    const next = reel.frame(place.deal, place.step + 1);
    const names = match.names.map((_, seat) => s.pen.label(seat));
    const steps = reel.steps(place.deal);
    return html`<div class=${classes('rp', match.game, `g${match.seats}`, s.rest && 'resting')} data-screen="replay" data-step=${place.step} data-deal=${place.deal}>
      ${this.bar(t('web-replay-title', { game: t(`game-${match.game}`) }), this.result(s))}
      <main>${board(s, game, { frame, next, all: place.all })}
      ${controls({
        place, steps, deals: match.deals, names, playing: this.playing, speed: this.speed, moments: this.moments(),
        spoken: place.step === 0 ? t('web-deal-number', { number: place.deal + 1 }) : this.wording(place.step).join(' '),
        go: change => { this.stop(); void this.go(change); }, step: by => { this.stop(); this.step(by); }, play: () => this.play(),
        faster: () => this.faster(),
      })}
      <aside class="rcol" aria-label=${t('web-replay-about')}>${legal(s, frame, next, place, verdict(s, game, this.reviewing?.review ?? null, place))}${ended(s, game, place)}${
        list(place, steps, step => this.wording(step), step => { this.stop(); void this.go({ step }, Math.abs(step - place.step) === 1); })}${score(s, game)}${this.review(s)}${this.others()}</aside></main>
      ${this.sheet ? this.drawnSheet(s) : nothing}${over}</div>`;
  }

  /** How the match ended. @param {import('../table/types.js').Scene} s */
  result(s) {
    const match = /** @type {Replay} */ (this.reel?.match);
    if (!match.finished) return t('web-replay-unfinished');
    if (match.winners.length === 0) return t('nobody-won');
    return match.winners.length === 1 ? s.pen.tell('has-won', match.winners[0]) : t('have-won', { names: s.pen.names(match.winners) });
  }

  /** @param {string} title @param {string} about */
  bar(title, about) {
    const ready = this.state === 'ready';
    const button = /** @param {'fair' | 'share'} name @param {string} sign @param {string} label */ (name, sign, label) => html`<button type="button" class="ib" data-sheet=${name} aria-label=${t(label)} title=${t(label)}
      @click=${() => this.openSheet(name)}>${icon(sign)}</button>`;
    return html`<header class="bar"><a class="ib" href="/" aria-label=${t('web-home')}>${icon('back')}</a>
      <div class="ttl"><h1>${title}</h1>${about ? html`<span>${about}</span>` : nothing}</div>
      ${ready && this.route.id !== null ? button('share', 'share', 'web-replay-share') : nothing}${ready ? button('fair', 'shield', 'web-fair-verify') : nothing}${themeButton()}</header>`;
  }

  /** What the choices cost, for a match that is over. @param {import('../table/types.js').Scene} s */
  review(s) {
    if (!this.reviewing || !this.game) return nothing;
    return reviewPanel(s, this.game, this.reviewing, (deal, step) => { this.stop(); void this.lookAt(deal, step); });
  }

  /** The address asks for the review: it is begun, and comes into sight. */
  askForReview() {
    if (this.state !== 'ready') return;
    void this.reviewing?.begin();
    /** @type {HTMLElement | null} */ (this.root.querySelector('[data-focus=review]'))?.focus();
  }

  /** Shows a moment that is named further down on the page. @param {number} deal @param {number} step */
  async lookAt(deal, step) {
    await this.go({ deal, step });
    this.root.querySelector('.cloth')?.scrollIntoView({ block: 'nearest' });
  }

  /** What else can be done: the record as a file, other matches of the table, another record. */
  others() {
    const { id, number } = this.route;
    const numbers = Array.from({ length: this.matches }, (_, place) => place + 1);
    return html`<section class="panel oth"><h2>${t('web-record')}</h2><p class="acts2">${id === null ? nothing : html`<a class="btn" href=${api.matchRecordPath(id, number)} download data-do="download">${icon('share')} ${t('web-replay-download')}</a>`}${this.chooser()}</p>
      ${numbers.length > 1 && id !== null ? html`<p class="s mute">${t('web-replay-matches')}</p><p class="seg" role="group" aria-label=${t('web-replay-matches')}>${numbers.map(one => html`<a href=${matchPath(id, one)} aria-current=${one === number ? 'page' : nothing}>${one}</a>`)}</p>` : nothing}</section>`;
  }

  /** A record from a file. */
  chooser() {
    return html`<label class="btn file"><input class="sr" type="file" accept=".toml,application/toml,text/plain" data-file @change=${/** @param {Event} event */ event => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      const file = input.files?.[0];
      input.value = '';
      if (file) void this.open(file);
    }}>${icon('last')} ${t('web-replay-open')}</label>`;
  }

  note() {
    const text = { loading: t('web-loading'), empty: t('web-replay-empty'), missing: t('web-replay-missing'), down: t('web-no-server'), fault: this.fault, ready: '' }[this.state];
    return html`<main class="wait" data-screen="note" data-state=${this.state}><div class="ew"><h1 class="h2">${t('web-replay-look')}</h1><p role=${this.state === 'fault' ? 'alert' : nothing}>${text}</p>
      ${this.state === 'loading' ? nothing : html`<p class="acts2">${this.chooser()}<a class="btn quiet" href="/">${t('web-home')}</a></p><p class="s mute">${t('web-replay-drop-hint')}</p>${this.state === 'fault' ? this.checkedAnyway() : nothing}`}</div></main>`;
  }

  /** A record that can't be played may still say what was changed in it. */
  checkedAnyway() {
    this.checked ??= check(this.text ?? '');
    if (!this.checked.record) return nothing;
    const pen = new Pen([], null);
    return html`<section class="panel body"><h2>${t('web-fair-title')}</h2>${fairPanel(this.checked, { name: seat => pen.label(seat), card: card => pen.card(card), deal: 0 })}</section>`;
  }

  /** @param {import('../table/types.js').Scene} s */
  drawnSheet(s) {
    const title = t({ fair: 'web-fair-title', share: 'web-replay-share', deal: 'web-sheet-deal' }[this.sheet ?? 'share']);
    const close = () => this.openSheet(null);
    return html`<div class="scrim" @click=${close}></div><section class="sheet s-${this.sheet}" role="dialog" aria-label=${title}>
      <div class="hd"><h2>${title}</h2><button type="button" class="ib" data-do="close" aria-label=${t('web-close')} @click=${close}>${icon('x')}</button></div>
      <div class="band" aria-hidden="true"></div><div class="body" tabindex="0">${this.sheetBody(s)}</div></section>`;
  }

  /** @param {import('../table/types.js').Scene} s */
  sheetBody(s) {
    const { id, number } = this.route;
    if (this.sheet === 'deal' && this.game) return dealSheet(s, this.game, this.counted, number => this.count(number));
    if (this.sheet === 'fair' && this.checked) return fairPanel(this.checked, { name: seat => s.pen.label(seat), card: card => s.pen.card(card), deal: this.place.deal });
    return html`<p class="s">${t('web-replay-share-about')}</p>${id === null ? nothing : linkBox({
      url: new URL(matchPath(id, number, this.place), location.origin).href, label: t('web-replay-share'), title: document.title, copied: this.copied,
      oncopy: () => { this.copied = true; this.app.announce(t('web-copied')); this.draw(); },
    })}`;
  }
}

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  if (route.page !== 'replay') throw new Error('not a replay');
  app.title(t('web-replay-look'));
  const page = new ReplayPage(root, route, app);
  void page.begin();
  return () => page.close();
}
