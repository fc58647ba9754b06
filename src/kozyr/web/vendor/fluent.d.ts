// Types of what fluent.js exports and the client uses, written by hand after @fluent/bundle's own (Apache-2.0).
export type FluentVariable = string | number | Date | FluentNumber;
export declare class FluentNumber {
  constructor(value: number, options?: Intl.NumberFormatOptions);
  readonly value: number;
}
export declare class FluentResource { constructor(source: string) }
export interface Message { id: string; value: unknown; attributes: Record<string, unknown> }
export declare class FluentBundle {
  constructor(locales: string | string[], options?: {
    functions?: Record<string, unknown>;
    useIsolating?: boolean;
    transform?: (text: string) => string;
  });
  readonly locales: string[];
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: any, args?: Record<string, FluentVariable> | null, errors?: Error[] | null): string;
}
