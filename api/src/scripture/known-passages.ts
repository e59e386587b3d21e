import { wordsOf } from './concordance.js';
import type { VerseRange } from './passages.js';
import { readReferences } from './references.js';
import { stemOf } from './stems.js';
import { NAMED_PASSAGES } from './table-of-passages.js';

interface Known {
  readonly stems: readonly string[];
  readonly references: string;
}

let known: readonly Known[] | undefined;

function knownPassages(): readonly Known[] {
  return (known ??= NAMED_PASSAGES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', references = ''] = line.split(' = ');
      return names.split(', ').map((name) => ({ stems: wordsOf(name).map(stemOf), references }));
    }));
}

/** Passages that a question calls by name, and how many of its words are the name. */
export interface CalledByName {
  readonly ranges: readonly VerseRange[];
  readonly words: number;
}

/** The passages that a question calls by name ("the prodigal son"); the fullest name wins. Empty when it names none. */
export function namedPassages(question: string): readonly VerseRange[] {
  return calledByName(question).ranges;
}

/** The same, with the number of words that name them. */
export function calledByName(question: string): CalledByName {
  const asked = new Set(wordsOf(question).map(stemOf));
  let best: Known | null = null;
  for (const candidate of knownPassages()) {
    const fuller = candidate.stems.length > (best?.stems.length ?? 0);
    if (fuller && candidate.stems.every((stem) => asked.has(stem))) best = candidate;
  }
  if (!best) return { ranges: [], words: 0 };
  const ranges = readReferences(best.references).flatMap((read) =>
    read.kind === 'verses' ? [read.range] : [],
  );
  return { ranges, words: best.stems.length };
}

/** Words that make a clause: what has one may be remembered words, what has none may be a name. */
const CLAUSE =
  /\b(?:i|you|he|she|we|they|me|him|them|us|am|are|is|was|were|be|shall|will|let|do|does|not|thou|ye|my|your)\b/i;
const ABOUT_A_NAME =
  /^\s*(?:(?:what|who|where) (?:is|are|was|were) (?:the )?|(?:tell|show|read) me (?:about )?(?:the )?|(?:the )?(?:story|account) of )/i;
/** Of a name of two words or more; a single word must be all that is asked for. */
const MOST_OF_A_NAME = 0.6;

/** Returns whether a query is little else than the name of a passage ("the walls of Jericho"): `share` of its telling words. */
export function isName(written: string, { words, share }: { words: number; share: number }): boolean {
  return share >= (words > 1 ? MOST_OF_A_NAME : 1) && !CLAUSE.test(written.replace(ABOUT_A_NAME, ''));
}

/** Returns the words of all names, as they are written. */
export function wordsOfNames(): readonly string[] {
  return wordsOf(NAMED_PASSAGES.replace(/ = .*/g, ' '));
}

/** Every reference of the table, for its spec. */
export function referencesOfKnownPassages(): readonly string[] {
  return [...new Set(knownPassages().map(({ references }) => references))];
}
