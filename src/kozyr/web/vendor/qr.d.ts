// Types of what qr.js exports and the client uses, written by hand.
export interface QR {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}
/** `version` 0: the smallest that the text fits into. */
export declare function qrcode(version: number, correction: 'L' | 'M' | 'Q' | 'H'): QR;
