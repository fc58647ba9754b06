// Icons: lines on a 24-unit grid, drawn in the colour of the text.
import { html, svg } from '../vendor/lit.js';

/** All icons, for one hidden `<svg>`. */
export const ICON_SYMBOLS = svg`
  <symbol id="i-acw" viewBox="0 0 24 24"><path d="M5 5.5V10h4.5M5.5 9.5a7.5 7.5 0 1 1-1 4"/></symbol>
  <symbol id="i-back" viewBox="0 0 24 24"><path d="M14.5 5 8 12l6.5 7"/></symbol>
  <symbol id="i-bot" viewBox="0 0 24 24"><path d="M6 9h12v9H6zM12 5v4M12 4.5v.01M9.5 13v1M14.5 13v1"/></symbol>
  <symbol id="i-bulb" viewBox="0 0 24 24"><path d="M9.5 17.5h5M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.7.5 1 1 1 1.7v1.4h5v-1.4c0-.7.3-1.2 1-1.7A6 6 0 0 0 12 3.5z"/></symbol>
  <symbol id="i-check" viewBox="0 0 24 24"><path d="M5 12.5l4.5 4.5L19 7.5"/></symbol>
  <symbol id="i-clock" viewBox="0 0 24 24"><path d="M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3 2"/></symbol>
  <symbol id="i-eye" viewBox="0 0 24 24"><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 .01 0z"/></symbol>
  <symbol id="i-go" viewBox="0 0 24 24"><path d="M5 12h14M13 6l6 6-6 6"/></symbol>
  <symbol id="i-info" viewBox="0 0 24 24"><path d="M12 3.5a8.5 8.5 0 1 0 .01 0zM12 11v5.5M12 7.5v.01"/></symbol>
  <symbol id="i-last" viewBox="0 0 24 24"><path d="M9 4h9a1.5 1.5 0 0 1 1.5 1.5V17M5.5 7.5h8A1.5 1.5 0 0 1 15 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 18.5V9a1.5 1.5 0 0 1 1.5-1.5z"/></symbol>
  <symbol id="i-link" viewBox="0 0 24 24"><path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/></symbol>
  <symbol id="i-log" viewBox="0 0 24 24"><path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/></symbol>
  <symbol id="i-menu" viewBox="0 0 24 24"><path d="M4 7h16M4 12h16M4 17h16"/></symbol>
  <symbol id="i-next" viewBox="0 0 24 24"><path d="M7 6l6 6-6 6M17 6v12"/></symbol>
  <symbol id="i-off" viewBox="0 0 24 24"><path d="M3 3l18 18M8.5 8.5A8 8 0 0 0 5.5 11M2.5 8A13 13 0 0 1 6.5 5.600M11 5a13 13 0 0 1 10.5 3M14.5 9.5a8 8 0 0 1 4 1.800M9 14.5a4.5 4.5 0 0 1 5 -.6M12 18.5v.01"/></symbol>
  <symbol id="i-pause" viewBox="0 0 24 24"><path d="M8 5.5v13M16 5.5v13"/></symbol>
  <symbol id="i-play" viewBox="0 0 24 24"><path d="M8 5.5v13l10.5-6.5z"/></symbol>
  <symbol id="i-prev" viewBox="0 0 24 24"><path d="M17 6l-6 6 6 6M7 6v12"/></symbol>
  <symbol id="i-rules" viewBox="0 0 24 24"><path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V19"/></symbol>
  <symbol id="i-share" viewBox="0 0 24 24"><path d="M12 15V4M8 7.5 12 3.5l4 4M6 12v8h12v-8"/></symbol>
  <symbol id="i-sheet" viewBox="0 0 24 24"><path d="M5 4h14v16H5zM5 9h14M5 14h14M11 9v11"/></symbol>
  <symbol id="i-shield" viewBox="0 0 24 24"><path d="M12 3.5 5 6v6c0 4.5 3 7 7 8.5 4-1.5 7-4 7-8.5V6z"/></symbol>
  <symbol id="i-sun" viewBox="0 0 24 24"><path d="M12 8a4 4 0 1 0 .01 0zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19"/></symbol>
  <symbol id="i-swap" viewBox="0 0 24 24"><path d="M7 5 4 8l3 3M4 8h13M17 13l3 3-3 3M20 16H7"/></symbol>
  <symbol id="i-tab" viewBox="0 0 24 24"><path d="M4 8h12v11H4zM8 8V4.5h12v11h-4"/></symbol>
  <symbol id="i-user" viewBox="0 0 24 24"><path d="M12 4.5a3.5 3.5 0 1 0 .01 0zM5 20c.5-4 3-6 7-6s6.5 2 7 6"/></symbol>
  <symbol id="i-x" viewBox="0 0 24 24"><path d="M6 6l12 12M18 6 6 18"/></symbol>
`;

/**
 * An icon beside words or in a named button.
 * @param {string} name without its "i-"
 */
export const icon = name => html`<svg class="ic" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
