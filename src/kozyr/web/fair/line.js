// The line that says what a table is committed to, before anyone sits and after it was closed.
import { t } from '../i18n.js';
import { openRule } from '../parts/rules.js';
import { icon } from '../table/parts.js';
import { html, nothing } from '../vendor/lit.js';

/** @param {{ commit: string, secret?: string }} info */
export const fairLine = ({ commit, secret }) => html`<section class="fairl" data-fair aria-label=${t('web-fair-title')}>${icon('shield')}<div><p class="s"><b>${t('web-fair-title')}</b> ${t(secret ? 'web-fair-given-up' : 'web-fair-before')}
    <button type="button" class="as-link" @click=${() => openRule('C-COMMIT')}>${t('web-how-it-works')}</button></p>
  <p class="xs"><span class="mute">${t('web-fair-commit')}</span> <code data-commit>${commit}</code></p>
  ${secret ? html`<p class="xs"><span class="mute">${t('web-fair-secret')}</span> <code data-secret>${secret}</code></p>` : nothing}</div></section>`;
