// A lesson: moments of a small match, at each of which something is said or asked.
import { lesson } from '../api.js';
import { t } from '../i18n.js';
import { ruleLink } from '../parts/rules.js';
import * as progress from '../study/progress.js';
import { Stage } from '../study/stage.js';
import { icon } from '../table/parts.js';
import { rich } from '../table/pen.js';
import { classes } from '../dom.js';
import { html, nothing } from '../vendor/lit.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../api.js').LessonStep} LessonStep */

class Learn extends Stage {
  /** @param {HTMLElement} root @param {string} name @param {import('../app.js').App} app */
  constructor(root, name, app) {
    super(root, app);
    this.name = name;
    /** @type {LessonStep[]} */
    this.steps = [];
    this.at = 0;
  }

  async begin() {
    this.app.title(t('web-lesson-of', { game: t(`game-${this.name}`) }));
    this.draw();
    try {
      this.steps = (await lesson(this.name)).steps;
    } catch {
      return this.failed();
    }
    const done = progress.get().lessons[this.name] ?? 0;
    this.to(done < this.steps.length ? done : 0);
  }

  /** @param {number} place */
  to(place) {
    this.at = place;
    const step = this.steps[place];
    this.rule = step.rule;
    void this.show(step.frame, step.rest).then(() => this.app.announce(`${this.word('')}. ${this.word('-text')}`));
  }

  next() {
    progress.learned(this.name, this.at + 1);
    if (this.at + 1 < this.steps.length) this.to(this.at + 1);
  }

  /** @param {string} action */
  tried(action) {
    const { action: wanted } = this.steps[this.at];
    if (wanted === null) return;
    if (action === wanted) return this.next();
    const s = /** @type {Scene} */ (this.scene());
    this.say(t('web-lesson-other', { action: s.pen.action(wanted) }));
  }

  /** @param {string} part of the step's words */
  word(part) {
    return t(`web-lesson-${this.name}-${this.steps[this.at].id}${part}`);
  }

  /** @param {Scene | null} s */
  look(s) {
    const title = t('web-lesson-of', { game: t(`game-${this.name}`) });
    if (!s) return { title, about: '', panel: nothing, side: nothing };
    return { title, about: s.view.public.deal ? this.game?.line(s) : '', panel: this.coach(s), side: this.list() };
  }

  /** @param {Scene} s */
  coach(s) {
    const step = this.steps[this.at];
    const { length } = this.steps;
    return html`<section class=${classes('ask lsn', step.action !== null && 'asks')} aria-labelledby="step" data-step=${step.id}>
      <div class="st"><button type="button" class="ib" data-do="back" aria-label=${t('web-lesson-back')} title=${t('web-lesson-back')} aria-disabled=${this.at === 0 ? 'true' : nothing}
          @click=${() => { if (this.at > 0) this.to(this.at - 1); }}>${icon('prev')}</button>
        <span class="pg" role="img" aria-label=${t('web-lesson-step', { number: this.at + 1, of: length })}>${this.steps.map((_, place) => html`<i class=${classes(place <= this.at && 'on')}></i>`)}</span>
        <span class="mute s" aria-hidden="true">${this.at + 1}/${length}</span></div>
      <h2 id="step">${rich(this.word(''))}</h2>
      <p class="s">${rich(this.word('-text'))} ${step.rule ? ruleLink(step.rule) : nothing}</p>
      ${step.outcome ? this.game?.outcome(s, s.view.public.deals.length - 1) : nothing}
      ${this.answer()}
      ${step.action === null ? html`<div class="acts">${this.at + 1 === length ? this.ends()
        : html`<button type="button" class="btn main" data-do="next" @click=${() => this.next()}>${t('web-lesson-next')}</button>`}</div>` : nothing}
    </section>${step.action !== null ? this.game?.question(s) : nothing}`;
  }

  ends() {
    progress.learned(this.name, this.steps.length);
    return html`<a class="btn main" data-do="play" href="/new/${this.name}">${t('web-play')}</a>`;
  }

  list() {
    return html`<section class="panel"><h2>${t('web-lesson-steps')}</h2><ol class="stps">${this.steps.map((step, place) => html`<li class=${classes(place < this.at && 'ok', place === this.at && 'cur')}
      aria-current=${place === this.at ? 'step' : nothing}><i>${place < this.at ? icon('check') : place + 1}</i><span>${rich(t(`web-lesson-${this.name}-${step.id}`))}</span></li>`)}</ol></section>`;
  }
}

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  if (route.page !== 'learn') throw new Error('not a lesson');
  const page = new Learn(root, route.game, app);
  void page.begin();
  return () => page.close();
}
