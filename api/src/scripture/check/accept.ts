import { isRight } from '@emit/contract/scripture';
import type { Bound } from './bind.js';
import { FIRM } from './bonds.js';
import type { Manner } from './introduced.js';
import type { ScannedReference } from './scanned-reference.js';
import type { Token } from './tokens.js';
import type { Verdict } from './verdict.js';

/** Quoted words, what binds them to a reference, and what is true of them. */
export interface Held {
  readonly tokens: readonly Token[];
  readonly bound: Bound;
  readonly manner: Manner;
  readonly isBlock: boolean;
  /** A few words within a sentence that nothing introduces: "grief is “not a lack of faith”". */
  readonly isFragment: boolean;
  readonly reference: ScannedReference;
  readonly verdict: Verdict;
}

/** A bond that nothing between can loosen: the reference stands in brackets, or behind a dash, right beside the words. */
const DIRECT = 98;
/** Enough where the words are introduced as the Bible's: then the reference in their sentence is theirs. */
const LOOSE = 30;
/** Below this a quotation and a verse merely share words. */
const MEANT = 0.5;
/** Words that somebody else is said to speak must be nearer. */
const SURELY = 0.75;
const TELLING_WORDS = 5;
/** Longer words are no title, although they look like one. */
const LONGEST_NAME = 8;

/** So many words may be a part of the writer's sentence. */
const LONGEST_FRAGMENT = 5;

/** Returns whether quoted words may be no more than a term in a sentence. */
export function areFragment(written: string, tokens: readonly Token[]): boolean {
  return tokens.length <= LONGEST_FRAGMENT && /^\p{Ll}/u.test(written);
}

function isWholeShortVerse({ verdict, tokens }: Held): boolean {
  return tokens.length > 1 && (verdict.scripture?.split(' ').length ?? 0) <= tokens.length + 2;
}

/** The reference is given as that of the words, and nobody else is said to speak them. */
function isPresented({ bound, manner }: Held): boolean {
  if (manner === 'name' || manner === 'member' || manner === 'denied') return false;
  return bound.strength >= (manner === 'other' ? DIRECT : manner === 'scripture' ? LOOSE : FIRM);
}

/** Returns whether a verdict is told: what is right is; what is wrong where the words were meant as those of the reference. */
export function isAccepted(held: Held): boolean {
  const { tokens, bound, manner, isBlock, verdict, reference } = held;
  const { status, similarity, foundAt, differences } = verdict;
  const direct = bound.strength >= DIRECT;
  if (isRight(status)) return tokens.length > 1 || direct;
  if (manner === 'denied') return false;
  const enough =
    tokens.length > 2 ||
    (tokens.length > 1 && (isBlock || (direct && foundAt !== null))) ||
    isWholeShortVerse(held);
  if (
    foundAt &&
    status === 'misattributed' &&
    differences.length === 0 &&
    tokens.length >= (manner === 'name' ? LONGEST_NAME : TELLING_WORDS)
  )
    return true;
  if (manner === 'name' || (held.isFragment && !direct && similarity < MEANT)) return false;
  if (
    status === 'differs' &&
    similarity >= (manner === 'other' || manner === 'member' ? SURELY : MEANT) &&
    tokens.length > 2
  )
    return bound.strength >= FIRM || tokens.length >= TELLING_WORDS;
  // "Tuesday 7:00": a book that nobody knows must be given right beside the words.
  if (status === 'no-such-verse' && !reference.explicit)
    return direct && enough && manner !== 'other' && isPresented(held);
  return enough && isPresented(held);
}
