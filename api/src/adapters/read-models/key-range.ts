/** Greater than every character that a key can go on with. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The keys that begin with a prefix, in code-point order, are those from the prefix up to, not including, this one. */
export const endOfPrefix = (prefix: string): string => prefix + LAST_CHARACTER;
