import { QUOTATION_STATUSES } from '@emit/contract/scripture';
import { count, list, maybeText, object, oneOf, text, yesOrNo, type Schema } from './schema.js';

const maybeCount: Schema = { type: ['integer', 'null'], minimum: 0 };
const verse = { book: text, chapter: count, verse: count, text, paragraph: yesOrNo };

const quotation = object({
  start: count,
  end: count,
  quoted: text,
  reference: maybeText,
  reference_start: maybeCount,
  reference_end: maybeCount,
  status: oneOf(QUOTATION_STATUSES),
  scripture: maybeText,
  differences: list(object({ kind: oneOf(['changed', 'dropped', 'added']), quoted: text, scripture: text })),
  found_at: maybeText,
  perhaps_translation: yesOrNo,
  message: text,
});

/** Answers of the scripture routes, for the OpenAPI document; the types stand in `contract/src/scripture.ts`. */
export const SCRIPTURE_SCHEMAS = {
  Books: object({
    groups: list(object({ name: text, books: list(object({ name: text, verses: list(count) })) })),
    totals: object({
      books: count,
      old_testament: count,
      new_testament: count,
      chapters: count,
      verses: count,
    }),
  }),
  Passages: object({ passages: list(object({ reference: text, verses: list(object(verse)) })) }),
  ScriptureSearch: object({ query: text, hits: list(object({ ...verse, reference: text })) }),
  Quotation: quotation,
  ScriptureCheck: object({ quotations: list(quotation) }),
} as const satisfies Record<string, Schema>;
