import type { WordDifference } from '@emit/contract/scripture';
import { bibleText } from '../bible-text.js';
import { concordance, findPhrase } from '../concordance.js';
import { finish, type InTurns } from '../in-turns.js';
import type { VerseRange } from '../passages.js';
import { STOP_WORDS } from '../stems.js';
import { align, type Step, type Words } from './align.js';
import { matchOf, runsOf, type Match } from './match.js';
import { meaningOf } from './modern-words.js';
import { tokensOf, type Token } from './tokens.js';

export interface Comparison {
  readonly exact: boolean;
  /** Where the words stand among those of the verses; null when they are not exact, or the passage is too long to say. */
  readonly match: Match | null;
  /** 0 to 1: how much of quotation and text is the same, common words counting little. */
  readonly similarity: number;
  /** The words that differ; worked out when asked for. */
  readonly differences: () => readonly WordDifference[];
}

/** Above this many words a passage is too long to be laid along whole, so that any text is checked quickly. */
const LONGEST = 3_000;
/** As many pairs of a quoted word and a verse's are laid beside each other at most: 500 words along 600. */
const LARGEST = 300_000;
const COMMON_WEIGHT = 0.3;

interface Lexicon {
  /** Stem number of each word number. */
  readonly stems: Int32Array;
  readonly stemNumbers: ReadonlyMap<string, number>;
  /** What each word number weighs. */
  readonly weights: Float32Array;
}

let lexicon: Lexicon | undefined;

/** Words that are read in one turn of the event loop. */
const WORDS_A_TURN = 2_000;

/** Builds the lexicon in turns; whoever needs it in between builds it at once. */
export function* buildLexicon(): InTurns {
  if (lexicon) return;
  const { vocabulary } = concordance();
  const stems = new Int32Array(vocabulary.size);
  const weights = new Float32Array(vocabulary.size);
  const stemNumbers = new Map<string, number>();
  for (const [word, id] of vocabulary) {
    if (id % WORDS_A_TURN === 0) yield;
    const stem = meaningOf(word);
    const number = stemNumbers.get(stem) ?? stemNumbers.size;
    stemNumbers.set(stem, number);
    stems[id] = number;
    weights[id] = STOP_WORDS.has(word) ? COMMON_WEIGHT : 1;
  }
  lexicon ??= { stems, stemNumbers, weights };
}

function lexiconOf(): Lexicon {
  if (lexicon) return lexicon;
  finish(buildLexicon());
  return lexiconOf();
}

export function wordsOfTokens(tokens: readonly Token[]): Words {
  const { stems, stemNumbers } = lexiconOf();
  return {
    ids: tokens.map(({ id }) => id),
    stems: tokens.map(({ id, word }) =>
      id >= 0 ? (stems[id] ?? -1) : (stemNumbers.get(meaningOf(word)) ?? -1),
    ),
  };
}

/** Positions in the concordance of the words of verse ranges, one after another. */
export function positionsOf(ranges: readonly VerseRange[]): number[] {
  const { verseStarts } = concordance();
  const positions: number[] = [];
  for (const { from, to } of ranges) {
    const end = verseStarts[to + 1] ?? 0;
    for (let position = verseStarts[from] ?? end; position < end; position += 1) positions.push(position);
  }
  return positions;
}

export function wordsAt(positions: readonly number[]): Words {
  const { words } = concordance();
  const { stems } = lexiconOf();
  const ids = positions.map((position) => words[position] ?? -1);
  return { ids, stems: ids.map((id) => stems[id] ?? -1) };
}

/** Compares quoted words with verses. The words may be any unbroken part of them. */
export function compare(tokens: readonly Token[], ranges: readonly VerseRange[]): Comparison {
  if (wordCount(ranges) > LONGEST) return compareLong(tokens, ranges);
  const positions = positionsOf(ranges);
  const text = wordsAt(positions);
  const match = matchOf(tokens, text.ids);
  if (match) return { exact: true, match, similarity: 1, differences: NONE };
  if (tokens.length === 0 || tokens.length * positions.length > LARGEST) return NOTHING_ALIKE;
  const quote = wordsOfTokens(tokens);
  const steps = align(quote, text, (index) => tokens[index]?.afterGap ?? false);
  return {
    exact: false,
    match: null,
    similarity: similarityOf(steps, tokens, quote, text),
    differences: () => differencesOf(steps, tokens, quote, text, positions),
  };
}

