// A rule in a dialog, and what a section of the rules says: the server's own page of rules, read once a language.
import { rules } from '../api.js';
import { icon } from '../art/icons.js';
import { language, t } from '../i18n.js';
import { html, nothing, render, unsafeHTML } from '../vendor/lit.js';

/** @type {Record<string, string>} */
const PAGES = { C: 'common', EX: 'exchange', DK: 'donkey', OD: 'odessa', OK: 'oko' };

/** @type {Map<string, Promise<Document>>} */
const read = new Map();

/**
 * A page of the rules in the language spoken now.
 * @param {string} page
 */
function document_(page) {
  const name = `${language()}/${page}`;
  let found = read.get(name);
  if (!found) {
    found = rules(language(), page).then(text => new DOMParser().parseFromString(text, 'text/html'));
    found.catch(() => read.delete(name));
    read.set(name, found);
  }
  return found;
}

/**
 * @typedef {object} Section
 * @property {string} id
 * @property {string} title
 * @property {string} body as HTML that the server made from our own markdown
 * @property {string[]} readings the paragraphs that say how an unclear text was read, as HTML
 */

/**
 * A rule by its id, or null where there is none.
 * @param {string} id
 * @returns {Promise<Section | null>}
 */
export async function section(id) {
  const page = PAGES[id.split('-')[0]];
  const found = page ? (await document_(page)).getElementById(id)?.cloneNode(true) : null;
  if (!(found instanceof HTMLElement)) return null;
  const heading = found.querySelector('h1, h2, h3');
  heading?.querySelector('.rule')?.remove();
  const title = heading?.textContent?.trim() ?? '';
  heading?.remove();
  const readings = [...found.querySelectorAll('blockquote')].map(quote => quote.innerHTML);
  return { id, title, body: found.innerHTML, readings };
}

/**
 * Shows a rule over the page; closing it gives the focus back.
 * @param {string} id
 */
export async function openRule(id) {
  const found = await section(id).catch(() => null);
  const dialog = document.createElement('dialog');
  dialog.className = 'rule-d panel';
  dialog.setAttribute('aria-labelledby', 'rule-title');
  const close = () => dialog.close();
  render(html`
    <header><h2 id="rule-title">${found?.title ?? id}</h2>
      <button type="button" class="ib" aria-label=${t('web-close')} @click=${close}>${icon('x')}</button></header>
    <p class="xs mute">${id}</p>
    <div class="text">${found ? unsafeHTML(found.body) : html`<p>${t('web-no-rule')}</p>`}</div>`, dialog);
  dialog.addEventListener('click', event => { if (event.target === dialog) close(); });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * A rule's id as a button that opens it.
 * @param {string | null | undefined} id
 */
export const ruleLink = id => (id
  ? html`<button type="button" class="rid" aria-label=${t('web-rule-link', { rule: id })} data-rule=${id}
      @click=${(/** @type {Event} */ event) => { event.preventDefault(); void openRule(id); }}>${id}</button>`
  : nothing);
