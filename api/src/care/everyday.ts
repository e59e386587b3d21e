import { CONTRACTIONS } from '../neural/contractions.js';
import { likenessAt, readExamples, type Examples } from '../neural/examples.js';
import { meaningOf } from '../neural/sentences.js';
import type { Reading } from './rules/reader.js';

/** Wordings of what people say every day, and what they ask the guide; none of them speaks of danger. */
const FILES = ['everyday', 'counsel', 'app'] as const;
/**
 * From here on a message is like one of them. No sentence of danger in three sets that the network alone knows (107) was as
 * near as this (docs/adr/0085-answers-what-was-asked.md).
 */
const LIKE = 0.8;
/** What the network takes for danger beyond doubt is danger. */
const DOUBTFUL = 6;
/** Longer messages tell more than one thing. */
const MOST_WORDS = 14;

let examples: readonly Examples[] | undefined;

function plain(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => (CONTRACTIONS[word] ?? word).split(' '));
}

/** Whether a message that no rule knows as danger is like what people say every day, however it sounds to the network. */
export async function isEveryday(text: string, { findings }: Reading, danger: number): Promise<boolean> {
  const words = plain(text);
  if (findings.length > 0 || danger > DOUBTFUL || words.length > MOST_WORDS) return false;
  const meaning = await meaningOf(words.join(' '));
  if (!meaning) return false;
  examples ??= FILES.map(readExamples);
  return examples.some(({ wordings, meanings }) =>
    wordings.some((_, at) => likenessAt(meaning, meanings, at) >= LIKE),
  );
}
