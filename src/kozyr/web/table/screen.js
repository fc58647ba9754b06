// The whole screen of a table: bar, seats, question, hand, column.
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';
import { hintButton } from './advice.js';
import { hand } from './hand.js';
import { actButton, icon, panel } from './parts.js';
import { capital, rich, ruleLink } from './pen.js';
import { ownPlate, ring } from './plates.js';
import { scoreTable } from './score.js';
import { recent, recentTrick } from './sheets.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */

/**
 * @typedef {object} Screen
 * @property {boolean} wide whether there is room for the column
 * @property {boolean} still whether the table can only be looked at: no connection, or open elsewhere
 * @property {unknown} dock what stands in the question's place instead of it, or nothing
 * @property {string | null} cursor
 * @property {import('./types.js').Tip | null} tip
 * @property {import('./types.js').Hint | null} guide
 * @property {() => void} gotIt the hint was read
 * @property {ReadonlyMap<number, string>} sayings
 * @property {string | null} confirming an action that waits for a second tap
 * @property {{ ask: () => void, busy: boolean, hush: () => void }} hints
 * @property {unknown} news
 * @property {unknown} sheet
 */

/** @param {Scene} s @param {Drawing} game @param {Screen} screen */
export function screen(s, game, screen) {
  const question = screen.dock !== nothing ? screen.dock : screen.confirming ? confirm(s, screen.confirming) : game.question(s);
  return html`<div class=${classes('game', s.info.game, `g${s.info.seats}`, screen.still && 'veiled', s.rest && 'resting', question !== nothing && 'asked')} data-screen="table" data-game=${s.info.game}>
    ${bar(s, game, screen)}${screen.news}
    <main class="cloth"><div class="ring">${ring(s, game, screen.sayings)}</div>
      <div class=${classes('dock', screen.guide && 'coached')}>${screen.guide ? coach(s, screen) : nothing}${tip(s, screen)}${question}</div>
      <div class="own">${ownPlate(s, game, s.me === null ? undefined : screen.sayings.get(s.me), hintButton(s, screen.hints, false))}<div class="hand">${hand(s, game, screen.cursor)}</div></div>
    </main>
    ${screen.wide ? column(s, game) : nothing}
    ${screen.sheet}
  </div>`;
}

/** @param {Scene} s @param {Drawing} game @param {Screen} screen */
function bar(s, game, { hints }) {
  const [number, of] = dealNumber(s, game);
  const first = game.hasTricks ? 'last' : 'log';
  const button = /** @param {import('./types.js').SheetName} name @param {string} sign */ (name, sign) => html`<button type="button" class="ib" data-sheet=${name}
    aria-label=${t(`web-sheet-${name}`)} title=${t(`web-sheet-${name}`)} @click=${() => s.does.sheet(name)}>${icon(sign)}</button>`;
  return html`<header class="bar"><a class="ib" href="/" aria-label=${t('web-home')}>${icon('back')}</a>
    <div class="ttl"><div class="hd"><h1>${t(`game-${s.info.game}`)}</h1>${number ? html`<i class="nw" data-number><i>${t('deal-number', { number })}</i><i>${of}</i></i>` : nothing}</div><span>${number ? html`<i class="w">${t('web-deal-number', { number })}${of} · </i>` : nothing}${s.view.public.deal ? game.line(s) : between(s)}</span></div>
    ${hintButton(s, hints, true)}${button(first, first)}${button('score', 'sheet')}${button('rules', 'rules')}${button('menu', 'menu')}</header>`;
}

/** Which deal is on, and of how many, "/6". @param {Scene} s @param {Drawing} game @returns {[number: number, of: string]} 0 between two deals, and where there is only one */
function dealNumber(s, game) {
  const { deal, deals } = s.view.public;
  const many = game.many(s);
  return [!deal || many === 1 ? 0 : deals.length + 1, many > 0 ? `/${many}` : ''];
}

/** What the bar says while no deal is on. @param {Scene} s */
const between = ({ view: { public: { deals } } }) => (deals.length > 0 ? t('deal-ends', { number: deals.length }) : nothing);

/** Why something can't be done, or what goes with a tap. @param {Scene} s @param {Screen} screen */
function tip(s, { tip, hints }) {
  if (!tip) return nothing;
  if (tip.toast) {
    return html`<p class="tip toast" data-tip @click=${hints.hush}><span>${rich(tip.text, s.does.rule)}</span><button type="button" class="ib" data-do="hush"
      aria-label=${t('web-guide-close')} title=${t('web-guide-close')}>${icon('x')}</button></p>`;
  }
  return html`<p class="tip" data-tip>${rich(tip.text, s.does.rule)} ${tip.rule && !tip.text.includes(tip.rule) ? ruleLink(tip.rule, s.does.rule) : nothing}</p>`;
}

/** What a newcomer should hear at this moment. @param {Scene} s @param {Screen} screen */
function coach(s, { guide, gotIt }) {
  if (!guide) return nothing;
  return html`<aside class="coach" data-guide=${guide.key} aria-label=${t('web-guide')}><p>${rich(guide.text, s.does.rule)} ${guide.rule ? ruleLink(guide.rule, s.does.rule) : nothing}</p>
    <button type="button" class="ib" data-do="got-it" aria-label=${t('web-guide-close')} title=${t('web-guide-close')} @click=${gotIt}>${icon('x')}</button></aside>`;
}

/** The second tap. @param {Scene} s @param {string} action */
const confirm = (s, action) => panel(s, {
  title: t('web-confirm'),
  body: html`<div class="acts"><button type="button" class="btn quiet" data-do="clear" @click=${() => s.does.choose({ cards: [] })}>${t('web-clear')}</button>${
    actButton(s, action, rich(capital(s.pen.action(action))), { main: true })}</div>`,
});

/** @param {Scene} s @param {Drawing} game */
function column(s, game) {
  const score = scoreTable(s, game, 8);
  return html`<aside class="side" tabindex="0" aria-label=${t('web-column')}>
    ${game.scorePlace === 'first' ? score : nothing}${game.side(s)}${game.scorePlace === 'after' ? score : nothing}
    ${game.hasTricks ? recentTrick(s, game) : nothing}${recent(s, game)}</aside>`;
}
