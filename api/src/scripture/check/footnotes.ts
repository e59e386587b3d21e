import type { ReferenceGroup } from './reference-groups.js';
import { firstFrom } from './scanned-reference.js';
import type { Span } from './span.js';

/** What a note may be marked by: "[^1]", "[1]", "¹", "*"; "<sup>1</sup>" stands as a number between the blanks of its tags. */
const NOTE =
  /^[.,;:!?_]{0,2}(?:\s| {5})?(\[\^?\w{1,4}\]|[¹²³⁴⁵⁶⁷⁸⁹]{1,2}|\(\d{1,2}\)|[*†‡]{1,2}|(?<= {5})\d{1,2}(?= {6}))/;
/** The line of a note begins with its mark, or with the blanks of a tag before it. */
const INDENTS = ['', '     '];

/** Returns which reference stands in the note of a quotation, "“…”[^1]" and, on a line of its own, "[^1]: John 3:16"; -1 for none. */
export function footnoteOf(text: string, { outerEnd }: Span, groups: readonly ReferenceGroup[]): number {
  const mark = NOTE.exec(text.slice(outerEnd, outerEnd + 20))?.[1];
  const notes = INDENTS.map((indent) => (mark ? text.indexOf(`\n${indent}${mark}`, outerEnd) : -1));
  const note = notes.find((at) => at >= 0) ?? -1;
  const at = note < 0 ? -1 : firstFrom(groups, note);
  return at >= 0 && (groups[at]?.start ?? Infinity) - note < 40 ? at : -1;
}
