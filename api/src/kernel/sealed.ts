declare const content: unique symbol;

/** Text that only the holder of the member's key can read; folds pass it through untouched. */
export type Sealed<T = string> = string & { readonly [content]: T };

/** Of every format (runtime/sealed-format.ts). The hash chain goes by it: what looked sealed once looks so for ever. */
const LOOKS_SEALED = /^v\d+\.(?:\d+\.[\w-]*\.)?[\w-]{38,}$/;

/** Whether a text looks like a sealed value. */
export function looksSealed(text: string): boolean {
  return text.startsWith('v') && LOOKS_SEALED.test(text);
}

/** Nonce and tag: they stand, with the text and in base64url, after the last dot (runtime/sealed-format.ts). */
const OVERHEAD_BYTES = 28;
/** Where the last dot stands at most: a text of megabytes is not gone through for it. */
const LONGEST_HEAD = 40;

/** How many bytes a sealed text has, quotation marks and all: told without opening it. */
export function bytesOf(sealed: Sealed<unknown>): number {
  const written = sealed.length - sealed.lastIndexOf('.', LONGEST_HEAD) - 1;
  return Math.max(0, Math.floor((written * 3) / 4) - OVERHEAD_BYTES);
}
