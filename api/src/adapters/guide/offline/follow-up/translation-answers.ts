import { TRANSLATIONS, type Translation } from '@emit/contract/translations';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import type { Found } from '../material.js';
import { quote, quotedPart } from '../quote.js';
import { showing } from './passage-answers.js';

const ASKED: readonly (readonly [RegExp, Translation])[] = [
  [/\b(?:web|world english)\b/, 'web'],
  [/\b(?:asv|american standard)\b/, 'asv'],
  [/\b(?:kjv|king james)\b/, 'kjv'],
];
const NOT_HERE = /\b(niv|esv|nlt|nkjv|nasb|csb|rsv|nrsv|amp|amplified|new international|message)\b/;

/** The translation that words ask for by its name; null for none that is here. */
function named(words: string): Translation | null {
  return ASKED.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Returns whether words name a translation, one that is here or another. */
export function namesTranslation(words: string): boolean {
  return named(words) !== null || NOT_HERE.test(words);
}

const SHOWN = 8;

/** A passage in the translation that is asked for; without a name, in the one in today's English. */
export function translated(main: VerseRange, words = ''): Found {
  const part = quotedPart(main, SHOWN);
  const asked = named(words) ?? 'web';
  const lacking = NOT_HERE.exec(words)?.[1];
  const lead = lacking
    ? `The ${lacking.length > 4 ? 'translation you name' : lacking.toUpperCase()} is not free, so I do not have it; the ${TRANSLATIONS[asked]} puts ${labelOf(part)} so:`
    : `The ${TRANSLATIONS[asked]} puts ${labelOf(part)} so:`;
  if (asked === 'kjv') return showing(lead, [main]);
  return showing([lead, quote(part, asked), 'And the King James text:'], [main], { length: 'short' });
}
