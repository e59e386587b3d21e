import type { WordDifference } from '@emit/contract/scripture';
import { wordsOf } from '../concordance.js';
import { meaningOf } from './modern-words.js';
import { compare, positionsOf, wordsApart, wordsAt, wordsOfTokens } from './compare.js';
import { matchOf } from './match.js';
import { bestRun } from './align.js';
import { firstFrom, referencesIn, type ScannedReference } from './scanned-reference.js';
import { mayHaveSaying } from '../sayings.js';
import type { Block } from './blocks.js';
import { misquotationOf } from './misquotations.js';
import { mayPresent, presentsBible } from './denials.js';
import { tokensOf, type Token } from './tokens.js';
import { verbOf } from './verbs-of-saying.js';

/** Fewer words than these in a row are no quotation where no marks say so. */
const TELLING = 5;
const DENSE = 0.75;
const LIKE = 0.8;
const SLIPPED = 0.6;
/** A line this long has room for a slip or two. */
const LONG = 12;
const SLIP = 0.85;
/** Words at either end that may differ and still belong to the quotation. */
const EDGE = 3;
const LONGEST_CHUNK = 160;
const LONGEST_TEXT = 1_500;

/**
 * The part of unmarked words that quotes a reference: the run that follows the text best, drawn out to the chunk's or a
 * sentence's ends when these are near. Null when nothing of it is a quotation.
 */
export function quotedRun(
  text: string,
  chunk: readonly Token[],
  reference: ScannedReference,
  wholeLine: boolean,
): readonly Token[] | null {
  const positions = positionsOf(reference.ranges);
  if (positions.length === 0 || positions.length > LONGEST_TEXT || chunk.length === 0) return null;
  const verse = wordsAt(positions);
  const tokens = chunk.slice(0, LONGEST_CHUNK);
  // A short verse is quoted whole or not at all: "Jesus wept".
  if (tokens.length === positions.length && matchOf(tokens, verse.ids)) return tokens;
  if (wholeLine && tokens.length <= positions.length + EDGE && isLike(tokens, reference)) return tokens;
  const run = bestRun(wordsOfTokens(tokens), verse);
  if (!run || run.matches < Math.min(TELLING, positions.length)) return null;
  if (run.matches / (run.last - run.first + 1) < DENSE) return null;
  // "Jesus wept in John 11:35": the whole of a short verse, and no word more.
  if (run.matches === positions.length && run.last - run.first + 1 === positions.length)
    return tokens.slice(run.first, run.last + 1);
  const drawn = tokens.slice(drawnBack(text, tokens, run.first), drawnOn(text, tokens, run.last) + 1);
  // Drawn out, it must still be the verse with a slip: a paraphrase without marks is the writer's own.
  const like = compare(drawn, reference.ranges).similarity >= (wholeLine ? LIKE : SLIP);
  return like ? drawn : tokens.slice(run.first, run.last + 1);
}

/** A line of about a verse's length that is its words but for a slip means to be the verse; a summary has more of its own. */
function isLike(tokens: readonly Token[], reference: ScannedReference): boolean {
  const { similarity, differences } = compare(tokens, reference.ranges);
  if (tokens.length < 3) return false;
  if (similarity >= SLIP || (similarity >= LIKE && tokens.length >= LONG)) return true;
  const apart = similarity >= SLIPPED ? differences() : [];
  if (apart.length === 0 || apart.some(isModernised)) return false;
  return wordsApart(apart) <= (tokens.length < LONG / 2 ? 1 : 2);
}

/** "Friends love" for "a friend loveth": who changes the forms of words says it in his own. */
function isModernised({ quoted, scripture }: WordDifference): boolean {
  const theirs = new Set(wordsOf(scripture).map(meaningOf));
  return wordsOf(quoted).some((word) => theirs.has(meaningOf(word)));
}

function sentenceEndsAfter(text: string, token: Token | undefined, next: Token | undefined): boolean {
  return !token || !next || /[.!?\n]/.test(text.slice(token.end, next.start));
}

