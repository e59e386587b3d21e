import { withoutAccents } from '@emit/contract/without-accents';
import french from '../../../../../care/languages/french.json' with { type: 'json' };
import german from '../../../../../care/languages/german.json' with { type: 'json' };
import portuguese from '../../../../../care/languages/portuguese.json' with { type: 'json' };
import spanish from '../../../../../care/languages/spanish.json' with { type: 'json' };
import { FOREIGN_NAMES, FOREIGN_THINGS } from './foreign-names.js';
import { FOREIGN_PHRASES } from './foreign-phrases.js';
import { FOREIGN_WORDS } from './foreign-words.js';

/** Everyday words, by their English: shared with what hears danger. No Italian ones. */
const EVERYDAY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  German: german.words,
  Spanish: spanish.words,
  French: french.words,
  Portuguese: portuguese.words,
};

interface Dictionary {
  readonly words: ReadonlyMap<string, string>;
  /** Beginnings of words, the longest first. */
  readonly stems: readonly (readonly [string, string])[];
  readonly phrases: readonly (readonly [string, string])[];
  /** What English words are in the language. */
  readonly back: ReadonlyMap<string, string>;
}

function entriesOf(lines: string): [string, string[]][] {
  return lines.split('; ').map((line) => {
    const [left = '', right = ''] = line.split(' = ');
    return [left, right.split(' ')];
  });
}

const NAMES = new Map(
  entriesOf(`${FOREIGN_NAMES}; ${FOREIGN_THINGS}`).flatMap(([english, forms]) =>
    forms.map((form) => [form, english] as const),
  ),
);
const NAMES_FOLDED = new Map(
  [...NAMES].filter(([form]) => form.length > 3).map(([form, english]) => [withoutAccents(form), english]),
);
const NAMES_ALONE = new Map(
  entriesOf(FOREIGN_NAMES).flatMap(([english, forms]) => forms.map((form) => [form, english] as const)),
);

/** Returns a name of the Bible in English that somebody writes as at home ("Mose"); null for none. */
export function englishName(word: string): string | null {
  return NAMES_ALONE.get(word) ?? null;
}

const dictionaries = new Map<string, Dictionary>();

function made(language: string): Dictionary {
  const words = new Map<string, string>();
  const back = new Map<string, string>();
  const stems: [string, string][] = [];
  for (const [forms, [english = '']] of entriesOf(FOREIGN_WORDS[language] ?? '')) {
    const meaning = english.replaceAll('+', ' ');
    for (const form of forms.split(' ')) if (!words.has(form)) words.set(form, meaning);
    if (!back.has(meaning)) back.set(meaning, forms.split(' ')[0] ?? meaning);
  }
  for (const [english, forms] of Object.entries(EVERYDAY[language] ?? {}))
    for (const form of forms.toLowerCase().split(/\s+/)) {
      if (form.endsWith('*')) stems.push([form.slice(0, -1), english]);
      else if (!words.has(form)) words.set(form, english);
    }
  stems.sort(([a], [b]) => b.length - a.length);
  const phrases = (FOREIGN_PHRASES[language] ?? '')
    .split('; ')
    .map((line) => line.split(' = ') as [string, string])
    .sort(([a], [b]) => b.length - a.length);
  return { words, stems, phrases, back };
}

function dictionaryOf(language: string): Dictionary {
  const known = dictionaries.get(language) ?? made(language);
  dictionaries.set(language, known);
  return known;
}

/** Returns whether a word is one of a language, as far as it is known here. */
export function isWordOf(language: string, word: string): boolean {
  return dictionaryOf(language).words.has(word);
}

/** Returns what a topic is called in a language, in English where that is not known. */
export function topicIn(language: string, topic: string): string {
  return dictionaryOf(language).back.get(topic) ?? topic;
}

function plain(message: string): string {
  const words = message.toLowerCase().match(/\p{L}+|\d+(?:[:,.]\d+)?(?:\s?[-–]\s?\d+)?/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Returns how many things are said in several words of a language. */
export function phrasesOf(language: string, message: string): number {
  const text = plain(message);
  return dictionaryOf(language).phrases.filter(([words]) => text.includes(` ${words} `)).length;
}

/** In the dictionary: a word that English does without. */
const NOTHING = '-';
/** Of a longer message so little would be understood that it is better not read. */
const MOST_WORDS = 40;
/** Shorter beginnings of words say too little. */
const STEM = 4;

/** Shorter words differ by their accent alone: "é" and "e", "où" and "ou". */
const FOLDED = 4;

function foldedIn({ words }: Dictionary, word: string): string | undefined {
  if (word.length < FOLDED) return undefined;
  for (const [known, english] of words) if (withoutAccents(known) === word) return english;
  return undefined;
}

function wordIn(dictionary: Dictionary, word: string): string | null {
  const { words, stems } = dictionary;
  return (
    NAMES.get(word) ??
    words.get(word) ??
    NAMES_FOLDED.get(withoutAccents(word)) ??
    foldedIn(dictionary, word) ??
    stems.find(([stem]) => stem.length >= STEM && word.startsWith(stem))?.[1] ??
    null
  );
}

/** Returns a message word for word in English, words that are not known as they stand; null where none is known. */
export function inEnglishWords(message: string, language: string): string | null {
  const dictionary = dictionaryOf(language);
  let text = plain(message);
  if (text.split(' ').length > MOST_WORDS) return null;
  let known = 0;
  const kept: string[] = [];
  for (const [phrase, english] of dictionary.phrases) {
    const words = [phrase, withoutAccents(phrase)].find((one) => text.includes(` ${one} `));
    if (words === undefined) continue;
    text = text.replaceAll(` ${words} `, ` §${kept.push(english) - 1} `);
    known += 1;
  }
  const told = text
    .trim()
    .split(' ')
    .map((word) => {
      if (word.startsWith('§')) return kept[Number(word.slice(1))] ?? '';
      const english = wordIn(dictionary, word);
      if (english !== null) known += 1;
      return english ?? word;
    })
    .filter((word) => word !== NOTHING && word !== '')
    .join(' ');
  return known === 0 ? null : told;
}
