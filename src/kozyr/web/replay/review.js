// The review of a match: asked of the server, which takes a while, then the costliest mistakes and the luck of the deal.
import * as api from '../api.js';
import { fixed, minus, t } from '../i18n.js';
import { column } from '../table/parts.js';
import { capital, rich } from '../table/pen.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Drawing} Drawing */
/** @typedef {import('./scene.js').Place} Place */
/** @typedef {{ value: number, error: number | null }} Sum */
/**
 * @typedef {object} Decision
 * @property {number} deal
 * @property {number} action
 * @property {number} seat
 * @property {{ kind: string, number: number } | null} turn
 * @property {string} played
 * @property {string} best
 * @property {number} loss
 * @property {number | null} error
 */
/** @typedef {{ decisions: number, loss: Sum, mistakes: Decision[], score: number, usual: number, cards: Sum, play: Sum }} Seat */
/** @typedef {{ level: string, samples: number, seats: Seat[], decisions: Decision[], luck: unknown[] }} Review */
/** @typedef {{ state: 'waiting' | 'going' | 'done' | 'failed', done: number, of: number, review: Review | null }} Standing */

/** How often the server is asked how far it is, in ms. */
const OFTEN = 1000;

/** A review that is asked for, and how far it is. */
export class Reviewing {
  /** @param {string} id of the table @param {number} number of the match @param {() => void} changed is called when there is news */
  constructor(id, number, changed) {
    this.id = id;
    this.number = number;
    this.changed = changed;
    /** @type {Standing | null} */
    this.standing = null;
    this.fault = '';
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.gone = false;
  }

  /** The review, once it is there. */
  get review() {
    return this.standing?.review ?? null;
  }

  /** Asks for it; again where it has failed. */
  begin() {
    this.fault = '';
    this.standing = { state: 'waiting', done: 0, of: 0, review: null };
    this.changed();
    return this.hear(api.beginReview(this.id, this.number));
  }

  /** @param {Promise<Standing>} answer */
  async hear(answer) {
    try {
      const standing = await answer;
      if (this.gone) return;
      this.standing = standing;
      if (standing.state === 'failed') this.fault = t('web-review-failed');
      if (standing.state === 'waiting' || standing.state === 'going') {
        this.timer = setTimeout(() => this.hear(api.review(this.id, this.number)), OFTEN);
      }
    } catch (error) {
      if (this.gone) return;
      this.standing = null;
      this.fault = t(error instanceof api.ApiError && error.status === 429 ? 'web-review-busy' : 'web-no-server');
    }
    this.changed();
  }

  close() {
    this.gone = true;
    clearTimeout(this.timer);
  }
}

/** A number with its sign. @param {number} value */
const signed = value => fixed(value, 'exceptZero');

/** @param {number | null} error */
const errorOf = error => (error === null ? '?' : fixed(error));

/** A loss in what the game counts: "2.30 ± 0.40 points". @param {Drawing} game @param {Sum} sum */
const amount = (game, { value, error }) => t('review-amount', { unit: game.unit.replace('unit-', ''), value: fixed(value), error: errorOf(error) });

/** Where a decision was. @param {Decision} one */
const where = ({ deal, turn }) => t('review-where', { deal: deal + 1, kind: turn?.kind ?? 'none', number: turn?.number ?? 0 });

/** A mistake in words. @param {Scene} s @param {Drawing} game @param {Decision} one */
const mistake = (s, game, one) => t('review-mistake', {
  where: where(one), played: s.pen.action(one.played), best: s.pen.action(one.best), lost: amount(game, { value: one.loss, error: one.error }),
});

/**
 * What the review says of the choice at a moment, for those who may see it.
 * @param {Scene} s @param {Drawing} game @param {Review | null} review @param {Place} place
 */
export function verdict(s, game, review, place) {
  const one = review?.decisions.find(({ deal, action }) => deal === place.deal && action === place.step);
  if (!one || (!place.all && one.seat !== place.seat)) return nothing;
  const lost = amount(game, { value: one.loss, error: one.error });
  return html`<p class="s vrd" data-verdict>${rich(t('web-review-here', { best: s.pen.action(one.best), lost }))}</p>`;
}

/**
 * @param {Scene} s @param {Drawing} game @param {Reviewing} reviewing
 * @param {(deal: number, step: number) => void} go
 */
export function reviewPanel(s, game, reviewing, go) {
  const { standing, fault, review } = reviewing;
  const button = standing && standing.state !== 'failed' ? nothing : html`<p class="s mute">${t('web-review-about')}</p>
    ${fault ? html`<p class="s" role="alert">${fault}</p>` : nothing}
    <p class="acts2"><button type="button" class="btn" data-do="review" @click=${() => void reviewing.begin()}>${t('web-review-begin')}</button></p>`;
  const title = html`<span tabindex="-1" data-focus="review">${t('web-review')}</span>`;
  return html`<div class="rvw" data-review=${standing?.state ?? 'none'}>${column(title, html`${button}${progress(standing)}${review ? made(s, game, review, go) : nothing}`)}</div>`;
}

/** How far it is. @param {Standing | null} standing */
function progress(standing) {
  if (standing?.state !== 'waiting' && standing?.state !== 'going') return nothing;
  const { done, of } = standing;
  const text = of === 0 ? t('web-review-waits') : t('web-review-progress', { done, of });
  return html`<p class="s" id="review-progress">${text}</p><progress aria-labelledby="review-progress" max=${of || 1} .value=${done}></progress>`;
}

/** @param {Scene} s @param {Drawing} game @param {Review} review @param {(deal: number, step: number) => void} go */
function made(s, game, review, go) {
  const seats = review.seats.map((seat, number) => ({ seat, name: s.pen.label(number) }));
  return html`<p class="xs mute">${t('review-of', { game: t(`game-${s.view.game}`), level: t(`level-${review.level}`), samples: review.samples })}</p>
    ${seats.map(({ seat, name }, number) => html`<section data-seat=${number}><h3>${t('review-seat', { name, count: seat.decisions, lost: amount(game, seat.loss) })}</h3>
      ${seat.mistakes.length === 0 ? html`<p class="s mute">${t('review-none')}</p>` : html`<ol>${seat.mistakes.map(one => html`<li><button type="button" data-deal=${one.deal} data-action=${one.action}
        @click=${() => go(one.deal, one.action)}>${rich(capital(mistake(s, game, one)))}</button></li>`)}</ol>`}</section>`)}
    ${review.luck.length === 0 ? nothing : html`<section><h3>${t('review-luck', { unit: t(game.unit) })}</h3><table class="n"><thead><tr><th></th>${
      ['review-col-score', 'review-col-usual', 'review-col-cards', 'review-col-play'].map(id => html`<th>${t(id)}</th>`)}</tr></thead>
      <tbody>${seats.map(({ seat, name }) => html`<tr><td>${name}</td><td>${minus(seat.score)}</td><td>${signed(seat.usual)}</td>${[seat.cards, seat.play].map(part =>
        html`<td>${signed(part.value)} <small>± ${errorOf(part.error)}</small></td>`)}</tr>`)}</tbody></table>
      <p class="xs mute">${t('review-about')}</p></section>`}`;
}
