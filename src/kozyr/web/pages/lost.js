// An address that shows nothing.
import { t } from '../i18n.js';
import { backHead } from '../parts/head.js';
import { html, render } from '../vendor/lit.js';

/** @type {import('../app.js').Mount} */
export function mount(root, route, app) {
  const broken = route.page === 'lost' && route.broken;
  const title = t(broken ? 'web-no-server' : 'web-lost-title');
  app.title(title);
  render(html`${backHead(t('web-name'))}
    <main class="wrap narrow"><h2>${title}</h2>
      ${broken
        ? html`<p><button type="button" class="btn main" @click=${() => location.reload()}>${t('web-try-again')}</button></p>`
        : html`<p>${t('web-lost-text')}</p><p><a class="btn main" href="/">${t('web-home')}</a></p>`}</main>`, root);
  return () => {};
}
