// The table: joins it, draws what the server says, and sends what the player does.
import * as api from '../api.js';
import { t } from '../i18n.js';
import { loadQr } from '../parts/link.js';
import { ensureGuest } from '../parts/guest.js';
import { tablePath } from '../routes.js';
import { onSettings } from '../settings.js';
import { out, outcome } from '../table/between.js';
import { fill, ticking } from '../table/clock.js';
import { edges, edging } from '../table/edges.js';
import { end } from '../table/end.js';
import { held, host } from '../table/host.js';
import { keep } from '../focus.js';
import { USUAL, levelPick, offered } from '../parts/bots.js';
import { mark } from '../table/advice.js';
import { listen } from '../table/gestures.js';
import { seen } from '../table/memory.js';
import { menu } from '../table/menu.js';
import { read } from '../table/model.js';
import { move, picture } from '../table/motion.js';
import { away, claimed, elsewhere, news, offline } from '../table/news.js';
import { Pen } from '../table/pen.js';
import { Player } from '../table/player.js';
import { screen } from '../table/screen.js';
import { closed, readRules, sheet } from '../table/sheets.js';
import { shut } from '../table/shut.js';
import { waiting } from '../table/waiting.js';
import { html, nothing, render } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Drawing} Drawing */

/** The sheet that was open when the language changed, so that it opens again. */
let reopened = closed();

class TablePage extends Player {
  /** @param {HTMLElement} root @param {{ id: string, key: string | null }} route @param {import('../app.js').App} app */
  constructor(root, route, app) {
    super(root, route, app);
    this.sheet = reopened;
    this.room = { name: '', copied: false, trump: /** @type {string | null} */ (null), given: /** @type {string | null} */ (null) };
    /** Whether the name that was typed last has been taken. @type {Promise<boolean>} */
    this.named = Promise.resolve(true);
    /** Whether the only free seat is being taken: nothing is to be asked meanwhile. */
    this.seating = false;
    /** The bots that the host may seat, and the chosen one. */
    this.levels = [USUAL];
    this.level = USUAL;
    this.wide = matchMedia('(min-width: 1100px)');
    /** @type {(() => void)[]} */
    this.stops = [];
    /** @type {import('../table/types.js').Does} */
    this.does = {
      act: action => void this.act(action),
      choose: choice => this.choose(choice),
      rule: id => void this.openRules(id),
      sheet: name => this.open(name),
      deal: number => this.enter({ ...closed(), open: 'deal', deal: number }),
    };
  }

  async begin() {
    this.draw();
    try {
      this.room.name = await ensureGuest();
    } catch (error) {
      this.turnedAway(error instanceof api.ApiError ? error.status : 0);
      return this.draw();
    }
    if (this.gone) return;
    const redraw = () => this.draw();
    this.wide.addEventListener('change', redraw);
    this.stops.push(
      () => this.wide.removeEventListener('change', redraw),
      onSettings((_, changed) => { if (changed !== 'language') this.draw(); }),
      listen(this.root, {
        tap: card => this.tap(card),
        drop: (card, place) => this.drop(card, place),
        focus: card => { this.cursor = card; },
        hint: () => void this.hint(),
      }),
      ticking(this.root, this.join().now),
      edging(this.root),
    );
  }

  close() {
    this.leave();
    reopened = this.sheet.open === 'settings' ? this.sheet : closed();
    for (const stop of this.stops) stop();
  }

  /** @param {import('../table/types.js').TableInfo} info */
  async prepare(info) {
    if (info.state === 'waiting') await loadQr().catch(() => {});
    if (info.host) this.levels = await offered(info.game).catch(() => this.levels);
    if (!this.levels.includes(this.level)) this.level = USUAL;
    this.sitAlone(info);
  }

  // Sheets

