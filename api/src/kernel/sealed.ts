declare const content: unique symbol;

/** Text that only the holder of the member's key can read; folds pass it through untouched. */
export type Sealed<T = string> = string & { readonly [content]: T };

/** Of its format (runtime/sealed-format.ts) and, in base64url, nonce, tag and text. */
const [FORMAT_CHARACTERS, OVERHEAD_BYTES] = [3, 28];

/** How many bytes a sealed text has, quotation marks and all: told without opening it. */
export function bytesOf(sealed: Sealed<unknown>): number {
  return Math.max(0, Math.floor(((sealed.length - FORMAT_CHARACTERS) * 3) / 4) - OVERHEAD_BYTES);
}
