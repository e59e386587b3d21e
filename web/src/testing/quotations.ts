import type { Quotation, WirePassage } from '@emit/contract/scripture';

export const JOHN_3_16 =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.';

/** A quotation that the check found in `content`, at the places of its words and of its reference. */
export function quotationIn(
  content: string,
  quoted: string,
  reference: string,
  over: Partial<Quotation> = {},
): Quotation {
  const start = content.indexOf(quoted);
  const at = content.indexOf(reference);
  return {
    start,
    end: start + quoted.length,
    quoted,
    reference,
    reference_start: at,
    reference_end: at + reference.length,
    status: 'exact',
    scripture: quoted,
    differences: [],
    found_at: null,
    perhaps_translation: false,
    message: `These are the words of ${reference}.`,
    ...over,
  };
}

export function passageOf(book: string, chapter: number, texts: readonly string[], from = 1): WirePassage {
  const verses = texts.map((text, at) => ({ book, chapter, verse: from + at, text, paragraph: at === 0 }));
  return { reference: `${book} ${chapter}`, verses };
}
