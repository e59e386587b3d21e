import { setImmediate as othersFirst } from 'node:timers/promises';
import { bibleText } from './bible-text.js';
import { checkQuotations } from './check/check.js';
import { concordance } from './concordance.js';
import { searchVerses } from './search.js';

/** Each builds what those before it did not: text, concordance, index, topics, the parser of references and the lexicon. */
const FIRST_USES: readonly (() => unknown)[] = [
  bibleText,
  concordance,
  () => searchVerses('shepherd'),
  () => searchVerses('I am afraid of the future'),
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
