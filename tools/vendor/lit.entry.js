// What the client uses of Lit. styleMap is left out on purpose: its first render writes a style attribute,
// which the page's content security policy forbids; see style() in src/kozyr/web/dom.js.
export { html, svg, render, nothing, noChange } from 'lit/html.js';
export { directive, Directive, PartType } from 'lit/directive.js';
export { AsyncDirective } from 'lit/async-directive.js';
export { repeat } from 'lit/directives/repeat.js';
export { classMap } from 'lit/directives/class-map.js';
export { ifDefined } from 'lit/directives/if-defined.js';
export { ref, createRef } from 'lit/directives/ref.js';
export { live } from 'lit/directives/live.js';
export { guard } from 'lit/directives/guard.js';
export { keyed } from 'lit/directives/keyed.js';
export { cache } from 'lit/directives/cache.js';
export { unsafeHTML } from 'lit/directives/unsafe-html.js';
export { unsafeSVG } from 'lit/directives/unsafe-svg.js';
