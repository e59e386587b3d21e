import type { Before } from '../follow-up/before.js';
import { mayMean } from './people.js';
import { peopleOf } from './person-answers.js';

const STANDS_FOR = /\b(?:he|she|him|her|his|they|them|their)\b/;

/** "Was she married", after a question on Deborah: "was deborah married". */
export function withName(words: string, before: Before): string {
  const stands = STANDS_FOR.exec(words)?.[0] ?? '';
  const name = peopleOf(before)
    .filter((one) => mayMean(stands, one))
    .map((one) => one.toLowerCase())
    .find((one) => !words.includes(one));
  return name ? words.replace(STANDS_FOR, name) : words;
}

const TWO = /\b(?:he|she)\b(.*?)\b(?:him|her)\b/;

/** "Why did he want to kill him", of two who were spoken of: with their names, either way round. */
export function withNames(words: string, before: Before): string[] {
  const [one, other] = peopleOf(before).map((name) => name.toLowerCase());
  if (!TWO.test(words) || !one || !other) return [];
  return [
    [one, other],
    [other, one],
  ].map(([who = '', whom = '']) => words.replace(TWO, (_, between: string) => `${who}${between}${whom}`));
}
