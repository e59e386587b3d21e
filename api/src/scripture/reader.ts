import { BOOK_GROUPS } from '@emit/contract/bible-books';
import type {
  BooksResponse,
  PassagesResponse,
  SearchResponse,
  WirePassage,
  WireVerse,
} from '@emit/contract/scripture';
import { bibleText, type VerseId } from './bible-text.js';
import { BOOKS } from './books.js';
import { labelOf, type VerseRange } from './passages.js';
import { readReferences, type MissingReference } from './references.js';
import { searchVerses } from './search.js';

/** More than the longest book has (Psalms, 2,461), and an answer of half a megabyte. */
export const MOST_VERSES = 2_500;
const FIRST_OF_NEW_TESTAMENT = 39;

/** The catalogue of the Bible Reference modal (spec §2). */
export function books(): BooksResponse {
  const text = bibleText();
  const versesOf = (book: number): number[] =>
    Array.from({ length: text.chapterCount(book) }, (_, index) => text.versesIn(book, index + 1));
  const all = BOOKS.map(({ name, group }, index) => ({ name, group, verses: versesOf(index) }));
  return {
    groups: BOOK_GROUPS.map(({ name }) => ({
      name,
      books: all
        .filter(({ group }) => group === name)
        .map((book) => ({ name: book.name, verses: book.verses })),
    })),
    totals: {
      books: all.length,
      old_testament: FIRST_OF_NEW_TESTAMENT,
      new_testament: all.length - FIRST_OF_NEW_TESTAMENT,
      chapters: all.reduce((sum, { verses }) => sum + verses.length, 0),
      verses: text.verseCount,
    },
  };
}

function wireVerse(id: VerseId): WireVerse {
  const text = bibleText();
  const { book, chapter, verse } = text.placeOf(id);
  return {
    book: BOOKS[book]?.name ?? '',
    chapter,
    verse,
    text: text.textOf(id),
    paragraph: text.beginsParagraph(id),
  };
}

function wirePassage(range: VerseRange): WirePassage {
  const verses: WireVerse[] = [];
  for (let id = range.from; id <= range.to; id += 1) verses.push(wireVerse(id));
  return { reference: labelOf(range), verses };
}

export type Passages =
  | { readonly kind: 'found'; readonly response: PassagesResponse }
  | { readonly kind: 'missing'; readonly why: MissingReference }
  | { readonly kind: 'too-many' };

/** The passages that a text of references names: all of them, or which part of the first wrong one does not exist. */
export function passages(references: string): Passages {
  const read = readReferences(references);
  const ranges: VerseRange[] = [];
  for (const reference of read) {
    if (reference.kind === 'missing') return { kind: 'missing', why: reference };
    ranges.push(reference.range);
  }
  const verses = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (verses > MOST_VERSES) return { kind: 'too-many' };
  return { kind: 'found', response: { passages: ranges.map(wirePassage) } };
}

/** Verses for words, a "phrase" or a matter, the best first. */
export function search(query: string, limit: number): SearchResponse {
  const hits = searchVerses(query, limit).map(({ verse }) => ({
    ...wireVerse(verse),
    reference: labelOf({ from: verse, to: verse }),
  }));
  return { query, hits };
}
