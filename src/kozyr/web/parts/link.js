// A link to pass on: shown, copied, shared, and as a QR code. The code is drawn here, so that no server sees the key.
import { icon } from '../art/icons.js';
import { t } from '../i18n.js';
import { html, nothing, svg } from '../vendor/lit.js';

/** @type {typeof import('../vendor/qr.js').qrcode | null} */
let qrcode = null;

/** Loads what draws QR codes; needed before `qr`. */
export async function loadQr() {
  qrcode ??= (await import('../vendor/qr.js')).qrcode;
}

/**
 * A QR code, or nothing before it is loaded. Dark on light in both themes, as cameras want it.
 * @param {string} text
 */
export function qr(text) {
  if (!qrcode) return nothing;
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (code.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  return html`<svg class="qr" role="img" aria-label=${t('web-qr')} viewBox="-4 -4 ${size + 8} ${size + 8}" shape-rendering="crispEdges">
    ${svg`<rect class="qr-p" x="-4" y="-4" width=${size + 8} height=${size + 8}></rect><path class="qr-i" d=${path}></path>`}</svg>`;
}

/**
 * A link with its buttons and its code.
 * @param {{ url: string, label: string, title: string, copied: boolean, oncopy: () => void, main?: boolean }} options
 *   copied: say so; oncopy: it was copied; title: for the device's own sharing
 */
export function linkBox({ url, label, title, copied, oncopy, main = false }) {
  const copy = async () => {
    await write(url);
    oncopy();
  };
  const share = () => { void navigator.share({ title, url }).catch(() => {}); };
  const can = typeof navigator.share === 'function';
  return html`<div class="linkbox">
    <div class="lk"><input type="text" readonly .value=${url} aria-label=${label} data-link
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      <button type="button" class="btn ${main ? 'main' : ''}" data-copy @click=${copy}>${icon(copied ? 'check' : 'link')}${t(copied ? 'web-copied' : 'web-copy')}</button>
      ${can ? html`<button type="button" class="btn" data-share @click=${share}>${icon('share')}${t('web-share')}</button>` : nothing}</div>
    ${qr(url)}${HERE.includes(new URL(url, location.href).hostname) ? html`<p class="xs mute">${t('web-link-here')}</p>` : nothing}</div>`;
}

/** Names of this computer that mean another one elsewhere. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** The clipboard is for secure pages only; a home network's address isn't one. @param {string} text */
async function write(text) {
  if (navigator.clipboard) {
    try { return await navigator.clipboard.writeText(text); } catch { /* not allowed: the old way */ }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
}
