import wrapAnsi from 'wrap-ansi';

/** Characters between two columns. */
const GAP = 2;
/** Narrower than that nothing can be read. */
const NARROWEST = 12;

/**
 * Returns the widths of columns that share a line of `room` characters: the widest of those that may be wrapped give way first,
 * down to 12 characters.
 */
export function fitColumns(widths: readonly number[], mayWrap: readonly boolean[], room: number): number[] {
  const total = (most: number) =>
    widths.reduce((sum, width, index) => sum + (mayWrap[index] ? Math.min(width, most) : width), 0);
  const space = room - GAP * (widths.length - 1);
  let most = Math.max(NARROWEST, ...widths);
  while (most > NARROWEST && total(most) > space) most -= 1;
  return widths.map((width, index) => (mayWrap[index] ? Math.min(width, most) : width));
}

/** Returns a text in lines of at most `width` characters, broken between words, and in a word that is longer. */
export function wrapped(text: string, width: number): string {
  return wrapAnsi(text, width, { hard: true });
}
