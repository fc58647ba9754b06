// Ways to the lessons and the puzzles.
import { icon } from '../art/icons.js';
import { t } from '../i18n.js';
import { GAMES } from '../routes.js';
import * as progress from '../study/progress.js';
import { html, nothing } from '../vendor/lit.js';

/** The panel of the first page. */
export const learnPanel = () => {
  const { lessons } = progress.get();
  return html`<section class="panel learn" data-list="learn"><h2>${t('web-learn')}</h2><p class="s mute">${t('web-learn-about')}</p>
    <ul>${GAMES.map(game => html`<li><a class="btn" href="/learn/${game}" data-learn=${game}>${lessons[game] ? icon('check') : nothing}${t(`game-${game}`)}</a></li>`)}
      <li><a class="btn main" href="/puzzles" data-learn="puzzles">${t('web-puzzles')}</a></li></ul></section>`;
};

/** From the rules of a game to its lesson; a table that is open stays open. @param {string} game */
export const lessonLink = game => html`<p class="to-lesson"><a class="btn" href="/learn/${game}" target="_blank" data-learn=${game}>${icon('play')}${t('web-lesson-of', { game: t(`game-${game}`) })}</a></p>`;
