import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { VerseId } from './bible-text.js';
import type { VerseRange } from './passages.js';
import { wellKnown } from './well-known.js';

/** Numbers of two bytes, six a verse; made by `npm run texts`. */
const KEPT = 6;
const NONE = 0xffff;
/** What a verse that many know is worth more: about a place among the first. */
const KNOWN = 0.8;

let loaded: Uint16Array | undefined;

function read(): Uint16Array {
  const bytes = brotliDecompressSync(
    readFileSync(new URL('../../texts/cross-references.bin.br', import.meta.url)),
  );
  return Uint16Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16LE(at * 2));
}

/** Returns verses to read with a verse, by its cross references, the best first; read from disk at the first call. */
export function crossReferencesOf(verse: VerseId): readonly VerseId[] {
  const all = (loaded ??= read());
  return [...all.subarray(verse * KEPT, (verse + 1) * KEPT)].filter((other) => other !== NONE);
}

/** Returns verses to read with a passage, none of them in it: those that many of its verses name, and that many people know. */
export function readAlso({ from, to }: VerseRange, limit: number): readonly VerseId[] {
  const worth = new Map<VerseId, number>();
  for (let verse = from; verse <= to; verse += 1) {
    crossReferencesOf(verse).forEach((other, rank) => {
      if (other >= from && other <= to) return;
      worth.set(other, (worth.get(other) ?? (wellKnown(other) ? KNOWN : 0)) + 1 / (rank + 1));
    });
  }
  return [...worth]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([verse]) => verse);
}
