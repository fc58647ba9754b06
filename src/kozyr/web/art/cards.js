// The symbols that card faces are made of: indices, suits, courts, aces, the back. The classes take their colours
// from styles/cards.css. Symbols stand in the page once; faces refer to them by id.
import { svg } from '../vendor/lit.js';
import { BACK, BACK_DOTS, RIBBON, STAR, TASSEL } from './stitch.js';

/** All symbols of cards, for one hidden `<svg>`. */
export const CARD_SYMBOLS = svg`
  <symbol id="sC" viewBox="0 0 24 24"><path d="M12 1.4a5.1 5.1 0 0 1 4 8.27 5.1 5.1 0 1 1-2.9 8.7q.6 2.7 3.3 4.23H7.6q2.7-1.53 3.3-4.23A5.1 5.1 0 1 1 8 9.67 5.1 5.1 0 0 1 12 1.4z"/></symbol>
  <symbol id="sD" viewBox="0 0 24 24"><path d="M12 .9q3.4 6 8.6 11.1-5.2 5.1-8.6 11.1Q8.6 17.1 3.4 12 8.6 6.9 12 .9z"/></symbol>
  <symbol id="sH" viewBox="0 0 24 24"><path d="M12 22.4 2.9 12.7a5.75 5.75 0 0 1 8.2-8.1l.9 1 .9-1a5.75 5.75 0 0 1 8.2 8.1z"/></symbol>
  <symbol id="sS" viewBox="0 0 24 24"><path d="M12 .9c1.6 5.2 9.3 8 9.3 13.7a4.65 4.65 0 0 1-8.1 3.07q.4 3.2 3.1 4.93H7.7q2.7-1.73 3.1-4.93A4.65 4.65 0 0 1 2.7 14.6C2.7 8.9 10.4 6.1 12 .9z"/></symbol>
  <symbol id="r2" viewBox="0 0 18 28"><path d="M2.9 9.2a6.15 6.15 0 0 1 12.3-.2c0 5.7-10.4 9-12.3 16.5h13"/></symbol>
  <symbol id="r3" viewBox="0 0 18 28"><path d="M2.8 2.5h11.6l-6.2 8.6a7.15 7.15 0 1 1-5.7 10.300"/></symbol>
  <symbol id="r4" viewBox="0 0 18 28"><path d="M12.4 28V3L2.7 19h14.800"/></symbol>
  <symbol id="r5" viewBox="0 0 18 28"><path d="M15.2 2.5H5.1l-.9 10.2a7.1 7.1 0 1 1-1.7 8.900"/></symbol>
  <symbol id="r6" viewBox="0 0 18 28"><path d="M13.4 2.3C6.8 6 2.5 12 2.5 18.7m6.6-6.7a6.75 6.75 0 1 0 .01 0z"/></symbol>
  <symbol id="r7" viewBox="0 0 17 28"><path d="M1.2 2.5h14.3L7.2 28"/></symbol>
  <symbol id="r8" viewBox="0 0 18 28"><path d="M9 2.5a5.25 5.25 0 1 0 .01 0zM9 13a6.25 6.25 0 1 0 .01 0z"/></symbol>
  <symbol id="r9" viewBox="0 0 18 28"><path d="M4.6 25.7c6.6-3.7 10.9-9.7 10.9-16.4M8.9 2.5a6.75 6.75 0 1 0 .01 0z"/></symbol>
  <symbol id="r10" viewBox="0 0 28 28"><path d="M.8 8.2 6.5 3.2V28M19 2.5c8.3 0 8.3 23 0 23s-8.3-23 0-23z"/></symbol>
  <symbol id="rJ" viewBox="0 0 16 28"><path d="M5.2 2.5h8v16.7a5.3 5.3 0 0 1-10.5 1"/></symbol>
  <symbol id="rQ" viewBox="0 0 20 28"><path d="M10 2.5c9.8 0 9.8 23 0 23s-9.8-23 0-23zM10.8 18.2l7.4 9.300"/></symbol>
  <symbol id="rK" viewBox="0 0 18 28"><path d="M3 0v28M16.7.9 4 15.2M7.8 11.3 17 27.300"/></symbol>
  <symbol id="rA" viewBox="0 0 20 28"><path d="M1.8 28 9.8 2.7h.4L18.2 28M4.8 19.3h10.400"/></symbol>
  <symbol id="rv" viewBox="0 0 18 28"><path d="M3 13h7.2a5.25 5.25 0 0 0 0-10.5H3v23h7.7a6.25 6.25 0 0 0 0-12.5H10"/></symbol>
  <symbol id="rd" viewBox="0 0 21 28"><path d="M2.5 28v-5.2h15.6V28M5 22.6c2.2-4.6 2.3-12 2.3-20.1h8.5v20"/></symbol>
  <symbol id="rt" viewBox="0 0 18 28"><path d="M.8 2.5h16.4M9 2.5V28"/></symbol>
  <symbol id="cJ" viewBox="0 0 100 140"><path class="t" d="M24 140V84a39 39 0 0 1 78 0v56z"/>
    <path class="p o" d="M24.5 141c1-20 12-27 28-31h21c16 4 27 11 28 31z"/>
    <path class="f" d="M56.5 94h13v13l-6.5 9-6.5-9z"/>
    <path class="s" d="M24.5 141c1-16 8-23 17-27l13 27zM101.5 141c-1-16-8-23-17-27l-13 27z"/>
    <path class="s" transform="translate(58 118) scale(2)" d="${TASSEL}"/>
    <path class="f" d="M48 70h30v8c0 14-7 22-15 22s-15-8-15-22z"/>
    <path class="n" d="M52.5 76.5q3.5-2.5 7 0M66.5 76.5q3.5-2.5 7 0M63 78v8.5l-2 .8M59.8 92.5q3.2 2 6.4 0"/>
    <path class="k" d="M45 86q-2-9 0-18h36q2 9 0 18h-3.5V74h-29v12z"/>
    <path class="s" d="M76 56C76 40 82 24 97 17c2 16-4 32-15 41z"/><path class="c" d="M80 56c2-12 7-24 14-34"/>
    <path class="k" d="M44 60c0-18 6-25 19-25s19 7 19 25z"/><path class="g" d="M43.5 52.5h39l.6 8.5H43z"/>
    <path class="s" transform="translate(48 54.3) scale(1)" d="${RIBBON}"/>
    <path class="k" d="M31 62.5q6 1 12-3.5h40q6 4.5 12 3.5-5 8.5-16 8.5H47q-11 0-16-8.5z"/></symbol>
  <symbol id="cQ" viewBox="0 0 100 140"><path class="t" d="M24 140V84a39 39 0 0 1 78 0v56z"/><path class="s" d="M37 66h6v60h-6zM83 66h6v60h-6z"/>
    <path class="g" d="M31.5 70h4v52h-4zM90.5 70h4v52h-4z"/>
    <path class="k" d="M43 104V72a20 22 0 0 1 40 0v32z"/>
    <path class="p o" d="M24.5 141c1-20 12-28 28-31l10.5-2 10.5 2c16 3 27 11 28 31z"/>
    <path class="f" d="M57 96h12v13q-6 5-12 0z"/>
    <path class="f" d="M48.5 74c0-22 29-22 29 0 0 16-7 25-14.5 25s-14.5-9-14.5-25z"/>
    <path class="k" d="M47.5 77c0-16 7-19 15.5-21 8.5 2 15.5 5 15.5 21q2-10 0-16a17 14 0 0 0-31 0q-2 6 0 16z"/>
    <path class="n" d="M52.5 76.5q3.5-2.5 7 0M66.5 76.5q3.5-2.5 7 0M63 78v8.5l-2 .8M59.8 92.5q3.2 2 6.4 0"/>
    <g class="s"><circle cx="52" cy="107" r="3.3"/><circle cx="57" cy="111.5" r="3.3"/>
    <circle cx="63" cy="113.2" r="3.3"/><circle cx="69" cy="111.5" r="3.3"/><circle cx="74" cy="107" r="3.3"/>
    </g><path class="s" transform="translate(58 118) scale(2)" d="${TASSEL}"/>
    <g class="k"><path d="M40 58q4-9 10-11l-1 8zM86 58q-4-9-10-11l1 8z"/></g>
    <g class="s"><circle cx="44" cy="60" r="6.2"/><circle cx="52" cy="50.5" r="7"/>
    <circle cx="63" cy="46.5" r="8"/><circle cx="74" cy="50.5" r="7"/><circle cx="82" cy="60" r="6.2"/></g>
    <g class="g"><circle cx="44" cy="60" r="2.2"/><circle cx="52" cy="50.5" r="2.5"/>
    <circle cx="63" cy="46.5" r="3"/><circle cx="74" cy="50.5" r="2.5"/><circle cx="82" cy="60" r="2.2"/></g></symbol>
  <symbol id="cK" viewBox="0 0 100 140"><path class="t" d="M24 140V84a39 39 0 0 1 78 0v56z"/>
    <path class="s" d="M23 141c0-22 12-31 28-34h24c16 3 27 12 27 34z"/>
    <path class="g" d="M40 141V110l8-2.5v33.5zM86 141V110l-8-2.5v33.5z"/>
    <path class="k" d="M46 66h34v26q-6 30-17 37-11-7-17-37z"/>
    <path class="f" d="M49 64h28v20q-5 8-14 8t-14-8z"/>
    <path class="n" d="M52.5 75.5q3.5-2.5 7 0M66.5 75.5q3.5-2.5 7 0"/>
    <path class="k" d="M63 83.5c-3 0-4.5 1.8-7.5 1.8s-5-1.3-7.5-1.3c1 6 6 8 9 8s5-1.5 6-3c1 1.5 3 3 6 3s8-2 9-8c-2.5 0-4.5 1.3-7.5 1.3S66 83.5 63 83.5z"/>
    <path class="n" d="M63 76v7"/><path class="c" d="M56 104v12M63 106v15M70 104v12"/>
    <path class="g o" d="M43 67l-4-27 12 10 12-16 12 16 12-10-4 27z"/>
    <path class="s" transform="translate(48 56.5) scale(1)" d="${RIBBON}"/>
    <g class="s"><circle cx="39" cy="39" r="3.4"/><circle cx="63" cy="33" r="3.8"/>
    <circle cx="87" cy="39" r="3.4"/></g></symbol>
  <symbol id="cA" viewBox="0 0 29 29"><path d="${STAR}"/></symbol>
  <symbol id="back" viewBox="0 0 100 140"><path class="b1" transform="translate(13 15) scale(2)" d="${BACK}"/>
    <path class="b2" transform="translate(13 15) scale(2)" d="${BACK_DOTS}"/></symbol>
`;
