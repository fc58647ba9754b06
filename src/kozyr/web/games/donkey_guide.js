// What a newcomer to Donkey should hear, at the moment when it matters.
import { t } from '../i18n.js';
import { kind } from './donkey_beats.js';

/** @typedef {import('../table/types.js').Scene} Scene */
/** @typedef {import('../table/types.js').Hint} Hint */

/** The rule behind each way of beating. */
const RULES = { lower: 'DK-BEAT-SUIT', higher: 'DK-BEAT-SUIT', special: 'DK-BEAT-SIX', rank: 'DK-BEAT-RANK', trump: 'DK-BEAT-TRUMP' };

/** Hints for what is asked, the most telling first; only in the first two deals. @param {Scene} s @returns {Hint[]} */
export function guide(s) {
  const { deal, deals: past } = s.view.public;
  if (!deal || !s.prompt || past.length > 1) return [];
  if (deal.phase === 'auction') return [{ key: 'dk-solo', text: t('web-guide-dk-solo'), rule: 'DK-S-AUCTION' }];
  if (deal.phase !== 'play') return [];
  const alone = deal.form === 'two_vs_one' || deal.form === 'three_vs_one';
  if (deal.standing.length === 0) return [{ key: 'dk-lead', text: t('web-guide-dk-lead'), rule: alone ? 'DK-BANK' : 'DK-LEAD' }];
  const answer = alone
    ? { key: 'dk-s-answer', text: t('web-guide-dk-s-answer'), rule: 'DK-S-ANSWER' }
    : { key: 'dk-answer', text: t('web-guide-dk-answer', { count: deal.standing.length }), rule: 'DK-ANSWER' };
  return [answer, ...ways(s, deal)];
}

/** Why single cards of the hand beat the one that stands. @param {Scene} s @param {any} deal @returns {Hint[]} */
function ways(s, deal) {
  if (deal.standing.length > 1) return [];
  const [standing] = deal.standing;
  return Object.entries(s.prompt?.answers ?? {}).filter(([, word]) => word === 'beat').map(([name]) => {
    const way = kind(standing, name);
    return { key: `dk-${way}`, text: t(`web-guide-dk-${way}`, { card: s.pen.card(name), standing: s.pen.card(standing) }), rule: RULES[way] };
  });
}
