// Puzzles: a position of Odessa with a proven answer; the card is chosen as at the table.
import { puzzle, puzzles } from '../api.js';
import { chip } from '../cards.js';
import { t } from '../i18n.js';
import * as progress from '../study/progress.js';
import { Stage } from '../study/stage.js';
import { icon } from '../table/parts.js';
import { rich } from '../table/pen.js';
import { bySuit } from '../table/sort.js';
import { classes } from '../dom.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../api.js').Puzzle} Puzzle */

const RANKS = '6789TJQKA';

class Puzzles extends Stage {
  /** @param {HTMLElement} root @param {string | null} id @param {import('../app.js').App} app */
  constructor(root, id, app) {
    super(root, app);
    this.id = id;
    /** @type {string[]} */
    this.ids = [];
    /** @type {Puzzle | null} */
    this.puzzle = null;
    this.done = false;
  }

  async begin() {
    this.app.title(t('web-puzzles'));
    this.draw();
    try {
      this.ids = (await puzzles()).puzzles;
      await this.open(this.id && this.ids.includes(this.id) ? this.id : this.unsolved(0));
    } catch {
      this.failed();
    }
  }

  /** The first one that isn't solved from a place on, round the list. @param {number} from */
  unsolved(from) {
    const { solved } = progress.get();
    const order = [...this.ids.slice(from), ...this.ids.slice(0, from)];
    return order.find(id => !solved.includes(id)) ?? order[0];
  }

  /** @param {string} id */
  async open(id) {
    const found = await puzzle(id).catch(() => null);
    if (this.gone) return;
    if (!found) return this.failed();
    this.puzzle = found;
    this.done = false;
    this.id = id;
    history.replaceState(null, '', `/puzzles/${id}`);
    await this.show(found.frame);
    const s = this.scene();
    if (s) this.app.announce(`${this.name()}. ${this.task(s)}`);
  }

  name() {
    return t('web-puzzle-number', { number: this.ids.indexOf(this.id ?? '') + 1, of: this.ids.length });
  }

  /** @param {Scene} s */
  task(s) {
    const { bids, taken } = s.view.public.deal;
    return t('web-puzzle-task', { bid: bids[s.me ?? 0], taken: taken[s.me ?? 0] });
  }

  /** @param {string} action */
  tried(action) {
    const s = this.scene();
    if (!s || !this.puzzle) return;
    const card = action.split(' ')[1];
    this.choose([card]);
    if (this.puzzle.right.includes(card)) return this.right(s);
    this.wrong(s, card);
  }

  /** @param {Scene} s */
  right(s) {
    this.done = true;
    progress.solved(this.id ?? '');
    this.say(`${t('web-puzzle-right')} ${this.reason(s)}`, null, true);
  }

  /** @param {Scene} s @param {string} card */
  wrong(s, card) {
    const found = this.puzzle?.wrong.find(wrong => wrong.card === card);
    if (!found || !this.puzzle) return;
    const holds = Object.entries(found.others).map(([seat, cards]) => t('web-puzzle-holds', { name: s.pen.name(Number(seat)), cards: s.pen.cards(cards.split(' ')) }));
    const [good, bad] = found.hinder[0] > found.hinder[1] ? found.hinder : found.help;
    this.say(t('web-puzzle-wrong', { card: s.pen.card(card), holds: s.pen.listing(holds), good: s.pen.minus(good), bad: s.pen.minus(bad) }));
  }

  /** The right cards: "K♠ or Q♠". @param {Scene} s */
  answers(s) {
    const cards = (this.puzzle?.right ?? []).map(card => s.pen.card(card));
    return cards.reduce((first, last) => t('web-puzzle-or', { first, last }));
  }

  /** Why the right card is right. @param {Scene} s */
  reason(s) {
    const { why, wrong } = /** @type {Puzzle} */ (this.puzzle);
    return t(`web-puzzle-why-${why}`, { right: this.answers(s), wrong: s.pen.listing(wrong.map(({ card }) => s.pen.card(card))) });
  }

  reveal() {
    const s = this.scene();
    if (!s || !this.puzzle) return;
    this.done = true;
    this.choose([this.puzzle.right[0]]);
    this.say(`${t('web-puzzle-answer', { cards: this.answers(s) })} ${this.reason(s)}`, null, true);
  }

  /** @param {Scene | null} s */
  look(s) {
    if (!s) return { title: t('web-puzzles'), about: '', panel: nothing, side: nothing };
    return { title: t('web-puzzles'), about: this.name(), panel: this.question(s), side: this.list() };
  }

  /** @param {Scene} s */
  question(s) {
    const place = this.ids.indexOf(this.id ?? '');
    const step = /** @param {number} by */ by => this.ids[(place + by + this.ids.length) % this.ids.length];
    const next = this.done ? this.unsolved(place + 1) : step(1);
    return html`<section class="ask lsn" aria-labelledby="step" data-puzzle=${this.id} data-done=${this.done ? 'yes' : nothing}>
      <h2 id="step">${this.task(s)}</h2>
      ${this.reply ? this.answer() : this.played(s)}
      <div class="acts"><span class="pn"><button type="button" class="btn" data-do="prev" aria-label=${t('web-puzzle-before')} title=${t('web-puzzle-before')} @click=${() => void this.open(step(-1))}>${icon('prev')}</button>
        ${this.done ? nothing : html`<button type="button" class="btn quiet" data-do="reveal" @click=${() => this.reveal()}>${t('web-puzzle-show')}</button>`}</span>
        <button type="button" class=${classes('btn', this.done && 'main')} data-do="next" @click=${() => void this.open(next)}>${t('web-puzzle-next')}</button></div>
    </section>`;
  }

  /** The cards that are gone. @param {Scene} s */
  played(s) {
    const cards = s.view.public.deal.tricks.filter(/** @param {any} trick */ trick => trick.taker !== null).flatMap(/** @param {any} trick */ trick => trick.cards);
    if (cards.length === 0) return html`<p class="s mute">${t('web-puzzle-none-played')}</p>`;
    return html`<p class="s gone-cards">${t('web-puzzle-played')} ${bySuit(cards, RANKS).map(name => chip(/** @type {string} */ (name)))}</p>`;
  }

  list() {
    const { solved } = progress.get();
    return html`<section class="panel"><h2>${t('web-puzzles-solved', { count: this.ids.filter(id => solved.includes(id)).length, of: this.ids.length })}</h2>
      <ol class="pzs">${this.ids.map((id, place) => html`<li><button type="button" class=${classes('pz', solved.includes(id) && 'ok')} aria-current=${id === this.id ? 'true' : nothing}
        aria-label=${t(solved.includes(id) ? 'web-puzzle-done' : 'web-puzzle-open', { number: place + 1 })} @click=${() => void this.open(id)}>${place + 1}</button></li>`)}</ol>
      <p class="xs mute">${rich(t('web-puzzles-proven'))}</p></section>`;
  }
}

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  if (route.page !== 'puzzles') throw new Error('not the puzzles');
  const page = new Puzzles(root, route.id, app);
  void page.begin();
  return () => page.close();
}
