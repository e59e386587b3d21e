/** The first `max` UTF-16 code units of a text; of a character that would be cut in half, nothing. */
export function cutAt(text: string, max: number): string {
  const cut = text.slice(0, max);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}
