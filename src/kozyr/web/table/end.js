// The end of a match: who has won, everyone's place, what it is settled by, and another match.
import { matchRecordPath } from '../api.js';
import { classes, style } from '../dom.js';
import { minus, t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';
import { matchPath } from '../routes.js';
import { icon } from './parts.js';
import { rich } from './pen.js';
import { avatar } from './plates.js';
import { ranking, scoreTable } from './score.js';
import { tally } from './tally.js';

/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').Drawing} Drawing */

/**
 * @param {Scene} s @param {Drawing} game
 * @param {{ want: () => void, stand: () => void, asked: boolean, host: unknown }} again host: what the host may do
 */
export function end(s, game, { want, stand, asked, host }) {
  const { winners, settlement, totals, deals } = s.view.public;
  const most = Math.max(1, ...totals.map(Math.abs));
  return html`<main class="endp" data-screen="end"><div class="ew">
    <div class="win"><span class="av big" aria-hidden="true">${icon('check')}</span><div><h1 tabindex="-1" data-focus="end">${headline(s)}</h1><p class="mute s">${t('web-end-after', { count: deals.length })}</p></div></div>
    <section class="panel tot2"><h2>${t('web-standing')}<small class="mute"> ${t(game.unit)}</small></h2><ol>${ranking(s, game).map(([place, seat]) => html`<li class=${classes(winners.includes(seat) && 'first')} data-seat=${seat}>
      <span class="pl">${place}</span>${avatar(s, seat)}<span class="nm"><b>${s.pen.label(seat)}</b>${settlement && settlement[seat] !== totals[seat] ? html`<small>${t('web-settled', { amount: minus(settlement[seat]) })}</small>` : nothing}</span>
      <span class="tr"><i class=${classes(totals[seat] < 0 && 'ng')} ${style({ width: `${(100 * Math.abs(totals[seat])) / most}%` })}></i></span><b class="pt">${minus(totals[seat])}</b></li>`)}</ol>
      ${settlement && Math.min(...totals) < 0 ? html`<p class="xs mute">${rich(t('web-settled-why'), s.does.rule)}</p>` : nothing}</section>
    ${deals.length > 0 ? html`<section class="panel last-deal"><h2>${t('web-last-deal')}</h2>${game.outcome(s, deals.length - 1)}
      <button type="button" class="btn" data-do="why" @click=${() => s.does.deal?.(deals.length - 1)}>${t('web-count-why')}</button></section>` : nothing}
    ${scoreTable(s, game)}
    ${tally(s.info, s.pen, 2)}
    ${back(s)}
    ${rematch(s, stand)}
    ${host}
  </div>
  <footer class="endf"><a class="btn" href=${matchRecordPath(s.info.id, s.info.match)} download>${icon('share')} ${t('web-record')}</a>
    ${s.me === null ? nothing : html`<button type="button" class="btn main" data-do="want" aria-disabled=${asked ? 'true' : nothing} @click=${() => { if (!asked) want(); }}>${t(asked ? 'web-rematch-waiting' : 'web-rematch')}</button>`}</footer></main>`;
}

/** Looking back at the match, and whether it was fair. @param {Scene} s */
const back = ({ info }) => html`<section class="panel look"><h2>${t('web-replay-look')}</h2><p class="acts2"><a class="btn" data-do="replay" href=${matchPath(info.id, info.match)}>${icon('play')} ${t('web-replay-watch')}</a>
  <a class="btn" data-do="verify" href="${matchPath(info.id, info.match)}?verify">${icon('shield')} ${t('web-fair-verify')}</a>
  <a class="btn" data-do="review" href="${matchPath(info.id, info.match)}?review">${icon('eye')} ${t('web-review')}</a></p></section>`;

/** Who has won. @param {Scene} s */
export function headline(s) {
  const { winners } = s.view.public;
  if (winners.length === 0) return t('nobody-won');
  if (winners.length === 1) return s.pen.tell('has-won', winners[0]);
  return t('have-won', { names: s.pen.names(winners) });
}

/** Who wants another match; who has had enough stands up and leaves the seat to others. @param {Scene} s @param {() => void} stand */
function rematch(s, stand) {
  return html`<section class="panel rem"><h2>${t('web-rematch')}</h2><ul>${s.info.chairs.map((chair, seat) => {
    const ready = chair.kind === 'bot' || chair.wants;
    return html`<li class=${classes(!ready && 'wt')}>${avatar(s, seat)}<span>${s.pen.label(seat)}</span><small>${t(ready ? 'web-ready' : chair.kind === 'free' ? 'web-left' : seat === s.me ? 'web-and-you' : 'web-thinks')}</small></li>`;
  })}</ul>${s.me === null ? nothing : html`<button type="button" class="btn" data-do="stand" @click=${stand}>${icon('user')} ${t('web-stand-up')}</button>`}
    <p class="xs mute">${t('web-commit')} <code>${s.info.commit.slice(0, 16)}…</code></p></section>`;
}
