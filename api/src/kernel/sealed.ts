declare const content: unique symbol;

/** Text that only the holder of the member's key can read; folds pass it through untouched. */
export type Sealed<T = string> = string & { readonly [content]: T };
