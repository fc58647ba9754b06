// Small things that templates need besides Lit.
import { Directive, PartType, directive, noChange } from './vendor/lit.js';

class Style extends Directive {
  /** @param {import('./vendor/lit.js').PartInfo} info */
  constructor(info) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('style() stands alone in a tag: <div ${style({…})}>');
    /** @type {Set<string>} */
    this.names = new Set();
  }

  /** @param {Readonly<Record<string, string | number | null | undefined>>} values */
  render(values) {
    void values;
    return noChange;
  }

  /**
   * @param {import('./vendor/lit.js').ElementPart} part
   * @param {[Readonly<Record<string, string | number | null | undefined>>]} args
   */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const name of this.names) if (values[name] == null) style.removeProperty(name);
    this.names.clear();
    for (const [name, value] of Object.entries(values)) {
      if (value == null) continue;
      this.names.add(name);
      style.setProperty(name, String(value));
    }
    return noChange;
  }
}

/**
 * Sets style properties of the element: `<li ${style({ '--i': 3, width: '40%' })}>`. Names are CSS names; null removes.
 * The page's policy forbids style attributes, which Lit's styleMap would write, so this sets properties one by one.
 */
export const style = directive(Style);

/**
 * Joins class names, leaving out what is false.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(' ');
