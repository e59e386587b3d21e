import type { Said } from './said.js';
import { judge, type Judgement } from './judge.js';
import { reader } from './languages/languages.js';
import type { Reading } from './rules/reader.js';

/**
 * Words that say nothing of danger by themselves: what they speak of was said before. "What if he does it again?" after
 * talk of a colleague who is late means no violence; after talk of blows the talk itself is danger (talk.ts).
 */
const SAY_NOTHING = new Set(
  `what whats if when why how who so and but or then ok okay well yes no not dont doesnt didnt i im me my you your he she
  they we us him her them his their it its this that thats these those there here do does did doing done has have had is
  are was were be will would should can could may might must to of in on at for with from by about as again still ever
  never always just really too also even only now later tomorrow evening night morning first next one same thing things
  know think say says said tell ask asks asked wait waits look looks like supposed allowed get gets go goes come comes
  happens happen change changes mean means forgive forgives forgave rejoice sorry late money answer answers text call
  money house ill busy long longer short shorter more less better best verse psalm points level miss anything everything something work works friend brother sister husband wife mother father boss`.split(
    /\s+/,
  ),
);
/** Who speaks of going, or of not being here, may mean a farewell. */
const OF_LEAVING = /\b(?:i|me|im|my)\b.*\b(?:go|goes|be|here|there|tomorrow|never|ever|last|done)\b/;
/** A message that says more is judged by itself. */
const MOST_WORDS = 14;

/** Whoever asks "did he …?", "was that …?" asks about somebody in a story. */
const ON_A_STORY = /^(?:(?:and|so|but|then|ok) )*(?:(?:why|how|when|where|who|what) )?(?:did|was|were)\b/;
const OWN = tagsNamed('ME MY MYSELF US WE');
const OF_THE_BIBLE = tagsNamed('BIBLICAL BIBLE BOOK GOSPEL');

function tagsNamed(names: string): ReadonlySet<number> {
  return new Set(
    names
      .split(' ')
      .map((name) => reader.grammar.tagNames.indexOf(name))
      .filter((tag) => tag >= 0),
  );
}

function has({ words }: Reading, tags: ReadonlySet<number>): boolean {
  return words.some((one) => one.tags.some((tag) => tags.has(tag)));
}

function wordsOf({ words }: Reading): string[] {
  return words.flatMap(({ word }) => (word === null ? [] : [word]));
}

function saysNothing({ reading }: Judgement): boolean {
  const words = wordsOf(reading);
  const isSmall = words.length <= MOST_WORDS && words.every((word) => SAY_NOTHING.has(word));
  return isSmall && reading.findings.length === 0 && !OF_LEAVING.test(words.join(' '));
}

/** Whether what sounds like danger by itself only goes on from talk that speaks of none. */
export async function goesOnHarmlessly(judged: Judgement, before: readonly Said[]): Promise<boolean> {
  const last = before.findLast(({ role }) => role === 'user');
  if (!last) return false;
  const { reading, danger } = await judge(last.content);
  if (danger > 0) return false;
  const words = wordsOf(judged.reading).join(' ');
  if (saysNothing(judged)) return true;
  const isAsked = ON_A_STORY.test(words);
  return isAsked && has(reading, OF_THE_BIBLE) && !has(judged.reading, OWN);
}
