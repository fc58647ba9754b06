// The pictures of the games: what each is about, drawn in the colours of the cloth.
import { card } from '../cards.js';
import { html, svg } from '../vendor/lit.js';
import { STAR, stitch } from './stitch.js';

const BRIDLE = stitch(`
  ...#.....#.....#.....#.....#.....#.....#.....#.....#..
  ..#.#...#.#...#.#...#.#...#.#...#.#...#.#...#.#...#.#.
  .#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#
  ..#.#...#.#...#.#...#.#...#.#...#.#...#.#...#.#...#.#.
  ...#.....#.....#.....#.....#.....#.....#.....#.....#..`);

/**
 * The crest of a wave every 8 units, across and beyond the picture.
 * @param {number} left @param {number} top
 */
const wave = (left, top) => `M${Array.from({ length: 45 }, (_, i) => `${left + 8 * i} ${top + (i % 2 ? 6 : 0)}`).join(' ')}`;

/** @type {Record<string, import('../vendor/lit.js').TemplateResult>} */
const PICTURES = {
  exchange: svg`
    <g fill="none" stroke="#e6b352" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M78 20q22-12 44 0M114 12l8 8-10 5M122 124q-22 12-44 0M86 132l-8-8 10-5"/>
    </g>`,
  donkey: svg`
    <path d="M70 70C52 40 48 18 56 8c12 2 24 26 27 52zM130 70c18-30 22-52 14-62-12 2-24 26-27 52z" fill="#8b8176"/>
    <path d="M70 58c-8-16-13-32-10-42 7 5 14 22 17 38zM130 58c8-16 13-32 10-42-7 5-14 22-17 38z" fill="#e2bfa5"/>
    <path d="M70 62q30-16 60 0l-5 50q-4 22-25 22t-25-22z" fill="#9b9085"/>
    <path d="M76 98q24-9 48 0l-2 18q-4 20-22 20t-22-20z" fill="#efe3cf"/>
    <path d="M90 48q10 14 10 26 0-12 10-26-10-8-20 0z" fill="#4a4038"/>
    <path d="M71 84h58l-1 9H72z" fill="#a5322a"/>
    <path d="${BRIDLE}" fill="#f3e6d2" transform="translate(73 86)"/>
    <path d="M79 77q4-3.5 9 0M112 77q5-3.5 9 0M93 118h.01M107 118h.01M92 127q8 4 16 0" fill="none" stroke="#332c26" stroke-width="2.8" stroke-linecap="round"/>
    <circle cx="130" cy="62" r="9" fill="#c9452f"/><circle cx="130" cy="62" r="3.2" fill="#e6b352"/>
    <path d="M137 68q8 2 11 9-9 0-11-9z" fill="#4e7d4a"/>`,
  odessa: svg`
    <path d="M98 34 20 16v26zM106 34l78-18v26z" fill="#e6b352" opacity=".55"/>
    <path d="M84 112l6-66h24l6 66z" fill="#f7f0e2"/>
    <path d="M88.5 64h27l1.3 14H87.2zM86 92h32l1.3 14H84.6z" fill="#a5322a"/>
    <path d="M92 24h20v16H92z" fill="#e6b352"/>
    <path d="M88 40h28v6H88zM90 24l12-12 12 12zM101 6h2v8h-2z" fill="#24211e"/>
    <path d="M56 112h92l8 10H48z" fill="#c7b799"/>
    <g fill="none" stroke-width="2.6" stroke-linejoin="round"><path d="${wave(-76, 124)}" stroke="#f3e9d6"/>
    <path d="${wave(-84, 134)}" stroke="#9fc0cb"/></g>`,
  oko: svg`
    <path d="M22 72Q100-14 178 72 100 158 22 72z" fill="#fffdf7"/>
    <path d="M22 72Q100-14 178 72 100 158 22 72z" fill="none" stroke="#e6b352" stroke-width="3"/>
    <circle cx="100" cy="72" r="37" fill="#a5322a"/>
    <path d="${STAR}" fill="#f3e6d2" transform="translate(71 43) scale(2)"/>
    <circle cx="100" cy="72" r="8" fill="#24211e"/>
    <g stroke="#f3e9d6" stroke-width="3" stroke-linecap="round"><path d="M100 12V4M68 20l-5-8M132 20l5-8M43 38l-7-6M157 38l7-6"/>
    </g>`,
};

/**
 * A game's picture.
 * @param {string} game
 */
export const picture = game => html`<div class="pic" aria-hidden="true">
  <svg viewBox="0 0 200 144">${PICTURES[game]}</svg>
  ${game === 'exchange' ? html`<span class="x1">${card('7H')}</span><span class="x2">${card('KS')}</span>` : ''}
</div>`;
