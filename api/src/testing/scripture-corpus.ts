import { bibleText } from '../scripture/bible-text.js';
import { BOOKS } from '../scripture/books.js';
import { labelOf } from '../scripture/passages.js';

/** How a verse may be quoted; each takes its words, its reference in full and its reference in short. */
export const SURFACE_FORMS: Readonly<Record<string, (words: string, full: string, short: string) => string>> =
  {
    'marks, reference behind': (words, full) => `We read: “${words}” (${full}). So it is.`,
    'straight marks, short reference': (words, _, short) => `"${words}" (${short})`,
    'block quote, reference below': (words, full) =>
      `Hear this:\n\n> ${words}\n>\n> — ${full} (KJV)\n\nAmen to that.`,
    'block quote, reference in it': (words, _, short) => `> ${words} (${short})`,
    'block quote, reference above': (words, full) => `> **${full}**\n> ${words}`,
    'list item, reference first': (words, full) => `Read:\n\n- **${full}** — “${words}”\n- Then rest.`,
    'list item, reference last': (words, _, short) => `1. “${words}” — ${short}\n2. Be still.`,
    'running text, reference before': (words, full) => `As ${full} says, “${words}” That is a comfort to us.`,
    'a line without marks': (words, full) => `${full}: ${words}`,
    'italics, reference behind': (words, full) => `*${words}* (${full}, KJV)`,
    'capitals and numbers': (words, full) => `“¹${words.toUpperCase()}” (${full})`,
  };

/** Small steady random numbers, so that a corpus is the same every time. */
export function steadyRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface CorpusVerse {
  readonly id: number;
  readonly words: string;
  readonly full: string;
  readonly short: string;
}

export function corpusVerse(id: number): CorpusVerse {
  const text = bibleText();
  const { book, chapter, verse } = text.placeOf(id);
  const full = labelOf({ from: id, to: id });
  // A chapter of one verse is called by its chapter alone; the corpus always names the verse.
  const named = full.includes(':') ? full : `${full}:1`;
  return { id, words: text.textOf(id), full: named, short: `${BOOKS[book]?.osis}. ${chapter}:${verse}` };
}

export const MISQUOTES = ['changed', 'dropped', 'added', 'swapped'] as const;
export type Misquote = (typeof MISQUOTES)[number];

const STRANGERS = [
  'mountain',
  'kindly',
  'river',
  'seven',
  'always',
  'gold',
  'quiet',
  'spake',
  'never',
  'truly',
];

/**
 * A verse with one word changed, dropped, added or swapped with its neighbour. Never at its ends, where a shorter
 * quotation would be right. Null when the verse is too short or nothing would differ.
 */
export function misquote(words: string, kind: Misquote, random: (below: number) => number): string | null {
  const parts = words.split(' ');
  if (parts.length < 5) return null;
  const at = 1 + random(parts.length - 3);
  const here = parts[at] ?? '';
  const next = parts[at + 1] ?? '';
  const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
  const stranger = STRANGERS.find((word, index) => index >= random(5) && word !== plain(here)) ?? 'mountain';
  if (kind === 'changed') parts[at] = stranger;
  if (kind === 'added') parts.splice(at, 0, stranger);
  if (kind === 'dropped') {
    // Of two like words in a row either may be the one that is missing.
    if (plain(here) === '') return null;
    parts.splice(at, 1);
  }
  if (kind === 'swapped') {
    if (plain(here) === plain(next) || at + 1 >= parts.length - 1) return null;
    parts.splice(at, 2, next, here);
  }
  return parts.join(' ');
}
