import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SIZE } from './sentences.js';

const MODELS = new URL('../../models/', import.meta.url);
/** Meanings are kept in whole numbers. */
const SCALE = 127;
/** Bytes before them: the digest of the wordings that they were made of. */
export const HEAD = 32;

/** Wordings with a label each, and what they mean (scripts/guide/tell-examples.mjs). */
export interface Examples {
  readonly labels: readonly string[];
  readonly wordings: readonly string[];
  /** The meanings, one behind the other. */
  readonly meanings: Int8Array;
}

/** A label that a meaning is like. */
export interface Likely {
  readonly label: string;
  /** Of what speaks for any label, 0 to 1. */
  readonly share: number;
  /** How alike the nearest of its wordings is. */
  readonly likeness: number;
}

export function digestOf(wordings: readonly string[]): Buffer {
  return createHash('sha256').update(wordings.join('\n')).digest();
}

/** Reads `name`.txt, labels behind `#` and below each its wordings, and `name`.bin. */
export function readExamples(name: string): Examples {
  const labels: string[] = [];
  const wordings: string[] = [];
  let label = '';
  for (const line of readFileSync(new URL(`${name}.txt`, MODELS), 'utf8')
    .trimEnd()
    .split('\n')) {
    if (line.startsWith('# ')) label = line.slice(2);
    else {
      labels.push(label);
      wordings.push(line);
    }
  }
  const bytes = readFileSync(new URL(`${name}.bin`, MODELS));
  return {
    labels,
    wordings,
    meanings: new Int8Array(bytes.buffer, bytes.byteOffset + HEAD, bytes.length - HEAD),
  };
}

/** Returns meanings in whole numbers, behind the digest of their wordings. */
export function inBytes(wordings: readonly string[], meanings: readonly Float32Array[]): Buffer {
  const numbers = meanings.flatMap((meaning) => [...meaning].map((one) => Math.round(one * SCALE)));
  return Buffer.concat([digestOf(wordings), Buffer.from(Int8Array.from(numbers).buffer)]);
}

/** Wordings that have a say, the nearest ones. */
const NEAREST = 7;
/** How much more a nearer one counts. */
const SHARPNESS = 10;

/** Returns how alike a meaning is to the wording at a place. */
export function likenessAt(meaning: Float32Array, meanings: Int8Array, at: number): number {
  let sum = 0;
  const start = at * SIZE;
  // Numbers of typed arrays of this length are always there: the loop is hot, and a check in it costs half its time.
  for (let place = 0; place < SIZE; place += 1)
    sum += (meaning[place] as number) * (meanings[start + place] as number);
  return sum / SCALE;
}

const found = new WeakMap<Examples, WeakMap<Float32Array, Likely[]>>();

/** Returns the labels of the wordings that a meaning is most like, the likeliest first. */
export function likeliest(meaning: Float32Array, examples: Examples): Likely[] {
  const known = found.get(examples) ?? new WeakMap<Float32Array, Likely[]>();
  found.set(examples, known);
  const likely = known.get(meaning) ?? likeliestOf(meaning, examples);
  known.set(meaning, likely);
  return likely;
}

function likeliestOf(meaning: Float32Array, { labels, meanings }: Examples): Likely[] {
  const near = labels.map((label, at) => ({ label, likeness: likenessAt(meaning, meanings, at) }));
  near.sort((a, b) => b.likeness - a.likeness);
  const said = new Map<string, { says: number; likeness: number }>();
  let all = 0;
  for (const { label, likeness } of near.slice(0, NEAREST)) {
    const says = Math.exp(SHARPNESS * likeness);
    const one = said.get(label) ?? { says: 0, likeness };
    said.set(label, { ...one, says: one.says + says });
    all += says;
  }
  return [...said]
    .map(([label, { says, likeness }]) => ({ label, share: says / all, likeness }))
    .sort((a, b) => b.share - a.share);
}
