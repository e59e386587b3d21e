import type { Reading, ReadWord } from '../rules/reader.js';
import type { Grammar } from '../rules/grammar.js';

/** Weights of the model: features share them by their hash. */
export const BUCKETS = 1 << 17;
/** Words that are weighed together. A longer text is weighed in parts, which overlap by half unless it is very long. */
const PART = 64;
const VERY_LONG = 512;
const NEAR = 5;
/** Fewer say nothing without what stands around them: "every day", "40 days". */
export const FEWEST_WORDS = 4;
/** As many letters of a word are looked at: its ending says little here. */
const STEM = 6;

/** Part of each feature's hash, so that the same words in another relation are another feature. */
const RELATION = {
  single: 0x1b873593,
  next: 0x2c1b3c6d,
  near: 0x297a2d39,
  together: 0x5bd1e995,
  first: 0x38b34ae5,
  asked: 0x3c6ef372,
} as const;

/** A part of a text: its features as numbers of weights, and its words from and to. */
export interface Part {
  readonly features: readonly number[];
  readonly from: number;
  readonly to: number;
}

const FIGURE = hashOf('figure of speech');

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

function bucketOf(relation: number, a: number, b: number): number {
  let hash = Math.imul(a ^ relation, 0x9e3779b1) ^ Math.imul(b ^ (relation >>> 3), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % BUCKETS;
}

/** What the model weighs: words and their tags, alone, side by side, near each other, and in the same part. */
export class Features {
  private readonly ofTags: readonly (number | null)[];
  private readonly symbols = new WeakMap<readonly number[], readonly number[]>();
  /** Of each feature the part that had it last: asking a set would take five times as long. */
  private readonly seen = new Int32Array(BUCKETS);
  private turn = 0;

  constructor({ tagNames }: Pick<Grammar, 'tagNames'>) {
    this.ofTags = tagNames.map((name) => (name.startsWith('=') ? null : hashOf(name)));
  }

  partsOf({ words }: Reading, isAsked: boolean): Part[] {
    const parts: Part[] = [];
    const step = words.length > VERY_LONG ? PART : PART / 2;
    for (let from = 0; from === 0 || from + PART - step < words.length; from += step) {
      const some = words.slice(from, from + PART);
      parts.push({ features: this.ofPart(some, isAsked), from, to: from + some.length });
    }
    return parts;
  }

  /** Each sentence of a text of several: among much that is harmless one that is not must not be lost. */
  sentencesOf({ words }: Reading): Part[] {
    const parts: Part[] = [];
    let from = 0;
    for (let at = 0; at <= words.length; at += 1) {
      if (at < words.length && words[at]?.word !== null && at - from < PART) continue;
      if (at - from >= FEWEST_WORDS) {
        parts.push({ features: this.ofPart(words.slice(from, at), false), from, to: at });
      }
      from = words[at]?.word === null ? at + 1 : at;
    }
    return parts.length > 1 ? parts : [];
  }

  private ofPart(words: readonly ReadWord[], isAsked: boolean): number[] {
    this.turn += 1;
    const found: number[] = [];
    const symbols = words.map((word) => this.symbolsOf(word));
    const concepts = new Set<number>();
    for (let at = 0; at < symbols.length; at += 1) {
      const here = symbols[at] ?? [];
      for (let one = 0; one < here.length; one += 1) {
        const a = here[one] ?? 0;
        if (one > 0) concepts.add(a);
        this.add(found, bucketOf(RELATION.single, a, 0));
        if (at === 0) this.add(found, bucketOf(RELATION.first, a, 0));
        this.addNear(found, a, symbols, at);
      }
    }
    const sorted = [...concepts].sort((a, b) => a - b);
    for (let at = 0; at < sorted.length; at += 1) {
      for (let next = at + 1; next < sorted.length; next += 1)
        this.add(found, bucketOf(RELATION.together, sorted[at] ?? 0, sorted[next] ?? 0));
    }
    if (isAsked) this.add(found, bucketOf(RELATION.asked, 1, 0));
    return found;
  }

  private addNear(found: number[], a: number, symbols: readonly (readonly number[])[], at: number): void {
    const last = Math.min(at + NEAR, symbols.length - 1);
    for (let other = at + 1; other <= last; other += 1) {
      const relation = other === at + 1 ? RELATION.next : RELATION.near;
      for (const b of symbols[other] ?? []) this.add(found, bucketOf(relation, a, b));
    }
  }

  private add(found: number[], bucket: number): void {
    if (this.seen[bucket] === this.turn) return;
    this.seen[bucket] = this.turn;
    found.push(bucket);
  }

  /** The word itself first, then what it is tagged with. */
  private symbolsOf({ word, tags, isFigure }: ReadWord): readonly number[] {
    let ofTags = this.symbols.get(tags);
    if (!ofTags) {
      ofTags = tags.flatMap((tag) => this.ofTags[tag] ?? []);
      this.symbols.set(tags, ofTags);
    }
    const own = hashOf(word === null ? '.' : word.slice(0, STEM));
    return isFigure ? [own, ...ofTags, FIGURE] : [own, ...ofTags];
  }
}
