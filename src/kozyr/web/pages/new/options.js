// One option of a game as a field: its question, its values in plain words, the rule behind it and how that was read.
import { icon } from '../../art/icons.js';
import { SUITS, sign } from '../../cards.js';
import { has, t } from '../../i18n.js';
import { ruleLink } from '../../parts/rules.js';
import { html, live, nothing, unsafeHTML } from '../../vendor/lit.js';
import { readSizes, wordsOf } from './model.js';

/** @typedef {import('../../api.js').OptionInfo} OptionInfo */

/**
 * @typedef {object} Field what a field needs
 * @property {import('../../api.js').GameInfo} game
 * @property {import('./model.js').Choice} choice
 * @property {import('./model.js').Values} all every option's value
 * @property {(name: string, value: any) => void} set undefined: as written
 * @property {Map<string, string[]>} readings by rule id, as HTML; loaded later
 * @property {{ sizes: string | null }} typed a list of sizes as it is being typed
 */

/** @param {string} name */
const dashed = name => name.replaceAll('_', '-');

/**
 * A box with a heading.
 * @param {string} name @param {string} title @param {unknown} body @param {{ rule?: string, aside?: string }} [more]
 */
export const box = (name, title, body, { rule, aside } = {}) => html`<fieldset class="panel" aria-labelledby="box-${name}" data-option=${name}>
  <h2><span id="box-${name}">${title}</span>${ruleLink(rule)}${aside ? html`<span class="s mute">${aside}</span>` : nothing}</h2>${body}</fieldset>`;

/**
 * One of several, as a row with a round button.
 * @param {{ group: string, value: string, checked: boolean, title: unknown, why?: unknown, choose: () => void }} row
 */
export const radio = ({ group, value, checked, title, why = '', choose }) => html`<label class="pick">
  <input type="radio" name=${group} value=${value} .checked=${live(checked)} @change=${choose}>
  <span><b>${title}</b>${why ? html`<small>${why}</small>` : nothing}</span></label>`;

/** An option's field. @param {Field} field @param {OptionInfo} option @param {boolean} why whether it says how the rule was read */
export function optionBox(field, option, why) {
  const body = {
    whole: () => whole(field, option), flag: () => flag(field, option), choice: () => words(field, option),
    sizes: () => sizes(field), suits: () => suits(field),
  }[option.kind]();
  const note = why ? reading(field, option.rule) : nothing;
  return box(option.name, t(`web-option-${dashed(option.name)}`), html`${body}${note}`, { rule: option.rule });
}

/** Why the rule reads so. @param {Field} field @param {string} rule */
function reading(field, rule) {
  const found = field.readings.get(rule);
  if (!found?.length) return nothing;
  return html`<details class="note"><summary>${icon('info')}${t('web-why-so')}</summary>${found.map(text => unsafeHTML(text))}</details>`;
}

/** @param {Field} field @param {OptionInfo} option */
function words({ game, choice, all, set }, option) {
  return html`<div class="picks">${wordsOf(game, choice.options, option).map(word => {
    const id = `${dashed(option.name)}-${dashed(word)}`;
    return radio({
      group: option.name, value: word, checked: all[option.name] === word, title: suited(t(`web-value-${id}`)),
      why: has(`web-why-${id}`) ? suited(t(`web-why-${id}`)) : '', choose: () => set(option.name, word),
    });
  })}</div>`;
}

/** @param {Field} field @param {OptionInfo} option */
function flag({ all, set }, option) {
  return html`<div class="picks">${[false, true].map(value => {
    const id = `${dashed(option.name)}-${value}`;
    return radio({
      group: option.name, value: String(value), checked: all[option.name] === value, title: t(`web-value-${id}`),
      why: has(`web-why-${id}`) ? t(`web-why-${id}`) : '', choose: () => set(option.name, value),
    });
  })}</div>`;
}

