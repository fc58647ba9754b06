// What the player of a page does at a table, and what is said where that can't be. Drawing it is the page's part.
import { t } from '../i18n.js';
import { get } from '../settings.js';
import { cardsOf, words } from './advice.js';
import { isNew, seen } from './memory.js';
import { nothingChosen, read } from './model.js';
import { Pen } from './pen.js';
import { sentence } from './refusals.js';
import { Session } from './session.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */
/** @typedef {import('../net/machine.js').Message} Message */

export class Player extends Session {
  /** @param {HTMLElement} root where the table is drawn @param {{ id: string, key: string | null }} route @param {import('../app.js').App} app */
  constructor(root, route, app) {
    super(route, app);
    this.root = root;
    this.sending = false;
    /** Why the last command was refused. @type {string | null} */
    this.trouble = null;
    /** @type {number | undefined} the turn whose hint was read: one is enough */
    this.advised = undefined;
    /** What the hint advised, and in which turn. @type {{ since: number | undefined, action: string } | null} */
    this.advice = null;
    this.hinting = false;
    /** The card of the hand that the keyboard is at. @type {string | null} */
    this.cursor = null;
  }

  /** @param {Partial<import('../table/types.js').Choice>} change */
  choose(change) {
    this.amend(change);
    this.draw();
  }

  /** @param {string} card */
  tap(card) {
    const s = this.scene();
    const tap = s && this.can() ? this.game?.tap(s, card) : null;
    if (!s || !tap) return;
    if ('refuse' in tap) return this.refuse(s, tap.refuse);
    if ('choose' in tap) return this.choose({ cards: tap.choose });
    if (get().confirm && this.choice.cards[0] !== card) return this.choose({ cards: [card] });
    void this.act(tap.play);
  }

  /** @param {string} card @param {number | null} place @returns {boolean} whether the card stays where it was dropped */
  drop(card, place) {
    const s = this.scene();
    const tap = s && this.can() ? this.game?.tap(s, card) : null;
    if (!s || !tap) return false;
    if ('play' in tap) {
      void this.act(tap.play);
      return true;
    }
    if ('refuse' in tap) this.refuse(s, tap.refuse);
    else if (place !== null || !this.choice.cards.includes(card)) this.choose({ cards: tap.choose });
    return false;
  }

  /** The action that waits for a second tap. @param {Scene} s @param {Drawing} game */
  confirming(s, game) {
    const tap = get().confirm && s.prompt && this.choice.cards.length === 1 ? game.tap(s, this.choice.cards[0]) : null;
    return tap && 'play' in tap ? tap.play : null;
  }

  /** Whether the player may act here now. */
  can() {
    return this.status.phase === 'live' && !this.sending && !this.state?.table.held;
  }

  /** An action is on its way or was answered. @param {boolean} on */
  send(on) {
    this.sending = on;
    this.root.toggleAttribute('data-sending', on);
  }

  /** @param {Scene} s @param {string} action */
  refuse(s, action) {
    const refusal = s.prompt?.why[action];
    if (!refusal) return;
    if (this.game && this.confirming(s, this.game)) this.choice = nothingChosen();
    this.tip = { text: sentence(s.pen, refusal), rule: refusal.rule };
    this.app.announce(this.tip.text);
    this.draw();
  }

  /** @param {string} action */
  async act(action) {
    const s = this.scene();
    if (!s?.prompt || !this.line || !this.can()) return;
    if (s.prompt.why[action] && !s.prompt.legal.includes(action)) return this.refuse(s, action);
    const hint = this.guide(s);
    this.send(true);
    this.result = null;
    this.root.removeAttribute('data-live');
    const answer = await this.line.act(s.prompt.deal, action);
    this.send(false);
    if (this.gone) return;
    if (answer.t === 'refused') return this.refused(answer);
    if (hint) seen(hint.key);
    this.choice = nothingChosen();
    this.draw();
  }

  /** @param {Message} answer */
  refused(answer) {
    const info = this.state && read(this.state).info;
    if (!info || !answer.code) return this.draw();
    const pen = new Pen(info.chairs, info.you);
    this.tip = { text: sentence(pen, { rule: answer.rule, code: answer.code, args: answer.args ?? {} }), rule: answer.rule };
    this.trouble = this.tip.text;
    for (const node of this.root.querySelectorAll('.hand [data-card]')) /** @type {HTMLElement} */ (node).style.translate = '';
    this.app.announce(this.tip.text);
    this.draw();
  }

  /** Sends a command and says why it was refused. @param {Promise<Message> | undefined} command @returns {Promise<boolean>} */
  async sent(command) {
    const answer = await command;
    if (this.gone || !answer) return false;
    this.trouble = null;
    if (answer.t === 'refused') this.refused(answer);
    else this.draw();
    return answer.t !== 'refused';
  }

  async hint() {
    const asked = this.scene();
    if (!asked?.prompt || !asked.info.hints || !this.can() || this.hinting) return;
    const since = asked.info.turn?.since;
    this.hinting = true;
    this.say(t('web-hint-thinks'));
    const thinks = this.tip;
    const answer = await this.line?.hint();
    this.hinting = false;
    if (this.tip === thinks) this.tip = null;
    const s = this.scene();
    if (!s || !answer || this.gone) return;
    if (s.info.turn?.since !== since || !s.prompt) return this.draw(); // the player has played on without it
    if (answer.t === 'refused') return this.refused(answer);
    this.advised = since;
    this.advice = { since, action: answer.action };
    this.cursor = cardsOf(answer.action)[0] ?? this.cursor;
    const amount = /^bet (\d+)$/.exec(answer.action);
    if (amount) this.amend({ amount: Number(amount[1]) });
    this.say(words(s, /** @type {import('./advice.js').Advice} */ (/** @type {unknown} */ (answer))));
  }

  /** Says something of a hint above the question, and aloud. @param {string} text */
  say(text) {
    this.tip = { text, rule: null, toast: true };
    this.app.announce(text);
    this.draw();
  }

  /** The words of a hint were read; its marks stay. */
  hush() {
    this.tip = null;
    this.draw();
  }

  /** What a newcomer should hear now. @param {Scene} s */
  guide(s) {
    if (s.me === null || this.choice.cards.length > 0 || this.advised === s.info.turn?.since) return null;
    return [this.game?.guide(s) ?? []].flat().find(hint => isNew(hint.key)) ?? null;
  }
}
