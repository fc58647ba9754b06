// A table that stands still: a moment that the server has made, drawn as at a real table, and what the player tries there.
import { t } from '../i18n.js';
import { keep } from '../focus.js';
import { listen } from '../table/gestures.js';
import { hand } from '../table/hand.js';
import { nothingChosen, scene } from '../table/model.js';
import { icon } from '../table/parts.js';
import { capital, rich } from '../table/pen.js';
import { ownPlate, ring } from '../table/plates.js';
import { sentence } from '../table/refusals.js';
import { openRule, ruleLink } from '../parts/rules.js';
import { drawing } from '../table/drawings.js';
import { onSettings } from '../settings.js';
import { classes } from '../dom.js';
import { html, nothing, render } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Drawing} Drawing */
/** @typedef {{ table: any, view: any, prompt: any }} Frame what a real table would have sent */

/**
 * @typedef {object} Look
 * @property {unknown} title of the bar
 * @property {unknown} about under it
 * @property {unknown} panel in the question's place
 * @property {unknown} side the column on wide screens
 */

/** @type {ReadonlyMap<number, string>} */
const SILENCE = new Map();

/** A table on which moments are shown. A page extends it with what to show, and what to make of an action. */
export class Stage {
  /** @param {HTMLElement} root @param {import('../app.js').App} app */
  constructor(root, app) {
    this.root = root;
    this.app = app;
    this.gone = false;
    /** @type {Frame | null} */
    this.frame = null;
    /** @type {Drawing | null} */
    this.game = null;
    this.rests = false;
    this.choice = nothingChosen();
    /** @type {{ text: string, rule: string | null, good?: boolean } | null} */
    this.reply = null;
    /** @type {string | null} */
    this.cursor = null;
    this.trouble = false;
    this.stops = [
      onSettings((_, changed) => { if (changed !== 'language') this.draw(); }),
      listen(root, { tap: card => this.tap(card), drop: card => { this.tap(card); return false; }, focus: card => { this.cursor = card; } }),
    ];
  }

  close() {
    this.gone = true;
    for (const stop of this.stops) stop();
  }

  /**
   * Shows a moment.
   * @param {Frame} frame @param {boolean} [rests] whether the last trick still lies there
   */
  async show(frame, rests = false) {
    const game = await drawing(frame.table.game);
    if (this.gone) return;
    Object.assign(this, { frame, game, rests, choice: nothingChosen(), reply: null });
    this.draw();
    // Keys are heard from the first moment.
    if (document.activeElement === document.body) this.root.focus({ preventScroll: true });
  }

  /** @returns {Scene | null} */
  scene() {
    const { frame, game, choice } = this;
    if (!frame || !game) return null;
    const rest = this.rests ? game.lastFinished(frame.view) : null;
    return scene({ ...frame, missed: [] }, { choice, rest, does: {
      act: action => this.act(action),
      choose: change => { this.choice = { ...this.choice, ...change }; this.draw(); },
      rule: id => void openRule(id),
      sheet: () => {},
      deal: null,
    } });
  }

  /** @param {string} card */
  tap(card) {
    const s = this.scene();
    const tap = s?.prompt ? this.game?.tap(s, card) : null;
    if (!s || !tap) return;
    if ('choose' in tap) {
      this.choice = { ...this.choice, cards: tap.choose };
      return this.draw();
    }
    this.act('play' in tap ? tap.play : tap.refuse);
  }

  /** An action is tried: what the rules forbid is explained, the rest is the page's to judge. @param {string} action */
  act(action) {
    const s = this.scene();
    const refusal = s?.prompt?.why[action];
    if (s && refusal && !s.prompt?.legal.includes(action)) return this.say(capital(sentence(s.pen, refusal)), refusal.rule);
    this.tried(action);
  }

  /** @param {string[]} cards */
  choose(cards) { this.choice = { ...nothingChosen(), cards }; }

  /** @param {string} action a legal one */
  tried(action) { void action; }

  /** @param {string} text @param {string | null} [rule] @param {boolean} [good] */
  say(text, rule = null, good = false) {
    this.reply = { text, rule, good };
    this.app.announce(text);
    this.draw();
  }

  /** What was answered last. */
  answer() {
    const { reply } = this;
    if (!reply) return nothing;
    return html`<p class=${classes('reply', reply.good ? 'good' : 'bad')} data-reply=${reply.good ? 'good' : 'bad'}>${icon(reply.good ? 'check' : 'info')}<span>${rich(reply.text)}
      ${reply.rule && !reply.text.includes(reply.rule) ? ruleLink(reply.rule) : nothing}</span></p>`;
  }

  failed() {
    this.trouble = true;
    this.draw();
  }

  draw() {
    if (this.gone) return;
    const focus = keep(this.root);
    render(this.page(), this.root);
    focus();
  }

  page() {
    const s = this.scene();
    const { title, about, panel, side } = this.look(s);
    const bar = html`<header class="bar"><a class="ib" href="/" aria-label=${t('web-home')}>${icon('back')}</a>
      <div class="ttl"><h1>${title}</h1><span>${about}</span></div></header>`;
    if (!s || !this.game) {
      return html`${bar}<main class="wrap narrow">${this.trouble
        ? html`<p class="trouble" role="alert">${icon('off')}<span>${t('web-no-server')}</span><button type="button" class="btn" @click=${() => location.reload()}>${t('web-try-again')}</button></p>`
        : html`<p>${t('web-loading')}</p>`}</main>`;
    }
    return html`<div class=${classes('game', 'study', s.info.game, `g${s.info.seats}`, s.rest && 'resting', 'asked')} data-screen="study" data-game=${s.info.game}>
      ${bar}<main class="cloth"><div class="ring">${ring(s, this.game, SILENCE)}</div>
        <div class="dock">${panel}</div>
        <div class="own">${ownPlate(s, this.game, undefined)}<div class="hand">${hand(s, this.game, this.cursor)}</div></div></main>
      <aside class="side" tabindex="0" aria-label=${title}>${side}</aside></div>`;
  }

  /** @param {Scene | null} s @returns {Look} */
  look(s) {
    void s;
    return { title: '', about: '', panel: nothing, side: nothing };
  }
}
