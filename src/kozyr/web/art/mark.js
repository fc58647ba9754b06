// The wordmark: the first О is a stitched diamond.
import { language, t } from '../i18n.js';
import { html, svg } from '../vendor/lit.js';
import { FLOWER } from './stitch.js';

/** Letters after the diamond: where each stands and its strokes; then the width of the whole. */
const LETTERS = {
  ru: {
    width: 144,
    strokes: [[56, 'M2.5 6.5a6.2 5.4 0 1 1 5.5 6.5a6.3 6.3 0 1 1-6 8.5'], [78, 'M3 0v25.5h5.5a6 6 0 0 0 0-12.5H3M19.5 0v28'],
      [105, 'M3 28V2.5h6.5a6.4 6.4 0 0 1 0 12.8H3'], [127, 'M3 0v25.5h6.5a6.3 6.3 0 0 0 0-12.8H3']],
  },
  uk: {
    width: 123,
    strokes: [[56, 'M2.5 6.5a6.2 5.4 0 1 1 5.5 6.5a6.3 6.3 0 1 1-6 8.5'], [78, 'M3 0v27L19 1v27'],
      [104, 'M3 28V2.5h6.5a6.4 6.4 0 0 1 0 12.8H3']],
  },
  en: {
    width: 126,
    strokes: [[57, 'M1 2.5h14.5L2 25.5h15'], [78, 'M2 0l8.5 14.5L19 0M10.5 14v14'],
      [104, 'M3 28V2.5h6.5a6.4 6.4 0 0 1 0 12.8H3M10 15.3 18 27.5']],
  },
};

/** The name of the house, in the letters of the language. */
export function mark() {
  const { width, strokes } = LETTERS[language()];
  return html`<svg class="wm" role="img" aria-label=${t('web-name')} viewBox="0 0 ${width} 28" width=${width * 0.965} height="27">
    <path class="ws" d="M3 0v28M17 .8 4 15.2M7.8 11.3 17.5 27.3"></path>
    <g transform="translate(23 0)"><path class="wd" d="M15 .2 28.8 14 15 27.8 1.2 14z"></path><path class="wf"
      transform="translate(15 14) scale(1.25) translate(-6.5 -6.5)" d=${FLOWER}></path></g>
    ${strokes.map(([x, d]) => svg`<path class="ws" transform="translate(${x} 0)" d=${d}></path>`)}
  </svg>`;
}
