// A link from another device: this one becomes the same guest, once it has been asked; who has tables here is warned.
import { ApiError, me, moved } from '../api.js';
import { t } from '../i18n.js';
import { backHead } from '../parts/head.js';
import { html, nothing, render } from '../vendor/lit.js';

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  const token = route.page === 'move' ? route.token : '';
  /** Who we are here, and how many tables there are to lose. @type {{ name: string | null, count: number } | null} */
  let mine = null;
  /** @type {string | null} */
  let trouble = null;
  let gone = false;

  /** @param {() => Promise<void>} step */
  async function attempt(step) {
    trouble = null;
    try {
      await step();
    } catch (error) {
      trouble = error instanceof ApiError && error.status === 404 ? 'web-move-old' : 'web-no-server';
    }
    if (!gone) draw();
  }

  async function begin() {
    const { name, tables, past } = await me();
    mine = { name, count: tables.length + past.length };
  }

  async function take() {
    await moved(token);
    if (!gone) app.go('/', { replace: true });
  }

  const question = () => (mine && html`<p>${t('web-move-ask')}</p>${mine.name !== null && mine.count > 0 ? html`<p>${t('web-move-warning', { name: mine.name, count: mine.count })}</p>` : nothing}
    <p class="row2"><a class="btn" href="/">${mine.name === null ? t('web-home') : t('web-move-stay', { name: mine.name })}</a>
      <button type="button" class="btn main" data-take @click=${() => attempt(take)}>${t('web-move-take')}</button></p>`);

  const draw = () => render(html`${backHead(t('web-name'))}
    <main class="wrap narrow"><h2>${t('web-move-title')}</h2>
      ${trouble ? html`<p role="alert">${t(trouble)}</p>` : nothing}
      ${trouble === 'web-no-server' ? html`<p><button type="button" class="btn main" @click=${() => attempt(mine ? take : begin)}>${t('web-try-again')}</button></p>`
        : trouble ? html`<p><a class="btn main" href="/">${t('web-home')}</a></p>`
        : question() ?? html`<p role="status">${t('web-loading')}</p>`}</main>`, root);

  app.title(t('web-move-title'));
  draw();
  void attempt(begin);
  return () => { gone = true; };
}
