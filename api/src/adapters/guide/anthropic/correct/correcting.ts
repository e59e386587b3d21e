import { corrected, type GuideCorrection } from '@emit/contract/guide';
import { LIMITS } from '@emit/contract/limits';
import type { Translation } from '@emit/contract/translations';
import { withVerses } from '../verses/verse-writer.js';
import { faultyPassages, type Inserted, type Passage } from './faulty-passages.js';
import { mended } from './mend.js';

/**
 * Returns what a text needs so that nothing in it is quoted wrongly: of each passage what the model wrote anew, where that is right,
 * else what can be mended without it. To be made in their order, the last passage first.
 */
export function correctionsOf(
  text: string,
  passages: readonly Passage[],
  anew: ReadonlyMap<number, string>,
  inserted: Inserted,
  translation: Translation,
): GuideCorrection[] {
  let now = text;
  const corrections: GuideCorrection[] = [];
  for (const [index, passage] of [...passages.entries()].reverse()) {
    const written = anew.get(index);
    const words = written === undefined ? null : rightWords(now, passage, written, inserted, translation);
    const correction = narrowed(now, passage, words ?? mended(text, passage));
    if (correction === null || corrected(now, correction).length > LIMITS.messageMax) continue;
    corrections.push(correction);
    now = corrected(now, correction);
  }
  return corrections;
}

/** The passage as the model wrote it anew, with its verses; null where something is still wrong in it. */
function rightWords(
  text: string,
  passage: Passage,
  written: string,
  { inserted }: Inserted,
  translation: Translation,
): string | null {
  const anew = withVerses(written, translation);
  if (anew.wrong.length > 0) return null;
  // Kept as it is: not meant as Scripture.
  if (anew.text === text.slice(passage.start, passage.end)) return isBeside(passage) ? anew.text : null;
  const whole = corrected(text, { ...passage, text: anew.text });
  const end = passage.start + anew.text.length;
  const still = faultyPassages(whole, { inserted: [...inserted, ...anew.inserted], wrong: [] });
  return still.some((one) => one.start < end && one.end > passage.start) ? null : anew.text;
}

function isBeside({ quotations, wrong }: Passage): boolean {
  return wrong.length === 0 && quotations.every(({ status }) => status === 'not-scripture');
}

/** Only what changes; null where nothing does. */
function narrowed(text: string, { start, end }: Passage, words: string): GuideCorrection | null {
  const before = text.slice(start, end);
  if (before === words) return null;
  const least = Math.min(before.length, words.length);
  let same = 0;
  while (same < least && before[same] === words[same]) same += 1;
  let tail = 0;
  while (tail < least - same && before.at(-1 - tail) === words.at(-1 - tail)) tail += 1;
  return { start: start + same, end: end - tail, text: words.slice(same, words.length - tail) };
}
