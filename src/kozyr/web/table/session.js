// What a table has heard: its line, its state, what is news in it. Drawing it is the page's part.
import { connect } from '../connection.js';
import { t } from '../i18n.js';
import { drawing } from './drawings.js';
import { remembered } from './memory.js';
import { headline } from './end.js';
import { justFinished, newLines, nothingChosen, nothingTold, read, scene, stillChosen } from './model.js';
import { awake } from './awake.js';
import { myTurn } from './signal.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */
/** @typedef {import('../net/machine.js').State} State */
/** @typedef {import('../net/machine.js').Message} Message */

/** How long a finished trick rests, a phrase is shown; in ms. */
const REST = 900;
const SAYING = 5000;

export class Session {
  /** @param {{ id: string, key: string | null }} route @param {import('../app.js').App} app */
  constructor(route, app) {
    this.route = route;
    this.app = app;
    /** @type {import('../connection.js').Line | null} */
    this.line = null;
    /** @type {State | null} */
    this.state = null;
    /** @type {import('../connection.js').Status} */
    this.status = { phase: 'connecting', tries: 0, retryAt: null, code: null };
    /** @type {Drawing | null} */
    this.game = null;
    /** The game that is drawn. @type {string | null} */
    this.drawn = null;
    this.choice = nothingChosen();
    /** @type {import('./types.js').Tip | null} */
    this.tip = null;
    /** @type {import('./types.js').Rest | null} */
    this.rest = null;
    /** @type {number | null} */
    this.taker = null;
    /** The deal whose result stands until it is read. @type {number | null} */
    this.result = null;
    this.told = nothingTold();
    this.asked = '';
    /** Whether the player was out of the match already. */
    this.wasOut = false;
    /** @type {Map<number, string>} */
    this.sayings = new Map();
    /** @type {string[]} */
    this.missed = [];
    /** @type {Set<ReturnType<typeof setTimeout>>} */
    this.timers = new Set();
    this.gone = false;
    /** @type {import('./types.js').Does} */
    this.does = { act: () => {}, choose: () => {}, rule: () => {}, sheet: () => {}, deal: null };
  }

  /** Draws everything anew. */
  draw() {}

  /** What is chosen changes. @param {Partial<import('./types.js').Choice>} change */
  amend(change) {
    this.choice = { ...this.choice, ...change };
    this.tip = null;
    this.result = null;
  }

  /** The server doesn't let this browser in. @param {number} code an HTTP status; 0: no answer */
  turnedAway(code) {
    this.status = { ...this.status, phase: 'refused', code };
  }

  /** The table was heard of for the first time. @param {import('./types.js').TableInfo} info @returns {Promise<void>} */
  async prepare(info) {
    void info;
  }

  /** Joins the table. */
  join() {
    const line = connect(this.route.id, {
      key: this.route.key,
      onState: state => void this.heard(state, null),
      onEvent: (event, state) => void this.heard(state, event),
      onStatus: status => { this.status = status; this.draw(); },
    });
    this.line = line;
    return line;
  }

  leave() {
    this.gone = true;
    awake(false);
    for (const timer of this.timers) clearTimeout(timer);
    this.line?.close();
  }

  /** @param {number} ms @param {() => void} what */
  after(ms, what) {
    const timer = setTimeout(() => { this.timers.delete(timer); if (!this.gone) what(); }, ms);
    this.timers.add(timer);
  }

  /** @returns {Scene | null} */
  scene() {
    return this.state && scene(this.state, { choice: this.choice, rest: this.rest, does: this.does });
  }

  /** @param {State} state @param {Message | null} event one event; null: everything anew */
  async heard(state, event) {
    const { game } = read(state).info;
    if (this.drawn !== game) {
      const { info } = read(state);
      this.drawn = game;
      this.game = await drawing(game);
      await this.prepare(info);
      if (this.gone) return;
      state = this.line?.state() ?? state;
      event = null;
    }
    const before = this.state && read(this.state);
    const { info, view, prompt } = read(state);
    this.state = state;
    if (event === null) this.missed = state.missed;
    else this.noted(event, info.you);
    if (event) this.tip = tipOf(event, this.scene());
    // Whoever wasn't waited for has had no button to put the result away.
    if (event?.kind === 'dealt' && !before?.info.rest?.awaited.includes(info.you ?? -1)) this.result = null;
    this.choice = stillChosen(this.choice, view, prompt);
    if (event && before?.info.match === info.match) this.compare(before.view, view);
    else { this.rest = null; if (before?.info.match !== info.match) this.result = null; }
    this.draw();
    awake(prompt !== null);
    this.tell(event, event !== null && info.state === 'over' && before?.info.state === 'playing');
  }

