import { reader } from './languages/languages.js';
import type { Reading } from './rules/reader.js';

const tag = (name: string): number => reader.grammar.tagNames.indexOf(name);
const OTHERS = ['PARTNER', 'PARENT', 'CHILD', 'KIN', 'PEOPLE', 'SOMEONE', 'AUTHORITY', 'HE', 'HIM'].map(tag);
const ONESELF = ['ME', 'MYSELF', 'US'].map(tag);
const I = tag('I');
/** What one says of oneself when it is others that one speaks of: "I think my friend …", "what should I do?". */
const AS_WITNESS = new Set(
  `think believe suspect fear know knew saw see hear heard found find notice noticed worry worried say tell do help ask
  should can could may afraid scared wonder talk speak write comfort support react respond teach coach mentor`.split(
    /\s+/,
  ),
);

/**
 * Whom the danger is about: somebody else only where that is plain, that is where nothing is said of oneself but what a
 * witness says.
 */
export function whomItIsAbout({ words }: Reading): 'self' | 'other' {
  const has = (tags: readonly number[], of: readonly number[]) => of.some((one) => tags.includes(one));
  if (!words.some(({ tags }) => has(tags, OTHERS))) return 'self';
  if (words.some(({ tags }) => has(tags, ONESELF))) return 'self';
  const asWitness = (at: number) =>
    words.slice(Math.max(0, at - 2), at + 3).some(({ word }) => AS_WITNESS.has(word ?? ''));
  return words.every(({ tags }, at) => !tags.includes(I) || asWitness(at)) ? 'other' : 'self';
}