/** A number with steps; tens where it can be large. @param {Field} field @param {OptionInfo} option */
function whole({ game, choice, all, set }, option) {
  const low = option.low ?? 0;
  const high = option.high?.[String(choice.bots.length)] ?? Number.MAX_SAFE_INTEGER;
  const value = /** @type {number} */ (all[option.name]);
  const by = value >= 100 ? 50 : value > 20 ? 10 : 1;
  /** @param {number} next */
  const put = next => set(option.name, Math.max(low, Math.min(high, next)));
  const title = t(`web-option-${dashed(option.name)}`);
  const specific = `web-option-${dashed(option.name)}-note-${game.name}`;
  const general = `web-option-${dashed(option.name)}-note`;
  const note = has(specific) ? t(specific) : has(general) ? t(general) : '';
  return html`<div class="step">
    <button type="button" class="btn" aria-label="${t('web-less')}: ${title}" ?disabled=${value <= low}
      @click=${() => put(value - (value - by < low || value > by ? Math.min(by, value - low) : 1))}>−</button>
    <input type="number" inputmode="numeric" aria-label=${title} min=${low} max=${high} .value=${live(String(value))}
      @input=${(/** @type {Event} */ event) => {
        const { valueAsNumber: typed } = /** @type {HTMLInputElement} */ (event.target);
        if (Number.isInteger(typed) && typed >= low && typed <= high) put(typed);
      }}
      @change=${(/** @type {Event} */ event) => {
        const typed = Math.round(/** @type {HTMLInputElement} */ (event.target).valueAsNumber);
        put(Number.isFinite(typed) ? typed : value);
      }}>
    <button type="button" class="btn" aria-label="${t('web-more')}: ${title}" ?disabled=${value >= high}
      @click=${() => put(value + by)}>+</button>
    ${note ? html`<span class="s mute">${note}</span>` : nothing}</div>`;
}

/** Whether what is being typed can be as it stands. @param {{ sizes: string | null }} typed */
export const fine = typed => typed.sizes === null || readSizes(typed.sizes) !== null;

/** The ladder or a list of one's own. @param {Field} field */
function sizes({ all, set, typed }) {
  const own = all.sizes !== null;
  const text = typed.sizes ?? (own ? all.sizes.join(' ') : '');
  const bad = !fine(typed);
  /** @param {Event} event @param {boolean} done */
  const type = (event, done) => {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    const read = readSizes(value);
    typed.sizes = read && done ? null : value;
    set('sizes', read ?? all.sizes);
  };
  return html`<div class="picks">
    ${radio({ group: 'sizes', value: 'ladder', checked: !own, title: t('web-value-sizes-ladder'), why: t('web-why-sizes-ladder'), choose: () => { typed.sizes = null; set('sizes', undefined); } })}
    ${radio({ group: 'sizes', value: 'own', checked: own, title: t('web-value-sizes-own'), why: t('web-why-sizes-own'), choose: () => set('sizes', [1, 2, 3]) })}</div>
    ${own ? html`<input class="wide" type="text" inputmode="numeric" aria-label=${t('web-option-sizes')} .value=${live(text)}
      aria-invalid=${bad} aria-describedby="sizes-note" @input=${(/** @type {Event} */ event) => type(event, false)} @change=${(/** @type {Event} */ event) => type(event, true)}>
      <small id="sizes-note" class="wrong">${bad ? t('web-sizes-bad') : ''}</small>` : nothing}`;
}

/** The trump suits that all share. @param {Field} field */
function suits({ all, set }) {
  const chosen = /** @type {string[]} */ (all.trump_suits);
  /** With one trump a tap moves it; with two, the older one gives way. @param {string} suit */
  const choose = suit => {
    if (!chosen.includes(suit)) set('trump_suits', [...chosen.slice(1), suit]);
  };
  return html`<div class="suits" role="group" aria-label=${t('web-option-trump-suits')}>${SUITS.map(suit => html`<button
    type="button" class="trb ${suit}" aria-pressed=${chosen.includes(suit)} aria-label=${t('suits', { suit })}
    data-suit=${suit} @click=${() => choose(suit)}>${sign(suit)}</button>`)}</div>`;
}

/** A text with its suits as drawn signs on card paper. @param {string} text */
export function suited(text) {
  const parts = text.split(/([♣♦♥♠])/);
  if (parts.length === 1) return text;
  return html`<span>${parts.map(part => {
    const place = part === '' ? -1 : '♣♦♥♠'.indexOf(part);
    return place < 0 ? part : html`<span class="cn ${SUITS[place]}" role="img" aria-label=${t('suits', { suit: SUITS[place] })}>${sign(SUITS[place])}</span>`;
  })}</span>`;
}
