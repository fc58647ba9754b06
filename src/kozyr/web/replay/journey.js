// The way through a replay: which moment of which deal is shown, from which seat, and what is said of it.
import { t } from '../i18n.js';
import { openRule } from '../parts/rules.js';
import { matchPath } from '../routes.js';
import { Pen } from '../table/pen.js';
import { SPEEDS } from './controls.js';
import { chairs, logAt, moments, told } from './scene.js';

/** @typedef {import('./scene.js').Place} Place */
/** @typedef {Extract<import('../routes.js').Route, { page: 'replay' }>} Route */

/** How long the address waits for the next step, in ms: browsers bear only so many changes. */
const WRITE = 300;
/** More moments than this are steps. */
const MARKED = 40;

export class Journey {
  /** @param {Route} route @param {import('../app.js').App} app */
  constructor(route, app) {
    this.route = route;
    this.app = app;
    /** @type {import('./frames.js').Reel | null} */
    this.reel = null;
    /** @type {import('../table/types.js').Drawing | null} */
    this.game = null;
    /** @type {Place} */
    this.place = { deal: route.deal, step: route.step, seat: 0, all: route.all };
    this.playing = false;
    this.speed = 1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.writing = undefined;
    /** How often something was asked for: an answer that comes late is for nobody. */
    this.asked = 0;
    this.gone = false;
    /** @type {Map<string, any>} */
    this.made = new Map();
    /** @type {import('../table/types.js').Does} */
    this.does = { act() {}, choose() {}, rule: id => void openRule(id), sheet() {}, deal: null };
  }

  /** Draws everything anew. @param {boolean} [moving] whether cards travel */
  draw(moving) {
    void moving;
  }

  /** Another moment is shown. */
  moved() {}

  /** From now on it is a file that is looked at, from its beginning. */
  toFile() {
    this.route = { ...this.route, id: null, number: 0, seat: null };
    this.place = { deal: 0, step: 0, seat: 0, all: true };
  }

  /** A match is looked at. @param {import('./frames.js').Reel} reel @param {import('../table/types.js').Drawing} game @param {Partial<Place>} place */
  enter(reel, game, place) {
    this.reel = reel;
    this.game = game;
    this.made = new Map();
    this.place = { ...this.place, ...place };
  }

  /** The next speed. */
  faster() {
    this.speed = (this.speed + 1) % SPEEDS.length;
    if (this.playing) this.wait();
    this.draw();
  }

  leave() {
    this.gone = true;
    clearTimeout(this.timer);
    clearTimeout(this.writing);
  }

  /** @param {Partial<Place>} change @param {boolean} [moving] whether it is one step on or back, whose cards travel */
  async go(change, moving = false) {
    const { reel } = this;
    if (!reel) return;
    const wanted = { ...this.place, ...change };
    const mine = ++this.asked;
    if (!reel.frame(wanted.deal, wanted.step)) {
      try {
        Object.assign(wanted, await reel.load(wanted.deal, wanted.step));
      } catch (error) {
        if (this.gone || mine !== this.asked) return;
        this.stop();
        this.app.announce(t('web-no-server'));
        return this.draw();
      }
      if (this.gone || mine !== this.asked) return;
    }
    this.place = wanted;
    this.moved();
    this.draw(moving);
    this.say();
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.write(), WRITE);
    if (this.playing) this.wait();
  }

  /** One step on or back, over the ends of deals. @param {number} by */
  step(by) {
    const { deal, step } = this.place;
    const steps = this.reel?.steps(deal) ?? 0;
    if (step + by >= 0 && step + by <= steps) return void this.go({ step: step + by }, true);
    const next = deal + by;
    if (next >= 0 && next < (this.reel?.match?.deals.length ?? 0)) void this.go({ deal: next, step: by > 0 ? 0 : this.reel?.steps(next) });
  }

  atEnd() {
    const { reel, place } = this;
    return !reel?.match || (place.deal === reel.match.deals.length - 1 && place.step >= reel.steps(place.deal));
  }

  play() {
    if (this.playing) this.stop();
    else if (!this.atEnd()) {
      this.playing = true;
      this.wait();
    }
    this.draw();
  }

  /** The next step comes after a while. */
  wait() {
    clearTimeout(this.timer);
    if (!this.atEnd()) {
      this.timer = setTimeout(() => this.step(1), SPEEDS[this.speed][0]);
      return;
    }
    this.stop();
    this.draw();
  }

  stop() {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Writes the moment into the address, so that it can be shared and survives a reload. */
  write() {
    const { id, number } = this.route;
    if (id !== null) history.replaceState(null, '', matchPath(id, number, this.place));
  }

  /** Makes something once for the eyes that look now. @template T @param {string} what @param {() => T} make @returns {T} */
  once(what, make) {
    const { deal, seat, all } = this.place;
    const key = `${what} ${deal} ${seat} ${all}`;
    if (!this.made.has(key)) this.made.set(key, make());
    return this.made.get(key);
  }

  /** What a step was, in words. @param {number} step @returns {string[]} */
  wording(step) {
    const { reel, game, place } = this;
    const frame = reel?.frame(place.deal, step);
    if (!reel?.match || !game || !frame) return ['…'];
    const { match } = reel;
    const log = /** @param {number} at */ at => logAt(reel, game, { ...place, step: at }, this.does);
    return this.once(`step ${step} ${reel.frame(place.deal, step - 1) ? '' : 'alone'}`, () => {
      const lines = log(step);
      this.once(`lines ${step}`, () => lines.length);
      const before = reel.frame(place.deal, step - 1) ? this.once(`lines ${step - 1}`, () => log(step - 1).length) : lines.length;
      return told(new Pen(chairs(match), null), frame, place, lines.slice(before));
    });
  }

  /** Where one may jump to in this deal. */
  moments() {
    const { reel, game, place } = this;
    if (!reel || !game) return [];
    return this.once(`moments ${reel.deals.get(place.deal)?.frames.size}`, () => {
      const found = moments(reel, game, place, this.does);
      return found.length > MARKED ? [] : found;
    });
  }

  /** The step aloud. */
  say() {
    const { place } = this;
    this.app.announce(place.step === 0 ? t('web-deal-number', { number: place.deal + 1 })
      : this.wording(place.step).map(line => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' '));
  }
}
