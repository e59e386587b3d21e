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

/** Returns the labels of the wordings that a meaning is most like, the likeliest first. */
export function likeliest(meaning: Float32Array, { labels, meanings }: Examples): Likely[] {
  const near = labels.map((label, at) => {
    let sum = 0;
    for (let place = 0; place < SIZE; place += 1)
      sum += (meaning[place] ?? 0) * (meanings[at * SIZE + place] ?? 0);
    return { label, likeness: sum / SCALE };
  });
  near.sort((a, b) => b.likeness - a.likeness);
  const found = new Map<string, { says: number; likeness: number }>();
  let all = 0;
  for (const { label, likeness } of near.slice(0, NEAREST)) {
    const says = Math.exp(SHARPNESS * likeness);
    const one = found.get(label) ?? { says: 0, likeness };
    found.set(label, { ...one, says: one.says + says });
    all += says;
  }
  return [...found]
    .map(([label, { says, likeness }]) => ({ label, share: says / all, likeness }))
    .sort((a, b) => b.share - a.share);
}