  /** @param {Partial<import('../table/sheets.js').SheetState>} change */
  setSheet(change) {
    const was = this.sheet.open;
    this.sheet = { ...this.sheet, ...change };
    this.draw();
    if (was && !this.sheet.open) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-sheet=${was}], [data-sheet=menu]`))?.focus();
  }

  /** Changes the sheet and gives it the focus. @param {Partial<import('../table/sheets.js').SheetState>} change */
  enter(change) {
    this.setSheet(change);
    /** @type {HTMLElement | null} */ (this.root.querySelector('.sheet button'))?.focus();
  }

  /** @param {import('../table/types.js').SheetName} name */
  open(name) {
    if (name === 'rules') return void this.openRules(null);
    this.enter({ ...closed(), open: this.sheet.open === name ? null : name });
  }

  /** @param {string | null} rule */
  async openRules(rule) {
    const info = this.state && read(this.state).info;
    if (!info) return;
    this.setSheet({ ...closed(), open: 'rules', rule });
    const text = await readRules(info.game, rule);
    if (this.gone || this.sheet.open !== 'rules') return;
    this.enter({ text });
    if (rule) this.root.querySelector(`.sheet #${CSS.escape(rule)}`)?.scrollIntoView({ block: 'start' });
  }

  /** Who made a table sits there at once while nobody does, unless a trump is to be named. @param {import('../table/types.js').TableInfo} info */
  sitAlone(info) {
    const free = info.chairs.findIndex(chair => chair.kind === 'free');
    if (info.state === 'waiting' && info.host && free >= 0 && info.chairs.every(chair => chair.kind !== 'person') && !info.trumps) {
      this.seating = true;
      void this.sent(this.line?.sit(free)).then(() => { this.seating = false; this.draw(); });
    }
  }

  // Drawing

  draw() {
    if (this.gone) return;
    const before = picture(this.root);
    const focus = keep(this.root);
    render(this.page(), this.root);
    focus();
    mark(this.root, this.advice && this.advice.since === this.scene()?.info.turn?.since ? this.advice.action : null);
    move(this.root, before, { taker: this.taker });
    if (this.line) fill(this.root, this.line.now);
    edges(this.root);
    this.root.toggleAttribute('data-live', this.can());
  }

  page() {
    if (this.status.phase === 'refused') return this.note(`web-table-refused-${refusal(this.status.code)}`);
    if (!this.state || !this.game) return this.note(this.status.tries > 0 ? 'web-no-server' : 'web-loading');
    const { info } = read(this.state);
    this.app.title(t(`game-${info.game}`));
    if (info.state === 'closed') return this.note('web-table-closed', shut(info));
    const s = this.scene();
    if (info.state === 'waiting' && this.seating && info.you === null) return this.note('web-loading');
    const mayJoin = info.state === 'over' && info.you === null && info.chairs.some(chair => chair.kind === 'free');
    if (info.state === 'waiting' || !s || mayJoin) return html`${this.head()}${this.waiting(info)}`;
    if (info.state === 'over' && !this.rest) {
      return html`${this.head()}${end(s, this.game, { asked: this.asking(), want: () => void this.sent(this.line?.want()), stand: () => void this.sent(this.line?.stand()), host: this.host(info) })}${sheet(s, this.game, this.sheet, change => this.setSheet(change), nothing)}`;
    }
    return this.table(s, this.game);
  }

  /** Whether the player has asked for another match. */
  asking() {
    const info = this.state && read(this.state).info;
    return info?.you != null && info.chairs[info.you].wants;
  }

  /** @param {string} id @param {unknown} [more] */
  note(id, more = nothing) {
    return html`${this.head()}<main class="wait" data-screen="note"><div class="ew"><p>${t(id)}</p>${more}<a class="btn" href="/">${t('web-home')}</a></div></main>`;
  }

  head() {
    return html`<header class="bar"><a class="ib" href="/" aria-label=${t('web-home')}><svg class="ic" aria-hidden="true"><use href="#i-back"></use></svg></a>
      <div class="ttl"><b>${this.state ? t(`game-${read(this.state).info.game}`) : t('web-name')}</b></div></header>
      ${news(this.status, () => this.line?.retry())}<div class="band" aria-hidden="true"></div>`;
  }

  /** @param {import('../table/types.js').TableInfo} info */
  waiting(info) {
    const { room } = this;
    return waiting({
      ...room, trouble: this.trouble, info, pen: new Pen(info.chairs, null), link: new URL(tablePath(info.id, info.key ?? this.route.key), location.origin).href,
      oncopy: () => { room.copied = true; this.draw(); },
      setTrump: suit => { room.trump = suit; this.draw(); },
      rename: name => {
        this.named = api.setName(name).then(({ name: kept }) => { room.name = kept; this.trouble = null; return true; }, () => { this.trouble = t('web-name-bad'); return false; });
        void this.named.then(() => this.draw());
      },
      sit: seat => void this.sit(seat, info.trumps ? room.trump : null),
      stand: () => { room.given = null; void this.sent(this.line?.stand()); },
      start: () => void this.sent(this.line?.start(this.level)),
      level: this.levelPick(),
      want: () => void this.sent(this.line?.want()),
      host: this.host(info),
    });
  }

  /** What the host may do. @param {import('../table/types.js').TableInfo} info */
  host(info) {
    return host(info, new Pen(info.chairs, null), {
      pause: () => { this.setSheet({ open: null }); void this.sent(this.line?.pause()); },
      resume: () => { this.setSheet({ open: null }); void this.sent(this.line?.resume()); },
      admit: number => void this.sent(this.line?.admit(number)),
      remove: seat => void this.sent(this.line?.remove(seat)),
      move: (seat, to) => void this.sent(this.line?.move(seat, to)),
      fill: seat => void this.sent(this.line?.fill(seat, this.level)),
      end: () => void this.sent(this.line?.end()),
      level: info.state === 'waiting' && info.you !== null ? nothing : this.levelPick(),
    });
  }

  /** Which bots the host seats. */
  levelPick() {
    return levelPick(this.levels, this.level, level => { this.level = level; this.draw(); });
  }

  /** The name that was typed goes first; one that can't be is said, and nobody sits down by another. @param {number} seat @param {string | null} trump */
  async sit(seat, trump) {
    const { named } = this;
    this.named = Promise.resolve(true);
    if (!await named || !await this.sent(this.line?.sit(seat, trump))) return;
    const info = this.state && read(this.state).info;
    this.room.given = trump === null ? info?.chairs[seat].trump ?? null : null;
    this.draw();
  }

  /** @param {Scene} s @param {Drawing} game */
  table(s, game) {
    const live = this.status.phase === 'live';
    const set = /** @param {Partial<import('../table/sheets.js').SheetState>} change */ change => this.setSheet(change);
    const items = this.sheet.open === 'host' ? this.host(s.info) : menu(s.info, {
      sheet: name => this.open(name),
      claim: s.me !== null && s.info.claim && !s.info.claim.includes(s.me) ? () => { this.setSheet({ open: null }); this.claim(s, true); } : null,
      say: phrase => { this.setSheet({ open: null }); void this.line?.say(phrase); },
      leave: () => this.goHome(),
      redraw: () => this.draw(),
    });
    const dock = this.dock(s, game);
    const guide = live && dock === nothing && !this.tip ? this.guide(s) : null;
    return screen(s, game, {
      wide: this.wide.matches, still: !live, cursor: this.cursor, tip: this.tip ?? this.given(), guide, sayings: this.sayings, dock,
      confirming: this.confirming(s, game),
      hints: { ask: () => void this.hint(), busy: this.hinting, hush: () => this.hush() },
      gotIt: () => { if (guide) seen(guide.key); this.advised = s.info.turn?.since; this.draw(); },
      news: news(this.status, () => this.line?.retry()),
      sheet: sheet(s, game, this.sheet, set, items),
    });
  }

  /** The trump that was given to who chose none, until it was read. @returns {import('../table/types.js').Tip | null} */
  given() {
    return this.room.given === null ? null : { text: t('web-trump-given', { suit: this.room.given }), rule: null, toast: true };
  }

  /** @param {string} action */
  async act(action) {
    this.room.given = null;
    return super.act(action);
  }

  hush() {
    this.room.given = null;
    super.hush();
  }

  /** Leaves the seat and the table. */
  goHome() {
    void this.sent(this.line?.stand()).then(() => this.app.go('/'));
  }

  /** The result was read: the next deal may come. @param {Scene} s */
  onward({ info: { rest } }) {
    this.result = null;
    if (rest) void this.sent(this.line?.ready(rest.deal));
    this.draw();
  }

  /** Proposes to end the deal, or answers. @param {Scene} s @param {boolean} agree */
  claim(s, agree) {
    void this.sent(this.line?.claim(s.view.public.deals.length, agree));
  }

  /** What stands in the question's place. @param {Scene} s @param {Drawing} game */
  dock(s, game) {
    const { phase } = this.status;
    if (phase === 'elsewhere') return elsewhere(() => this.line?.retry());
    if (phase === 'lost' || phase === 'connecting') return offline();
    if (s.info.held) return held(s, () => void this.sent(this.line?.resume()));
    if (s.me !== null && s.info.chairs[s.me].away !== null) {
      return away(s, this.missed, { back: () => void this.sent(this.line?.back()), busy: this.sending });
    }
    const { claim } = s.info;
    const result = s.info.rest?.deal ?? this.result;
    if (claim?.length && s.me !== null && !claim.includes(s.me) && result === null) {
      return claimed(s, claim[0], { answer: agree => this.claim(s, agree), busy: this.sending });
    }
    // Nothing is put into a place where a finger may be on its way to something else.
    if (result !== null) return this.rest ? html`` : outcome(s, game, result, () => this.onward(s));
    return s.me !== null && s.info.chairs[s.me].out ? out(() => this.goHome()) : nothing;
  }
}

/** What a close means. @param {number | null} code */
const refusal = code => (code === 4404 ? 'none' : code === 4409 ? 'full' : code === 0 ? 'down' : code === 429 || code === 4429 ? 'many' : 'no');

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  if (route.page !== 'table') throw new Error('not a table');
  const page = new TablePage(root, route, app);
  void page.begin();
  return () => page.close();
}
