import { timesRounds } from '../../testing/rounds.js';
import { MARKED } from '../../testing/shapes/marked.js';
import { MARKED_LATER } from '../../testing/shapes/marked-later.js';
import { measureOne, measureSeveral, type Tally } from '../../testing/shapes/measure.js';
import { PLACED } from '../../testing/shapes/placed.js';
import { QUIET_TALK } from '../../testing/shapes/quiet.js';
import { QUIET_LATER } from '../../testing/shapes/quiet-later.js';
import { QUIET_LATEST } from '../../testing/shapes/quiet-latest.js';
import { GIVEN_AS_BIBLE, GIVEN_BY } from '../../testing/shapes/sayings.js';
import { SEVERAL } from '../../testing/shapes/several.js';
import { SUMMARIES, SUMMARY_PLACES } from '../../testing/shapes/summaries.js';
import { isAccused } from '../../testing/checked.js';

/** `npm run bench scripture` makes fourteen of each shape; `EMIT_TEST_ROUNDS` more of them here. */
const TRIES = timesRounds(1);

/** Throws with a few of the texts where more of them failed than a share. */
function expectAtMost(tally: Tally, what: string, share: number): void {
  if (tally.share(what) > share)
    throw new Error(`${what}: ${tally.failed.get(what)?.slice(0, 5).join('\n')}`);
}

describe.each([
  ['that the check was built by', MARKED],
  ['that were written after it', MARKED_LATER],
])('one quotation between marks, in %s', (_, shapes) => {
  const tally = measureOne(shapes, TRIES, 31);

  it('is never right under another reference', () => {
    expect(tally.failed.get('another verse shown as right')).toBeUndefined();
    expectAtMost(tally, 'another verse not told', 0.01);
  });
  it('is right where it is right', () => {
    expectAtMost(tally, 'right words accused', 0.01);
    expectAtMost(tally, 'right words not noticed', 0.01);
  });
  it('is told where it is made up, or a word of it is', () => {
    expectAtMost(tally, 'invented words in silence', 0.01);
    expectAtMost(tally, 'invented words not told', 0.03);
    expectAtMost(tally, 'a changed word not told', 0.01);
  });
});

it('a verse without marks is never right under another reference, and right under its own', () => {
  const tally = measureOne(PLACED, TRIES, 32);
  expect(tally.failed.get('another verse shown as right')).toBeUndefined();
  expectAtMost(tally, 'right words accused', 0.01);
  expectAtMost(tally, 'right words not noticed', 0.02);
  expectAtMost(tally, 'another verse not told', 0.05);
  expectAtMost(tally, 'a changed word not told', 0.05);
});

it('of several quotations each is held to its own reference', () => {
  const tally = measureSeveral(SEVERAL, TRIES, 33);
  expect(tally.failed.get('another verse shown as right')).toBeUndefined();
  expectAtMost(tally, 'right words accused', 0.01);
  expectAtMost(tally, 'right words not noticed', 0.01);
  expectAtMost(tally, 'invented words in silence', 0.01);
  expectAtMost(tally, 'invented words not told', 0.05);
});

it.each([
  ['was built by', QUIET_TALK],
  ['came before', QUIET_LATER],
  ['came long before', QUIET_LATEST],
])('raises hardly an alarm in talk that the check %s', (_, texts) => {
  expect(texts.filter(isAccused).length).toBeLessThanOrEqual(texts.length * 0.03);
});

it('raises few alarms where a line says what a verse says, in other words', () => {
  const texts = SUMMARY_PLACES.flatMap((place) =>
    SUMMARIES.map(([reference, words]) => place.replace('{R}', reference).replace('{q}', words)),
  );
  expect(texts.filter(isAccused).length).toBeLessThanOrEqual(texts.length * 0.05);
});

it.each(GIVEN_BY)('tells what is given as the Bible’s by: %s', (given) => {
  const isBare = /^[^\p{L}]*\{q\}[^\p{L}]*$/u.test(given) || given.startsWith('{q} (');
  const silent = GIVEN_AS_BIBLE.filter((words) => !isAccused(given.replace('{q}', words)));
  // Without a word of introduction, or without marks, only what is well known is told.
  if (!isBare) expect(silent).toEqual([]);
  else expect(silent.length).toBeLessThan(GIVEN_AS_BIBLE.length * 0.3);
});