  /** @param {Message} event @param {number | null} me */
  noted(event, me) {
    if (event.kind === 'acted' && event.seat === me) {
      this.missed = event.by === 'bot' ? [...this.missed, `${event.seat} ${event.action}`] : [];
    }
    if (event.kind === 'away' && event.seat === me) this.missed = [];
    if (event.kind === 'began') this.told = nothingTold();
    if (event.kind === 'said' && !remembered().mute) {
      this.sayings = new Map(this.sayings).set(event.seat, t(`web-phrase-${event.phrase}`));
      this.after(SAYING, () => {
        this.sayings = new Map([...this.sayings].filter(([seat]) => seat !== event.seat));
        this.draw();
      });
    }
  }

  /**
   * A finished trick rests for a moment, the result of a deal stands until it is read.
   * @param {import('./types.js').View | null} before @param {import('./types.js').View | null} after
   */
  compare(before, after) {
    if (!before || !after || !this.game) return;
    const rest = justFinished(this.game, before, after);
    if (rest) {
      this.rest = { deal: rest.deal, trick: rest.trick };
      this.taker = rest.taker;
      const mine = this.rest;
      this.after(REST, () => { if (this.rest === mine) { this.rest = null; this.draw(); } });
    } else if (JSON.stringify(before.public.deal) !== JSON.stringify(after.public.deal)) {
      this.rest = null;
    }
    if (after.public.deals.length > before.public.deals.length) this.result = after.public.deals.length - 1;
  }

  /** Says aloud what happened and what is asked, once. @param {Message | null} event @param {boolean} ended whether it has ended the match */
  tell(event, ended) {
    if (event?.kind === 'changed') this.app.announce(t('web-news-changed'));
    const s = this.scene();
    if (!s || !this.game) return;
    const { news, told } = newLines(this.game, s, this.told);
    this.told = told;
    const sentences = event ? news.slice(-12).map(line => (/[.!?]$/.test(line) ? line : `${line}.`)) : [];
    if (ended) sentences.push(headline(s));
    const key = `${s.info.match} ${s.view.public.deals.length} ${s.info.turn?.since}`;
    if (s.prompt && this.asked !== key) {
      this.asked = key;
      sentences.push(this.game.asks(s));
      myTurn();
    }
    if (event?.kind === 'said') sentences.push(`${s.pen.label(event.seat)}: ${this.sayings.get(event.seat) ?? ''}`);
    if (event?.kind === 'away') sentences.push(s.pen.tell('web-news-away', event.seat));
    if (event?.kind === 'held') sentences.push(event.seat === null ? t('web-held-host') : s.pen.tell('web-held', event.seat));
    if (event?.kind === 'released') sentences.push(t('web-news-released'));
    if (event?.kind === 'removed') sentences.push(t('web-news-removed'));
    if (event?.kind === 'claimed' && event.seat !== s.me) sentences.push(s.pen.tell('web-claim-asks', event.seat));
    if (event?.kind === 'unclaimed' && this.tip) sentences.push(this.tip.text);
    if (event?.kind === 'ready' && event.seat !== s.me) sentences.push(s.pen.tell('web-news-ready', event.seat));
    if (event?.kind === 'admitted') sentences.push(t('web-news-admitted', { name: event.name }));
    const isOut = s.me !== null && Boolean(s.info.chairs[s.me].out);
    if (isOut && !this.wasOut) sentences.push(t('web-out'));
    this.wasOut = isOut;
    if (event?.kind === 'acted' && event.instead && this.tip) sentences.push(this.tip.text);
    if (event?.kind === 'back') sentences.push(s.pen.tell('web-news-back', event.seat));
    if (sentences.length > 0) this.app.announce(sentences.join(' '));
  }
}

/** What is to be said of an event: a bot that gave no move, what became of a proposal to end the deal. @param {Message} event @param {Scene | null} s */
function tipOf(event, s) {
  if (event.kind === 'acted' && event.instead) return { text: t('web-bot-owed', { name: event.instead }), rule: null };
  if (event.kind === 'unclaimed') {
    return { text: event.seat === null || !s ? t('web-claim-open') : s.pen.tell('web-claim-against', event.seat), rule: null };
  }
  if (event.kind === 'claimed' && s && event.seat === s.me) return { text: t('web-claim-waits'), rule: null };
  return event.kind === 'acted' && event.by === 'claim' ? { text: t('web-claim-done'), rule: null } : null;
}
