// Types of what toml.js exports and the client uses, written by hand.
/** The tables of a TOML file; throws an error whose message says what is wrong. */
export declare function parse(text: string): Record<string, unknown>;
