import type { VerseId } from './bible-text.js';
import { searchIndex, wordsWith, type SearchedText } from './search-index.js';
import type { Query, QueryWord } from './search-query.js';

// BM25's usual constants; verses are short, so length counts a little less.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.6;
const AVERAGE_LENGTH = 25;
/** Words of a query that verses are gathered by. */
const MOST_TERMS = 14;
/** The weight of a word in a quarter of all verses. */
const TOO_COMMON = 1.4;
/** Words that gather at least, however common. */
const FEW = 3;

/** Scores by verse: typed, because "the LORD God of Israel" touches a third of all. */
class Gathering {
  readonly scores: Float32Array;
  private readonly counts: Uint8Array;
  private readonly term: Float32Array;

  constructor(verses: number) {
    this.scores = new Float32Array(verses);
    this.counts = new Uint8Array(verses);
    this.term = new Float32Array(verses);
  }

  /** Adds to each verse what a word is worth there, in the text and by the stem in which it is worth most. */
  add({ alternatives, weight }: QueryWord): void {
    const all: VerseId[] = [];
    for (const { stem, likeness } of alternatives) {
      for (const text of searchIndex().texts) {
        const touched = this.count(text, stem);
        for (const verse of touched) {
          const worth = weight * likeness * saturated(this.counts[verse] ?? 0, lengthOf(text, verse));
          if ((this.term[verse] ?? 0) === 0) all.push(verse);
          if (worth > (this.term[verse] ?? 0)) this.term[verse] = worth;
          this.counts[verse] = 0;
        }
      }
    }
    for (const verse of all) {
      this.scores[verse] = (this.scores[verse] ?? 0) + (this.term[verse] ?? 0);
      this.term[verse] = 0;
    }
  }

  private count(text: SearchedText, stem: number): VerseId[] {
    const touched: VerseId[] = [];
    for (const word of wordsWith(text, stem)) {
      for (const place of text.words.places(word)) {
        const verse = text.words.verseAt(place);
        if (this.counts[verse] === 0) touched.push(verse);
        if ((this.counts[verse] ?? 0) < 255) this.counts[verse] = (this.counts[verse] ?? 0) + 1;
      }
    }
    return touched;
  }
}

function lengthOf({ words }: SearchedText, verse: VerseId): number {
  return (words.verseStarts[verse + 1] ?? 0) - (words.verseStarts[verse] ?? 0);
}

function saturated(count: number, length: number): number {
  const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / AVERAGE_LENGTH);
  return (count * (SATURATION + 1)) / (count + norm);
}

/** The rarest words of a query; those that stand in a third of all verses gather nothing unless they are alone. */
function gatheringWords({ words }: Query): QueryWord[] {
  const known = words
    .filter(({ alternatives }) => alternatives.length > 0)
    .filter(({ word }, at, list) => list.findIndex((other) => other.word === word) === at)
    .sort((a, b) => b.weight - a.weight);
  const rare = known.filter(({ weight }) => weight > TOO_COMMON);
  return rare.length >= FEW ? rare.slice(0, MOST_TERMS) : known.slice(0, FEW);
}

export interface Candidate {
  readonly verse: VerseId;
  readonly score: number;
}

/** Returns the verses that have most of what a query tells, in any of the three texts, the best first. */
export function candidatesFor(query: Query, limit: number): Candidate[] {
  const gathering = new Gathering(searchIndex().verseCount);
  for (const word of gatheringWords(query)) gathering.add(word);
  return highest(gathering.scores, limit);
}

/** Picks the highest scores with a threshold that rises, so that few of thirty thousand are sorted. */
function highest(scores: Float32Array, limit: number): Candidate[] {
  let kept: Candidate[] = [];
  let least = 0;
  const best = (list: Candidate[]) =>
    list.sort((a, b) => b.score - a.score || a.verse - b.verse).slice(0, limit);
  for (let verse = 0; verse < scores.length; verse += 1) {
    const score = scores[verse] ?? 0;
    if (score <= least) continue;
    kept.push({ verse, score });
    if (kept.length < limit * 4) continue;
    kept = best(kept);
    least = kept.at(-1)?.score ?? 0;
  }
  return best(kept);
}
