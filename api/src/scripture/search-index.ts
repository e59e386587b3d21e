import { TRANSLATION_CODES, type Translation } from '@emit/contract/translations';
import { concordance, type Concordance } from './concordance.js';
import { finish, type InTurns } from './in-turns.js';
import { stemOf } from './stems.js';

/** Small words of the old texts and of today's that stand for one another: "folded: words". */
const FOLDED_WORDS =
  'you: thou thee ye yourself thyself; your: thy thine yours; have: hath has had hast having; do: doth does did dost didst; ' +
  'be: is are am was were art wast been being; will: shall shalt wilt; to: unto; on: upon; who: which whom whoso whosoever whoever; ' +
  'not: dont doesnt didnt isnt arent wont cant cannot shouldnt wouldnt havent hasnt neither nor never no; my: mine; ' +
  'the: yon; behold: lo; ever: forever evermore forevermore; therefore: wherefore; no: none; before: afore; ' +
  'surely: verily; among: amongst; toward: towards; a: an; for: because since; but: yet; these: those; shield: buckler';

const FOLDED: ReadonlyMap<string, string> = new Map(
  FOLDED_WORDS.split('; ').flatMap((entry) => {
    const [folded = '', words = ''] = entry.split(': ');
    return words.split(' ').map((word) => [word, folded] as const);
  }),
);

/** Returns what a word counts as in a search: its stem, or the small word that it stands for. */
export function searchStem(word: string): string {
  return FOLDED.get(word) ?? stemOf(word);
}

/** One translation as the search reads it. */
export interface SearchedText {
  readonly translation: Translation;
  readonly words: Concordance;
  /** Word number of the concordance → stem number of the index. */
  readonly stemOfWord: Uint16Array;
  /** Stem number → the word numbers that have it. */
  readonly wordsOfStem: readonly (readonly number[])[];
}

/** The three texts by stems that they share. */
export interface SearchIndex {
  readonly stems: ReadonlyMap<string, number>;
  /** Stem number → how much it tells: the logarithm of its rarity. */
  readonly weights: Float32Array;
  readonly texts: readonly SearchedText[];
  readonly verseCount: number;
}

const NO_WORDS: readonly number[] = [];

/** Words and verses that are read in one turn of the event loop. */
const WORDS_A_TURN = 4_000;
const VERSES_A_TURN = 10_000;

function* readText(translation: Translation, stems: Map<string, number>): InTurns<SearchedText> {
  const words = concordance(translation);
  const stemOfWord = new Uint16Array(words.vocabulary.size);
  const wordsOfStem: number[][] = [];
  for (const [word, number] of words.vocabulary) {
    if (number % WORDS_A_TURN === 0) yield;
    const name = searchStem(word);
    let stem = stems.get(name);
    if (stem === undefined) stems.set(name, (stem = stems.size));
    stemOfWord[number] = stem;
    (wordsOfStem[stem] ??= []).push(number);
  }
  return { translation, words, stemOfWord, wordsOfStem };
}

/** How many verses have each stem in any of the texts. */
function* versesByStem(texts: readonly SearchedText[], stems: number, verses: number): InTurns<Uint32Array> {
  const counts = new Uint32Array(stems);
  const last = new Int32Array(stems).fill(-1);
  for (let verse = 0; verse < verses; verse += 1) {
    if (verse % VERSES_A_TURN === 0) yield;
    for (const { words, stemOfWord } of texts) {
      const end = words.verseStarts[verse + 1] ?? 0;
      for (let position = words.verseStarts[verse] ?? 0; position < end; position += 1) {
        const stem = stemOfWord[words.words[position] ?? 0] ?? 0;
        if (last[stem] === verse) continue;
        last[stem] = verse;
        counts[stem] = (counts[stem] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** Builds the index in turns; whoever needs it in between builds it at once. */
export function* buildSearchIndex(): InTurns {
  if (index) return;
  const stems = new Map<string, number>();
  const texts: SearchedText[] = [];
  for (const translation of TRANSLATION_CODES) texts.push(yield* readText(translation, stems));
  const verseCount = (texts[0]?.words.verseStarts.length ?? 1) - 1;
  const counts = yield* versesByStem(texts, stems.size, verseCount);
  const weights = Float32Array.from(counts, (count) => rarity(count, verseCount));
  index ??= { stems, weights, texts, verseCount };
}

function rarity(count: number, verses: number): number {
  return Math.log(1 + (verses - count + 0.5) / (count + 0.5)) + 0.05;
}

let index: SearchIndex | undefined;

/** Returns the index over the three texts, built at the first call and kept. */
export function searchIndex(): SearchIndex {
  if (index) return index;
  finish(buildSearchIndex());
  return searchIndex();
}

/** Returns the numbers of the words with a stem in one text. */
export function wordsWith(text: SearchedText, stem: number): readonly number[] {
  return text.wordsOfStem[stem] ?? NO_WORDS;
}