/** "God says: let …", "says, fear …": what leads to the words is none of them. */
const LEAD_IN = /^\s*[,:]?\s*[*_"“]*\s*$/;

function isLedIn(text: string, before: Token | undefined, first: Token | undefined): boolean {
  if (!before || !first) return false;
  const between = text.slice(before.end, first.start);
  if (/[*_]\s*$/.test(between) && /\s/.test(between)) return true;
  if (/:[\s*_"“]*$/.test(between) && /^\p{Lu}/u.test(text.slice(first.start))) return true;
  return /[,:]/.test(between) && LEAD_IN.test(between) && verbOf(before.word) !== undefined;
}

function drawnBack(text: string, tokens: readonly Token[], first: number): number {
  if (isLedIn(text, tokens[first - 1], tokens[first])) return first;
  for (let at = first; at >= Math.max(0, first - EDGE); at -= 1) {
    if (sentenceEndsAfter(text, tokens[at - 1], tokens[at])) return at;
  }
  return first;
}

function drawnOn(text: string, tokens: readonly Token[], last: number): number {
  for (let at = last; at <= Math.min(tokens.length - 1, last + EDGE); at += 1) {
    if (sentenceEndsAfter(text, tokens[at], tokens[at + 1])) return at;
  }
  return last;
}

/** Words that a sentence has at most which is searched for a saying. */
const LONGEST_SENTENCE = 50;
const MOST_SENTENCES = 20;

/** Returns the sayings, without marks, that a text's sentences present as the Bible's: "The Bible says that …", "… (John 3:16)". */
export function presentedSayings(
  text: string,
  blocks: readonly Block[],
  references: readonly ScannedReference[],
): (readonly Token[])[] {
  const sentences = blocks.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[^.!?\n]+[.!?]?/g)].map((match) => ({
      words: match[0],
      at: start + match.index,
    })),
  );
  const presented = sentences
    .filter(
      ({ words, at }) =>
        mayPresent(words) || referencesIn(references, { start: at, end: at + words.length }).length > 0,
    )
    .slice(0, MOST_SENTENCES);
  return presented.flatMap(({ words, at }) => {
    const said = partsBetween(references, at, at + words.length)
      .map(([start, end]) => tokensOf(text, start, end).slice(0, LONGEST_SENTENCE))
      .map((tokens) => (mayHaveSaying(tokens.map(({ written }) => written)) ? sayingWithin(tokens) : null))
      .find((found) => found !== null);
    const [from, to] = [said?.[0]?.start ?? at, said?.at(-1)?.end ?? at];
    // What the saying itself says denies nothing: "God will not give you more …".
    const rest = `${words.slice(0, from - at)}…${words.slice(to - at)}`;
    return said && (presentsBible(rest) || isReferred(text, to, references)) ? [said] : [];
  });
}

/** What of a sentence stands before, between and after its references. */
function partsBetween(
  references: readonly ScannedReference[],
  start: number,
  end: number,
): [number, number][] {
  const inside = referencesIn(references, { start, end }).slice(0, MOST_SENTENCES);
  const starts = [start, ...inside.map((one) => one.end)];
  return starts.map((from, index) => [from, inside[index]?.start ?? end]);
}

/** Whether a reference follows in brackets or behind a dash, right behind the words. */
function isReferred(text: string, end: number, references: readonly ScannedReference[]): boolean {
  const next = references[firstFrom(references, end - 40)];
  const between = next ? text.slice(Math.min(end, next.start), next.start) : '';
  return (
    next !== undefined &&
    next.start >= end &&
    next.start - end < 6 &&
    /^[.,!]?[*_]*\s*[([—–-]+\s*$/.test(between)
  );
}

function isSaying(words: readonly Token[]): boolean {
  return misquotationOf(words) !== null;
}

/** Words that a saying may go on for. */
const FEW = 3;
const LONGEST_SAYING = 24;
/** The last word of what leads to a saying. */
const LEADS_TO_SAYING =
  /^(?:says?|said|teach(?:es)?|taught|tells?|told|writes?|wrote|reminds?|promises?|declares?|states?|warns?|that|us|bible|scriptures?|book|word)$/;

/** The part with the words behind it that still belong to the saying. */
function drawnOut(words: readonly Token[], at: number, end: number): number {
  for (let more = FEW; more > 0; more -= 1)
    if (end + more <= words.length && isSaying(words.slice(at, end + more))) return end + more;
  return end;
}

/** The words of the shortest part that is a saying, and those after it that still belong to it, without what leads to them. */
function sayingWithin(words: readonly Token[]): readonly Token[] | null {
  for (let length = 3; length <= Math.min(words.length, LONGEST_SAYING); length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      if (!isSaying(words.slice(at, at + length))) continue;
      let [start, end] = [at, at + length];
      for (let last = -1; last !== end;) [last, end] = [end, drawnOut(words, start, end)];
      for (let lead = start + FEW; lead >= start; lead -= 1) {
        if (!LEADS_TO_SAYING.test(words[lead]?.written ?? '')) continue;
        if (isSaying(words.slice(lead + 1, end))) start = lead + 1;
      }
      return words.slice(start, end);
    }
  }
  return null;
}
