import { isRight } from '@emit/contract/scripture';
import { timesRounds } from '../../testing/rounds.js';
import {
  GIVES_AS_BIBLE,
  JOINED_FIFTH,
  MARKED_FIFTH,
  PLACED_FIFTH,
  QUIET_FIFTH,
  SAID_FIFTH,
} from '../../testing/shapes/fifth-stranger.js';
import { measureJoined } from '../../testing/shapes/joined.js';
import { measureOne } from '../../testing/shapes/measure.js';
import { checkQuotations, checkText } from './check.js';

const TRIES = timesRounds(4);

it.each(MARKED_FIFTH)('holds a quotation to its own reference: %s', (shape) => {
  const { failed } = measureOne([shape], TRIES, 51);
  expect(Object.fromEntries(failed)).toEqual({});
});

it.each(PLACED_FIFTH)('holds words without marks to theirs: %s', (shape) => {
  const { failed } = measureOne([shape], TRIES, 52);
  const told = ['another verse shown as right', 'right words accused', 'invented words in silence'];
  expect(told.filter((what) => failed.has(what))).toEqual([]);
});

it.each(JOINED_FIFTH)('shows halves of two verses, joined, as neither: %s', (shape) => {
  expect(measureJoined([shape], timesRounds(12), 53).failed).toEqual(new Map());
});

describe('a saying that many take for Scripture', () => {
  it.each(GIVES_AS_BIBLE)('is told where it is given as the Bible’s: %s', (frame) => {
    const silent = SAID_FIFTH.map((saying) => frame.replace('{s}', saying)).filter((text) => {
      const { quotations } = checkText(text);
      return quotations.length === 0 || quotations.some(({ status }) => isRight(status));
    });
    expect(silent).toEqual([]);
  });

  it('is not told of a verse that has its words', () => {
    expect(checkQuotations('“God is love” (1 John 4:16)')[0]?.status).toBe('part');
    expect(
      checkQuotations('The Bible says, “He that loveth not knoweth not God; for God is love.”'),
    ).toMatchObject([{ status: 'exact', scripture: 'He that loveth not knoweth not God; for God is love.' }]);
  });
});

it.each([
  'As the Bible says: Every soul that seeks the light carries the burdens of the broken.',
  'Scripture says: The patient gardener shall eat of his own figs.',
  'There is a verse in the Bible that says the patient gardener shall eat of his own figs.',
])('tells invented words that a text gives, without marks, as the Bible’s: %s', (text) => {
  expect(checkQuotations(text).map(({ status }) => status)).toEqual(['not-scripture']);
});

it('counts words to say in which nobody speaks of himself, beside a reference', () => {
  const text = 'Inhale, and think of Acts 22:4. Exhale, and say “The patient gardener eats his own figs.”';
  expect(checkText(text)).toMatchObject({ quotations: [], unmatched: 1 });
  const own = 'Inhale, and think of Acts 22:4. Exhale, and say “I am loved, and I am not alone.”';
  expect(checkText(own)).toMatchObject({ quotations: [], unmatched: 0 });
});

it.each(QUIET_FIFTH)('accuses nobody: %s', (text) => {
  expect(checkQuotations(text).filter(({ status }) => !isRight(status))).toEqual([]);
});
