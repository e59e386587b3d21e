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
/** What a rule knows, but so little that a wording of every day outweighs it. */
const SLIGHT = 1;
/**
 * Sentences of danger. Of 348 that no rule knows and nothing was learnt from, not one that the network doubts was less like
 * all of them than this (docs/adr/0091-a-talk-goes-on.md).
 */
const DANGERS = 'dangers';
const UNLIKE = 0.466;
const NETWORK_DOUBTS = 4.5;
/** Longer messages tell more than one thing. */
const MOST_WORDS = 16;

let examples: readonly Examples[] | undefined;
let dangers: Examples | undefined;

/** Returns the words of a message as they are compared, with short forms written out. */
export function plain(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => (CONTRACTIONS[word] ?? word).split(' '));
}

/** How a message sounds to the network. */
interface Sounding {
  readonly reading: Reading;
  readonly danger: number;
  readonly language: string;
}

/**
 * Whether a message that no rule knows as danger, or only slightly, is like what people say every day; or, where no rule knows it, like no danger
 * at all. However it sounds to the network.
 */
export async function isEveryday(
  text: string,
  { reading: { findings }, danger, language }: Sounding,
): Promise<boolean> {
  const words = plain(text);
  if ((findings.length > 0 && danger > SLIGHT) || danger > DOUBTFUL || words.length > MOST_WORDS)
    return false;
  const meaning = await meaningOf(words.join(' '));
  if (!meaning) return false;
  examples ??= FILES.map(readExamples);
  if (examples.some((one) => isLikeAny(meaning, one, LIKE))) return true;
  return (
    findings.length === 0 &&
    language === 'en' &&
    danger < NETWORK_DOUBTS &&
    !isLikeAny(meaning, (dangers ??= readExamples(DANGERS)), UNLIKE)
  );
}

function isLikeAny(meaning: Float32Array, { wordings, meanings }: Examples, least: number): boolean {
  return wordings.some((_, at) => likenessAt(meaning, meanings, at) >= least);
}
