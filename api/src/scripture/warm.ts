import { setImmediate as othersFirst } from 'node:timers/promises';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import { bibleText } from './bible-text.js';
import { checkQuotations } from './check/check.js';
import { concordance } from './concordance.js';
import { crossReferencesOf } from './cross-references.js';
import { findReferences } from './references.js';
import { searchIndex } from './search-index.js';
import { searchVerses } from './search.js';
import { rangesOf, TOPICS } from './topics.js';
import { wellKnown } from './well-known.js';

/** Each builds what those before it did not: texts, concordances, index, topics, spelling, the parser of references and the lexicon. */
const FIRST_USES: readonly (() => unknown)[] = [
  ...TRANSLATION_CODES.flatMap((translation) => [
    () => bibleText(translation),
    () => concordance(translation),
  ]),
  searchIndex,
  () => findReferences('John 11:35'),
  () => TOPICS.map(rangesOf),
  () => wellKnown(0),
  () => crossReferencesOf(0),
  () => searchVerses('shepherd'),
  () => searchVerses('I am afrraid of the futture'),
  () => checkQuotations('John 11:35'),
  () => checkQuotations('"The LORD is my captain; I shall not want." (Psalm 23:1)'),
];

/** Builds what is built on first use, in as many turns as there are parts: no member's first question waits for all of it. */
export async function warmScripture(): Promise<void> {
  for (const use of FIRST_USES) {
    await othersFirst();
    use();
  }
}
