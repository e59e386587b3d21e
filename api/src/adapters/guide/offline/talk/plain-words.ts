import { CONTRACTIONS } from '../../../../neural/contractions.js';

/** What is typed short; words that are words themselves ("ill", "id") are read so here alone. */
const SHORT: Readonly<Record<string, string>> = {
  ...CONTRACTIONS,
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  ill: 'i will',
  id: 'i would',
  wat: 'what',
  wut: 'what',
  gotta: 'have to',
  nother: 'another',
  tmrw: 'tomorrow',
  lets: 'let us',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  thnx: 'thanks',
  tnx: 'thanks',
  ty: 'thank you',
  tysm: 'thank you',
  thankyou: 'thank you',
  gimme: 'give me',
  lemme: 'let me',
  kinda: 'kind of',
  em: 'them',
  bout: 'about',
  abt: 'about',
  cuz: 'because',
  k: 'ok',
  kk: 'ok',
  okay: 'ok',
  okey: 'ok',
  okie: 'ok',
  oki: 'ok',
  yep: 'yes',
  yup: 'yes',
  yeah: 'yes',
  yea: 'yes',
  ya: 'yes',
  nope: 'no',
  nah: 'no',
  vs: 'verse',
  vers: 'verse',
  verss: 'verse',
  v: 'verse',
  vv: 'verses',
  vrs: 'verse',
  ch: 'chapter',
  chap: 'chapter',
  nt: 'new testament',
  ot: 'old testament',
  summarise: 'summarize',
  summarised: 'summarized',
  practise: 'practice',
  favourite: 'favorite',
  anothr: 'another',
  anuther: 'another',
  anoter: 'another',
  antoher: 'another',
};

/** Sounds that are drawn out: "hiii", "heyyy", "soooo", "thankssss", "hahaha". */
function shortened(word: string): string {
  if (/^(?:ha|he|hi|lo|ja){2,}h?l?$/.test(word) && word !== 'hehe') return 'haha';
  return word
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/^(hi|hey|bye|yes|no|so|please|ok|thanks|hello)([a-z])\2+$/, '$1');
}

/**
 * Returns a text's words as they are usually written: lower case, without marks, short forms written out
 * ("What's ur name??" is "what is your name").
 */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .match(/\p{L}+|\d+(?::\d+)?(?:\s?[-–]\s?\d+)?/gu);
  return (words ?? [])
    .map(shortened)
    .map((word) => (Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word))
    .join(' ');
}

/** Returns the sentences of a text, as they are written. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+|(?<=\p{Extended_Pictographic})\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
