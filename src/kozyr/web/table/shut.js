// What is left of a table that was closed: its secret, and the matches that were played there.
import { fairLine } from '../fair/line.js';
import { t } from '../i18n.js';
import { matchPath } from '../routes.js';
import { html, nothing } from '../vendor/lit.js';
import { icon } from './parts.js';

/** @param {import('./types.js').TableInfo} info */
export const shut = info => html`${fairLine(info)}${info.match > 0
  ? html`<a class="btn main" data-do="replay" href=${matchPath(info.id, info.match)}>${icon('play')} ${t('web-replay-look')}</a>` : nothing}`;
