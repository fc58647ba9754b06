// What heads a page: the wordmark or a way back, the language, light and dark.
import { icon } from '../art/icons.js';
import { mark } from '../art/mark.js';
import { LANGUAGES, language, t } from '../i18n.js';
import * as settings from '../settings.js';
import { html, nothing } from '../vendor/lit.js';

/** The languages as a row of buttons. */
export const languages = () => html`<span class="seg" role="group" aria-label=${t('web-language')}>${LANGUAGES.map(code => html`
  <button type="button" lang=${code} aria-pressed=${code === language()} data-language=${code}
    @click=${() => settings.set('language', code)}>${code}</button>`)}</span>`;

/** Light or dark, whichever it isn't now. */
export const themeButton = () => html`<button type="button" class="ib" data-theme-toggle aria-label=${t('web-theme-toggle')}
  title=${t('web-theme-toggle')} @click=${() => settings.set('theme', settings.dark() ? 'light' : 'dark')}>${icon('sun')}</button>`;

/** The head of the first page. */
export const homeHead = () => html`
  <header class="top"><a class="logo" href="/">${mark()}</a><span class="sp"></span>${languages()}${themeButton()}</header>
  <div class="band" aria-hidden="true"></div>`;

/**
 * The head of a page below the first.
 * @param {string} title @param {string} [about]
 */
export const backHead = (title, about = '') => html`
  <header class="bar"><a class="ib" href="/" aria-label=${t('web-home')}>${icon('back')}</a>
    <div class="ttl"><h1>${title}</h1>${about ? html`<span>${about}</span>` : nothing}</div>${themeButton()}</header>`;
