// Types of what sha256.js exports and the client uses, written by hand.
/** SHA-256 of some bytes, 32 bytes. */
export declare function sha256(bytes: Uint8Array): Uint8Array;
