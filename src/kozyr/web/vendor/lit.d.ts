// Types of what lit.js exports and the client uses, written by hand after Lit's own (BSD-3-Clause).
export interface TemplateResult { readonly strings: TemplateStringsArray; readonly values: unknown[] }
export declare const html: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export declare const svg: (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult;
export declare const nothing: unique symbol;
export declare const noChange: unique symbol;
export interface RootPart { setConnected(connected: boolean): void }
export declare function render(
  value: unknown,
  container: HTMLElement | DocumentFragment | SVGElement,
  options?: { host?: object; renderBefore?: ChildNode | null; isConnected?: boolean },
): RootPart;

export declare const PartType: {
  readonly ATTRIBUTE: 1; readonly CHILD: 2; readonly PROPERTY: 3;
  readonly BOOLEAN_ATTRIBUTE: 4; readonly EVENT: 5; readonly ELEMENT: 6;
};
export interface PartInfo { readonly type: number; readonly name?: string; readonly tagName?: string }
export interface ElementPart { readonly type: 6; readonly element: Element }
export declare class Directive {
  constructor(info: PartInfo);
  render(...args: any[]): unknown;
  update(part: any, args: any[]): unknown;
}
export declare class AsyncDirective extends Directive {
  isConnected: boolean;
  setValue(value: unknown): void;
  disconnected(): void;
  reconnected(): void;
}
export declare function directive<D extends Directive>(
  type: new (info: PartInfo) => D,
): (...args: Parameters<D['render']>) => unknown;

export declare function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  template: (item: T, index: number) => unknown,
): unknown;
export declare function classMap(classes: Readonly<Record<string, string | boolean | number | undefined>>): unknown;
export declare function ifDefined<T>(value: T): NonNullable<T> | typeof nothing;
export interface Ref<T = Element> { readonly value?: T }
export declare function createRef<T = Element>(): Ref<T>;
export declare function ref(target: Ref<any> | ((element: Element | undefined) => void)): unknown;
export declare function live(value: unknown): unknown;
export declare function guard<T>(dependencies: unknown, value: () => T): unknown;
export declare function keyed(key: unknown, value: unknown): unknown;
export declare function cache(value: unknown): unknown;
export declare function unsafeHTML(value: string | typeof nothing | null | undefined): unknown;
export declare function unsafeSVG(value: string | typeof nothing | null | undefined): unknown;
