import type { HighlightColour, HighlightRequest, VersesOfChapter, WireHighlight } from '@emit/contract/marks';

/** Returns the highlights with these verses in their new colour, or without one. */
export function withColour(
  highlights: readonly WireHighlight[],
  { book, chapter, verses, colour }: HighlightRequest,
): WireHighlight[] {
  const others = highlights.filter((one) => !isAmong(one, { book, chapter, verses }));
  return colour ? [...others, ...verses.map((verse) => ({ book, chapter, verse, colour }))] : others;
}

/** Returns what gives these verses the colours back that they have now. */
export function restoring(highlights: readonly WireHighlight[], those: VersesOfChapter): HighlightRequest[] {
  const { book, chapter } = those;
  const byColour = new Map<HighlightColour, number[]>();
  for (const one of highlights) {
    if (!isAmong(one, those)) continue;
    byColour.set(one.colour, [...(byColour.get(one.colour) ?? []), one.verse]);
  }
  return [...byColour].map(([colour, verses]) => ({ book, chapter, verses, colour }));
}

function isAmong({ book, chapter, verse }: WireHighlight, those: VersesOfChapter): boolean {
  return book === those.book && chapter === those.chapter && those.verses.includes(verse);
}
