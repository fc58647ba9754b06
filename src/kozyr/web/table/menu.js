// The menu: what isn't needed at every move.
import { t } from '../i18n.js';
import { html, nothing } from '../vendor/lit.js';
import { remember, remembered } from './memory.js';
import { icon } from './parts.js';
import { flip } from './sheets.js';

/** How many ready-made phrases there are. */
const PHRASES = 12;

/**
 * @typedef {object} MenuDoes
 * @property {(name: import('./types.js').SheetName) => void} sheet
 * @property {(() => void) | null} claim proposes to end the deal; null: not now
 * @property {(phrase: number) => void} say
 * @property {() => void} leave
 * @property {() => void} redraw
 */

/** Says to all at the table whether others may look on. @param {import('./types.js').TableInfo} info */
export const watchers = info => (info.watch ? html`<p class="xs mute" data-watch>${icon('eye')} ${t('web-watch-on')}</p>` : nothing);

/** How long a move may take. @param {import('./types.js').TableInfo} info */
export const pace = info => (info.clock === 'none' ? nothing : html`<p class="xs mute" data-pace>${icon('clock')} ${t(`web-clock-why-${info.clock}`)}</p>`);

/** @param {import('./types.js').TableInfo} info @param {MenuDoes} does */
export function menu(info, does) {
  const { guide, mute } = remembered();
  const item = /** @param {string} id @param {string} sign @param {() => void} go @param {string} name */ (id, sign, go, name) => html`<button type="button" class="btn item" data-do=${name} @click=${go}>${icon(sign)}${t(id)}</button>`;
  const keep = /** @param {Parameters<typeof remember>[0]} change */ change => {
    remember(change);
    does.redraw();
  };
  return html`<div class="items">
      ${item('web-sheet-settings', 'sun', () => does.sheet('settings'), 'settings')}
      ${item('web-sheet-log', 'log', () => does.sheet('log'), 'log')}
      ${info.host ? item('web-sheet-host', 'user', () => does.sheet('host'), 'host') : nothing}
      ${does.claim ? item('web-claim', 'check', does.claim, 'claim') : nothing}
    </div>
    <section class="panel ops">
      ${flip('guide', 'web-guide', 'web-guide-about', guide, on => keep(on ? { guide: true, seen: [] } : { guide: false }))}
      ${flip('mute', 'web-mute', null, mute, on => keep({ mute: on }))}
    </section>
    ${info.you === null ? nothing : html`<section class="panel phr"><h3>${t('web-phrases')}</h3><div>${Array.from({ length: PHRASES }, (_, phrase) => html`<button type="button" class="btn" data-phrase=${phrase} @click=${() => does.say(phrase)}>${t(`web-phrase-${phrase}`)}</button>`)}</div></section>
    <button type="button" class="btn" data-do="leave" @click=${does.leave}>${icon('user')}${t('web-leave')}</button><p class="xs mute">${t('web-leave-about')}</p>`}
    ${pace(info)}${watchers(info)}`;
}
