// WebCrypto is for secure pages only, and a table on a network at home is reached over plain http.
export { sha256 } from '@noble/hashes/sha2.js';
