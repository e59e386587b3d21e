import { bibleText, type VerseId } from './bible-text.js';
import { concordance, findPhrase, wordsOf } from './concordance.js';
import { STOP_WORDS, stemOf } from './stems.js';
import { rangesOf, topicsOf } from './topics.js';

export interface SearchHit {
  readonly verse: VerseId;
  /** Greater is better; comparable within one search only. */
  readonly score: number;
}

interface Index {
  /** Stem → the numbers of the words that have it. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  readonly averageLength: number;
}

let index: Index | undefined;

function searchIndex(): Index {
  if (!index) {
    const { vocabulary, words, verseStarts } = concordance();
    const stems = new Map<string, number[]>();
    for (const [word, number] of vocabulary) {
      const stem = stemOf(word);
      const group = stems.get(stem);
      if (group) group.push(number);
      else stems.set(stem, [number]);
    }
    index = { stems, averageLength: words.length / (verseStarts.length - 1) };
  }
  return index;
}

// BM25's usual constants; verses are short, so length counts a little less.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.6;
/** What a passage chosen for the topic is worth beside the words: about one rare word. */
const TOPIC_PASSAGE = 9;

/** Scores of all verses, by verse: typed, because "the LORD God of Israel" touches a third of them. */
type Scores = Float64Array;

function addScores(scores: Scores, stem: string, weight: number): void {
  const { places, verseAt, verseStarts } = concordance();
  const { averageLength, stems } = searchIndex();
  const counts = new Uint8Array(scores.length);
  const touched: VerseId[] = [];
  for (const word of stems.get(stem) ?? []) {
    for (const place of places(word)) {
      const verse = verseAt(place);
      if (counts[verse] === 0) touched.push(verse);
      counts[verse] = (counts[verse] ?? 0) + 1;
    }
  }
  const rarity = Math.log(1 + (scores.length - touched.length + 0.5) / (touched.length + 0.5));
  for (const verse of touched) {
    const count = counts[verse] ?? 0;
    const length = (verseStarts[verse + 1] ?? 0) - (verseStarts[verse] ?? 0);
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / averageLength);
    scores[verse] = (scores[verse] ?? 0) + (weight * rarity * count * (SATURATION + 1)) / (count + norm);
  }
}

/** Terms of a question that can find something: stems of its words, stop words left out, at most twenty. */
export function searchTerms(query: string): string[] {
  const words = wordsOf(query).filter((word) => word.length > 1 && !STOP_WORDS.has(word));
  return [...new Set(words.map(stemOf))].slice(0, 20);
}

/** The words and chosen passages of the topics that a query touches; they weigh more when its own words find nothing. */
function addTopics(scores: Scores, query: string, alone: boolean): void {
  for (const topic of topicsOf(query).slice(0, 2)) {
    for (const stem of new Set(wordsOf(topic.text).map(stemOf))) addScores(scores, stem, alone ? 1 : 0.25);
    rangesOf(topic).forEach(({ from }, rank) => {
      scores[from] = (scores[from] ?? 0) + TOPIC_PASSAGE * (1 - rank / 10);
    });
  }
}

function best(scores: Scores, limit: number): SearchHit[] {
  const hits: SearchHit[] = [];
  scores.forEach((score, verse) => {
    if (score > 0) hits.push({ verse, score });
  });
  return hits.sort((a, b) => b.score - a.score || a.verse - b.verse).slice(0, limit);
}

/**
 * Verses for a question or words, the best first (BM25 over stems; the words of the topics it touches count a little).
 * Words in "double quotes" must stand in the text as they are.
 */
export function searchVerses(query: string, limit = 20): SearchHit[] {
  const quoted = /["“]([^"”]+)["”]/.exec(query)?.[1];
  if (quoted !== undefined) return searchPhrase(quoted, limit);
  const scores: Scores = new Float64Array(bibleText().verseCount);
  const terms = searchTerms(query).filter((term) => searchIndex().stems.has(term));
  for (const stem of terms) addScores(scores, stem, 1);
  addTopics(scores, query, terms.length === 0);
  return best(scores, limit);
}

/** Verses in which a phrase begins, word for word, in the order of the text. */
export function searchPhrase(phrase: string, limit = 20): SearchHit[] {
  const { verseAt } = concordance();
  const verses = new Set<VerseId>();
  for (const position of findPhrase(wordsOf(phrase), limit * 4)) verses.add(verseAt(position));
  return [...verses]
    .sort((a, b) => a - b)
    .slice(0, limit)
    .map((verse) => ({ verse, score: 1 }));
}
