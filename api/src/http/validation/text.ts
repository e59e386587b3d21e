import { Rule } from './rule.js';

/**
 * What `trim` removes, spelt out for patterns: the document's readers are written in many languages, and each means
 * something else by \s.
 */
export const SPACES = String.raw`\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
/** Control and format characters, which nobody sees or types: pasted with a word, they would make another of it. */
export const UNSEEN = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff`;
/** Text that is not only spaces. */
const NOT_BLANK = `[^${SPACES}]`;

/** Characters as JSON Schema counts them: code points, so that an emoji is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; length++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return length;
}

/** Of `min` to `max` characters; `tooLong` is the text when there are more. */
export function HasLength(min: number, max: number, tooShort: string, tooLong: string): PropertyDecorator {
  const isLong = (value: unknown) => typeof value === 'string' && value.length > max && lengthOf(value) > max;
  return Rule(
    'hasLength',
    ({ value }) => (isLong(value) ? tooLong : tooShort),
    (value) => typeof value === 'string' && !isLong(value) && lengthOf(value) >= min,
  );
}

/** As it is kept: without spaces around it. Too long a text stays as it is, and is refused for that. */
export function trimmed(value: unknown, max: number): unknown {
  return typeof value === 'string' && lengthOf(value) <= max ? value.trim() : value;
}

/** The pattern of a text before it is trimmed: `pattern` of what is left, or anything that is not blank. */
export function patternWithSpaces(pattern: RegExp | undefined): string {
  if (pattern === undefined) return NOT_BLANK;
  return pattern.source.replace(/^\^/, `^[${SPACES}]*`).replace(/\$$/, `[${SPACES}]*$`);
}
