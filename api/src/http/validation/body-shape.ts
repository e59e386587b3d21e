/** No body of ours is nested deeper than a list of messages; deeper ones would only exhaust the stack. */
const DEEPEST = 16;
/** Objects and lists: three times the messages that may be saved together (`LIMITS.messagesPerSave`). */
const MOST_PARTS = 6_000;
const MOST_FIELDS = 64;

/**
 * Whether a body is made to be hard to read: each part of it is validated, which for 256 KiB of `{}` would take
 * seconds in which nobody else is answered.
 */
export function isHardToRead(body: unknown): boolean {
  let level: object[] = partsOf([body]);
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    parts += level.length;
    if (depth > DEEPEST || parts > MOST_PARTS || level.some(hasManyFields)) return true;
    level = partsOf(level.flatMap((part): unknown[] => Object.values(part)));
  }
  return false;
}

function partsOf(values: readonly unknown[]): object[] {
  return values.filter((value): value is object => typeof value === 'object' && value !== null);
}

function hasManyFields(part: object): boolean {
  return !Array.isArray(part) && Object.keys(part).length > MOST_FIELDS;
}
