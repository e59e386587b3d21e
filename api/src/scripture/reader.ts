import { BOOK_GROUPS } from '@emit/contract/bible-books';
import type {
  BooksResponse,
  PassagesResponse,
  SearchResponse,
  WireHit,
  WirePassage,
  WireVerse,
} from '@emit/contract/scripture';
import type { Translation } from '@emit/contract/translations';
import { bibleText, type VerseId } from './bible-text.js';
import { BOOKS } from './books.js';
import { readAlso } from './cross-references.js';
import { foundWords } from './found-words.js';
import { labelOf, type VerseRange } from './passages.js';
import { bookInTable } from './book-names.js';
import { findReferences, mayHoldReference, readReferences, type MissingReference } from './references.js';
import { passagesNamed, READ_FOR_REFERENCES, searchFor, type SearchHit } from './search.js';

/** More than the longest book has (Psalms, 2,461), and an answer of half a megabyte. */
export const MOST_VERSES = 2_500;
const FIRST_OF_NEW_TESTAMENT = 39;
/** The verses of the longest chapter; more have no cross references of their own. */
const MOST_OF_A_CHAPTER = 176;
const READ_ALSO = 6;

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

function wireVerse(id: VerseId, beside: Translation): WireVerse {
  const text = bibleText();
  const { book, chapter, verse } = text.placeOf(id);
  return {
    book: BOOKS[book]?.name ?? '',
    chapter,
    verse,
    text: text.textOf(id),
    paragraph: text.beginsParagraph(id),
    ...(beside === 'kjv' ? {} : { beside: { translation: beside, text: bibleText(beside).textOf(id) } }),
  };
}

function wirePassage(range: VerseRange, beside: Translation): WirePassage {
  const verses: WireVerse[] = [];
  for (let id = range.from; id <= range.to; id += 1) verses.push(wireVerse(id, beside));
  const also = range.to - range.from < MOST_OF_A_CHAPTER ? readAlso(range, READ_ALSO) : [];
  const read_also = also.map((verse) => labelOf({ from: verse, to: verse }));
  return { reference: labelOf(range), verses, ...(read_also.length > 0 ? { read_also } : {}) };
}

export type Passages =
  | { readonly kind: 'found'; readonly response: PassagesResponse }
  | { readonly kind: 'missing'; readonly why: MissingReference }
  | { readonly kind: 'too-many' };

/**
 * The passages that a text of references names: all of them, or which part of the first wrong one does not exist. With
 * another translation, each verse has its words beside those of the King James text.
 */
export function passages(references: string, beside: Translation = 'kjv'): Passages {
  const read = readReferences(references);
  const ranges: VerseRange[] = [];
  for (const reference of read) {
    if (reference.kind === 'missing') {
      const { part, message } = reference;
      return { kind: 'missing', why: { part, message } };
    }
    ranges.push(reference.range);
  }
  const verses = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (verses > MOST_VERSES) return { kind: 'too-many' };
  return { kind: 'found', response: { passages: ranges.map((range) => wirePassage(range, beside)) } };
}

/** Verses for a reference, words, a "phrase" or a matter, the best first. */
export function search(query: string, limit: number, beside: Translation = 'kjv'): SearchResponse {
  const { hits, query: read, told, isWeak } = searchFor(query, limit);
  const wireHit = ({ verse, translation }: SearchHit): WireHit => {
    const shown = wireVerse(verse, beside);
    return {
      ...shown,
      reference: labelOf({ from: verse, to: verse }),
      found: foundWords(read, `${shown.text} ${shown.beside?.text ?? ''}`),
      ...(translation === 'kjv' ? {} : { matched: translation }),
    };
  };
  const named = passagesNamed(query);
  const book = BOOKS[bookInTable(query.trim()) ?? -1]?.name;
  const missing = named.length === 0 ? missingIn(query.slice(0, READ_FOR_REFERENCES)) : undefined;
  return {
    query,
    passages: (named.length > 0 ? named : told).map(labelOf),
    ...(book !== undefined && { book }),
    ...(missing !== undefined && { missing }),
    ...(isWeak && named.length === 0 && { weak: true }),
    hits: hits.map(wireHit),
  };
}

/** Why the first reference in a query that names no place of the Bible leads nowhere. */
function missingIn(query: string): string | undefined {
  const wrong = mayHoldReference(query)
    ? findReferences(query).find(({ kind }) => kind === 'missing')
    : undefined;
  return wrong?.kind === 'missing' ? wrong.message : undefined;
}