const NONE = (): readonly WordDifference[] => [];
const NOTHING_ALIKE: Comparison = { exact: false, match: null, similarity: 0, differences: NONE };

function wordCount(ranges: readonly VerseRange[]): number {
  const { verseStarts } = concordance();
  return ranges.reduce((sum, { from, to }) => sum + (verseStarts[to + 1] ?? 0) - (verseStarts[from] ?? 0), 0);
}

/** Of a whole book only what stands in it word for word can be told; each part between ellipses by itself. */
function compareLong(tokens: readonly Token[], ranges: readonly VerseRange[]): Comparison {
  const { verseAt } = concordance();
  const exact = runsOf(tokens).every((run) =>
    findPhrase(run.map(({ word }) => word)).some((place) =>
      ranges.some(({ from, to }) => verseAt(place) >= from && verseAt(place + run.length - 1) <= to),
    ),
  );
  return exact && tokens.length > 0
    ? { exact, match: null, similarity: 1, differences: NONE }
    : NOTHING_ALIKE;
}

function similarityOf(steps: readonly Step[], tokens: readonly Token[], quote: Words, text: Words): number {
  const { weights } = lexiconOf();
  let matched = 0;
  let whole = 0;
  for (const { quote: i, text: j, gap } of steps) {
    if (gap) continue;
    const ours = i < 0 ? 0 : weightOfToken(tokens[i], weights);
    const theirs = j < 0 ? 0 : (weights[text.ids[j] ?? 0] ?? 1);
    whole += ours + theirs;
    if (i < 0 || j < 0) continue;
    if (quote.ids[i] === text.ids[j]) matched += ours + theirs;
    else if (quote.stems[i] === text.stems[j]) matched += 0.8 * (ours + theirs);
  }
  return whole === 0 ? 0 : matched / whole;
}

function weightOfToken(token: Token | undefined, weights: Float32Array): number {
  if (!token) return 0;
  return token.id >= 0 ? (weights[token.id] ?? 1) : STOP_WORDS.has(token.word) ? COMMON_WEIGHT : 1;
}

/** Returns a function that gives the word at a position as the text writes it; each verse is cut into words once. */
function writtenWords(): (position: number) => string {
  const { verseAt, verseStarts } = concordance();
  const verses = new Map<number, readonly Token[]>();
  return (position) => {
    const verse = verseAt(position);
    const text = bibleText().textOf(verse);
    const words = verses.get(verse) ?? tokensOf(text);
    verses.set(verse, words);
    const token = words[position - (verseStarts[verse] ?? 0)];
    return token ? text.slice(token.start, token.end) : '';
  };
}

function differencesOf(
  steps: readonly Step[],
  tokens: readonly Token[],
  quote: Words,
  text: Words,
  positions: readonly number[],
): WordDifference[] {
  const differences: WordDifference[] = [];
  const writtenAt = writtenWords();
  let quoted: string[] = [];
  let scripture: string[] = [];
  const flush = (): void => {
    if (quoted.length + scripture.length === 0) return;
    const kind = quoted.length === 0 ? 'dropped' : scripture.length === 0 ? 'added' : 'changed';
    differences.push({ kind, quoted: quoted.join(' '), scripture: scripture.join(' ') });
    quoted = [];
    scripture = [];
  };
  for (const { quote: i, text: j, gap } of steps) {
    if (gap || (i >= 0 && j >= 0 && quote.ids[i] === text.ids[j])) {
      flush();
      continue;
    }
    if (i >= 0) quoted.push(tokens[i]?.word ?? '');
    if (j >= 0) scripture.push(writtenAt(positions[j] ?? 0));
  }
  flush();
  return differences;
}

/** Returns how many words of quotation or text are another's. */
export function wordsApart(differences: readonly WordDifference[]): number {
  const count = (words: string): number => (words === '' ? 0 : words.split(' ').length);
  return differences.reduce(
    (sum, { quoted, scripture }) => sum + Math.max(count(quoted), count(scripture)),
    0,
  );
}
