// What Verify found, in words, and the numbers that anyone can work out again.
import { classes } from '../dom.js';
import { t } from '../i18n.js';
import { openRule } from '../parts/rules.js';
import { chip } from '../cards.js';
import { icon } from '../table/parts.js';
import { html, nothing } from '../vendor/lit.js';
import { Unreadable, readShuffled } from './record.js';
import { deck, hex } from './shuffle.js';
import { knownSeed, verdict, verify } from './verify.js';
import { testify } from './witness.js';

/** @typedef {import('./verify.js').Finding} Finding */
/** @typedef {{ findings: Finding[], record: import('./record.js').Shuffled | null }} Checked */

/** Works the whole shuffle of a record out anew. @param {string} text @returns {Checked} */
export function check(text) {
  try {
    const record = readShuffled(text);
    return { findings: [...verify(record), ...testify(record, hex)], record };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { findings: [{ path: error.path, status: 'false', code: 'unreadable', args: { path: error.path } }], record: null };
  }
}

/** A finding as a sentence. Seats, deals and places count from 1 for people. @param {Finding} finding @param {(seat: number) => string} name @param {(card: string) => string} card */
export function sentence({ code, args }, name, card) {
  /** @type {Record<string, string | number>} */
  const shown = { ...args };
  for (const key of ['deal', 'place']) if (typeof args[key] === 'number') shown[key] = Number(args[key]) + 1;
  for (const key of ['dealer', 'lot']) if (typeof args[key] === 'number') shown[key] = name(Number(args[key]));
  for (const key of ['given', 'expected']) if (typeof args[key] === 'string') shown[key] = card(String(args[key]));
  return t(`web-fair-${code}`, shown);
}

const SIGNS = { verified: 'check', false: 'x', note: 'info' };

/**
 * @param {Checked} checked
 * @param {{ name: (seat: number) => string, card: (card: string) => string, deal: number }} about deal: the one whose deck is shown
 */
export function fairPanel({ findings, record }, { name, card, deal }) {
  const word = verdict(findings);
  const decks = findings.filter(({ code }) => code === 'deck-seed').length;
  const told = findings.filter(({ code }) => code !== 'deck-seed');
  const row = /** @param {Finding['status']} status @param {string} text @param {string} path */ (status, text, path) => html`<li class=${status} data-path=${path}>${icon(SIGNS[status])}<span class="sr">${t(`web-fair-${status}`)} </span><span>${text}</span></li>`;
  return html`<div class=${classes('vd', word)} data-verdict=${word} role="status">${icon(word === 'verified' ? 'check' : word === 'false' ? 'x' : 'info')}<b>${t(`web-fair-verdict-${word}`)}</b></div>
    <ul class="fnd">${told.map(finding => row(finding.status, sentence(finding, name, card), finding.path))}${decks > 0 ? row('verified', t('web-fair-decks', { count: decks }), 'decks') : nothing}</ul>
    <p class="s mute">${t('web-fair-here')} <button type="button" class="as-link" @click=${() => openRule('C-COMMIT')}>${t('web-how-it-works')}</button></p>
    ${record ? numbers(record, name, deal) : nothing}`;
}

/** The numbers themselves. @param {import('./record.js').Shuffled} record @param {(seat: number) => string} name @param {number} deal */
function numbers(record, name, deal) {
  const seed = knownSeed(record);
  const row = /** @param {string} label @param {Uint8Array | null | undefined} value */ (label, value) => (value
    ? html`<div><dt>${label}</dt><dd><code>${value.length > 0 ? hex(value) : t('web-fair-none')}</code></dd></div>` : nothing);
  return html`<details class="nums"><summary>${t('web-fair-numbers')}</summary><dl>
      ${row(t('web-fair-commit'), record.commit)}${row(t('web-fair-secret'), record.secret)}
      ${record.nonces?.map((nonce, seat) => row(t('web-fair-nonce', { name: name(seat) }), nonce))}${row(t('web-fair-seed'), seed)}</dl>
    <p class="xs mute">${t('web-fair-formula')}</p>
    ${seed ? html`<h3>${t('web-fair-deck', { number: deal + 1 })}</h3><p class="dck">${deck(record.game, seed, deal).map(name => chip(name))}</p>` : nothing}</details>`;
}
