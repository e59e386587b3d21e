import type { VerseId } from './bible-text.js';
import type { SearchedText } from './search-index.js';
import type { Query } from './search-query.js';

/** How well a verse of one text fits a query; all from 0 to 1. */
export interface Fit {
  /** The share of the query's words that it has, each by its weight. */
  readonly cover: number;
  /** The same of the words that tell something. */
  readonly telling: number;
  /** The share that stands in the query's order, neighbours counting twice. */
  readonly chain: number;
  /** The share of the verse that the query has. */
  readonly told: number;
}

/** What neighbours that stay neighbours are worth beside their words. */
const NEIGHBOURS = 1;
/** What the words of the next verse are worth: people remember verses with what follows them. */
const NEXT_VERSE = 0.6;

/** Times that one word of a query is looked for; more say nothing and take long. */
const MOST_TIMES = 5;

interface Match {
  readonly word: number;
  readonly likeness: number;
}

/** Lays the words of verses along a query; made once a query. */
export class Alignment {
  private readonly matches = new Map<number, Match[]>();
  private readonly most: number;
  /** Best chain so far that ends at or before each word of the query; index 0 is the empty one. */
  private readonly best: Float64Array;
  private previous: Float64Array;
  private current: Float64Array;
  private readonly found: Float64Array;

  constructor(
    private readonly query: Query,
    private readonly weights: Float32Array,
  ) {
    const { words } = query;
    let most = 0;
    words.forEach(({ alternatives, weight }, word) => {
      most += weight + (word > 0 ? this.together(word) : 0);
      for (const { stem, likeness } of alternatives) {
        const list = this.matches.get(stem);
        if (list && list.length < MOST_TIMES) list.push({ word, likeness });
        else if (list) continue;
        else this.matches.set(stem, [{ word, likeness }]);
      }
    });
    this.most = Math.max(most, 1e-9);
    this.best = new Float64Array(words.length + 1);
    this.previous = new Float64Array(words.length + 1);
    this.current = new Float64Array(words.length + 1);
    this.found = new Float64Array(words.length);
  }

  /** The worth of a word and the one before it standing together. */
  private together(word: number): number {
    const { words } = this.query;
    return (NEIGHBOURS * ((words[word]?.weight ?? 0) + (words[word - 1]?.weight ?? 0))) / 2;
  }

  /** Returns how well a verse, with the one after it, fits the query. */
  fit(text: SearchedText, verse: VerseId, withNext: boolean): Fit {
    this.best.fill(0);
    this.previous.fill(0);
    this.found.fill(0);
    const told = this.read(text, verse);
    const own = this.summed();
    if (!withNext) return { ...own, told };
    this.read(text, verse + 1);
    const both = this.summed();
    const joined = (one: number, two: number) => one + NEXT_VERSE * (two - one);
    return {
      cover: joined(own.cover, both.cover),
      telling: joined(own.telling, both.telling),
      chain: joined(own.chain, both.chain),
      told,
    };
  }

  private summed(): Omit<Fit, 'told'> {
    const { words, weight, tellingWeight } = this.query;
    let cover = 0;
    let telling = 0;
    words.forEach((word, index) => {
      const part = word.weight * (this.found[index] ?? 0);
      cover += part;
      if (word.telling) telling += part;
    });
    const chain = (this.best[words.length] ?? 0) / this.most;
    return {
      cover: cover / Math.max(weight, 1e-9),
      telling: tellingWeight > 0 ? telling / tellingWeight : 0,
      chain,
    };
  }

  /** Reads one verse's words in order; returns the share of them that the query has. */
  private read({ words, stemOfWord }: SearchedText, verse: VerseId): number {
    const end = words.verseStarts[verse + 1] ?? 0;
    let whole = 0;
    let shared = 0;
    for (let position = words.verseStarts[verse] ?? 0; position < end; position += 1) {
      const stem = stemOfWord[words.words[position] ?? 0] ?? 0;
      const weight = this.weights[stem] ?? 0;
      whole += weight;
      const matches = this.matches.get(stem);
      this.current.fill(0);
      if (matches) {
        shared += weight;
        this.extend(matches);
      }
      [this.previous, this.current] = [this.current, this.previous];
    }
    return whole > 0 ? shared / whole : 0;
  }

  /** Lengthens the best chains by one word of the verse. */
  private extend(matches: readonly Match[]): void {
    for (const { word, likeness } of matches) {
      const weight = (this.query.words[word]?.weight ?? 0) * likeness;
      const alone = this.best[word] ?? 0;
      const before = this.previous[word] ?? 0;
      const joined = before > 0 ? before + this.together(word) * likeness : 0;
      this.current[word + 1] = weight + Math.max(alone, joined);
      this.found[word] = Math.max(this.found[word] ?? 0, likeness);
    }
    for (const { word } of matches) {
      const value = this.current[word + 1] ?? 0;
      for (let at = word + 1; at < this.best.length && (this.best[at] ?? 0) < value; at += 1)
        this.best[at] = value;
    }
  }
}
