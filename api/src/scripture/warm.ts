import { setTimeout as rest } from 'node:timers/promises';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import { bibleText } from './bible-text.js';
import { checkQuotations } from './check/check.js';
import { buildLexicon } from './check/compare.js';
import { buildConcordance } from './concordance.js';
import { crossReferencesOf } from './cross-references.js';
import type { InTurns } from './in-turns.js';
import { findReferences } from './references.js';
import { buildSearchIndex } from './search-index.js';
import { wordNear } from './spelling.js';
import { searchVerses } from './search.js';
import { rangesOf, TOPICS } from './topics.js';
import { wellKnown } from './well-known.js';

/** Topics whose passages are read in one turn. */
const TOPICS_A_TURN = 8;

/** Does a part of the work at each step: each builds what those before it did not. */
function* steps(): InTurns {
  for (const translation of TRANSLATION_CODES) {
    bibleText(translation);
    yield;
    yield* buildConcordance(translation);
  }
  yield* buildSearchIndex();
  yield* buildLexicon();
  findReferences('John 11:35');
  for (const [index, topic] of TOPICS.entries()) {
    if (index % TOPICS_A_TURN === 0) yield;
    rangesOf(topic);
  }
  for (const use of USES) {
    yield;
    use();
  }
}

/** What needs the topics: spelling, and the check. */
const USES: readonly (() => unknown)[] = [
  () => wellKnown(0),
  () => crossReferencesOf(0),
  () => searchVerses('shepherd'),
  () => wordNear('shephard'),
  () => searchVerses('be still'),
  () => searchVerses('I am afrraid of the futture'),
  () => checkQuotations('John 11:35'),
  () => checkQuotations('"The LORD is my shepherd." (Psalm 23:1)'),
  () => checkQuotations('"The LORD is my captain; I shall not want." (Psalm 23:1)'),
];

/** A request takes several turns of the event loop: after each of ours it has as long as we took, within these (ms). */
const SHORTEST_REST = 1;
const LONGEST_REST = 250;

let warming: Promise<void> = Promise.resolve();

/**
 * Builds what is built on first use, a little at a time, and rests in between: no member's first question waits for all of
 * it, and no request that comes meanwhile waits for more than a step or two.
 */
export function warmScripture(): Promise<void> {
  warming = warmed();
  return warming;
}

/**
 * Resolves when no warm-up is under way. What needs the text waits for this: it would build the rest in one go, and hold up
 * every other request of the process for that long.
 */
export function scriptureWarm(): Promise<void> {
  return warming;
}

async function warmed(): Promise<void> {
  const work = steps();
  for (let done = false; !done;) {
    const begun = performance.now();
    done = work.next().done === true;
    await rest(Math.min(LONGEST_REST, Math.max(SHORTEST_REST, performance.now() - begun)));
  }
}
