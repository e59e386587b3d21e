import fc from 'fast-check';
import { corrected } from '@emit/contract/guide';
import { bibleText } from '../../../../scripture/bible-text.js';
import { checkText } from '../../../../scripture/check/check.js';
import { labelOf } from '../../../../scripture/passages.js';
import { timesRounds } from '../../../../testing/rounds.js';
import { correctionsOf } from './correcting.js';
import { faultyPassages } from './faulty-passages.js';

const NOTHING = { inserted: [], wrong: [] };

/** A text as it becomes when the model has nothing to say to it. */
function mendedText(text: string): string {
  const passages = faultyPassages(text, NOTHING);
  return correctionsOf(text, passages, new Map(), NOTHING, 'kjv').reduce(corrected, text);
}

const SHAPES: readonly ((words: string, place: string) => string)[] = [
  (words, place) => `Hear this: “${words}” (${place}). Amen.`,
  (words, place) => `${place} says, “${words}”\n\nRest in that.`,
  (words, place) => `> ${words}\n>\n> — ${place} (KJV)\n\nRest in that.`,
  (words, place) => `- **${place}**: “${words}”\n- Pray.`,
];

/** A word in the middle is another one, some are dropped, or all of it stands under another place. */
const SPOILERS: readonly ((words: string[], place: string, other: string) => [string, string])[] = [
  (words, place) => [words.map((word, at) => (at === 3 ? 'tractor' : word)).join(' '), place],
  (words, place) => [words.filter((_, at) => at < 2 || at > 4).join(' '), place],
  (words, _place, other) => [words.join(' '), other],
];

const quoted = fc
  .tuple(fc.nat(31_101), fc.nat(31_101), fc.constantFrom(...SHAPES), fc.constantFrom(...SPOILERS))
  .map(([id, otherId, shape, spoil]) => {
    const [place, other] = [id, otherId].map((verse) => labelOf({ from: verse, to: verse }));
    const words = bibleText().textOf(id).split(' ');
    return { text: shape(...spoil(words, place ?? '', other ?? '')), length: words.length };
  })
  .filter(({ length }) => length >= 8);

it('leaves nothing of a verse quoted wrongly, whichever it is and however it is spoilt', () => {
  const left: string[] = [];
  fc.assert(
    fc.property(quoted, ({ text }) => {
      const mended = mendedText(text);
      const wrong = checkText(mended).quotations.filter(({ status }) =>
        ['differs', 'misattributed', 'no-such-verse'].includes(status),
      );
      if (wrong.length > 0) left.push(`${text} => ${mended}: ${wrong.map(({ message }) => message).join()}`);
    }),
    { numRuns: timesRounds(120) },
  );
  expect(left).toEqual([]);
});

it.each([
  '“Jesus wept.” (John 11:35)',
  'Rest.',
  '“A phrase of mine”, he said.',
  // Places of other items of a list, before and behind.
  '- Compare Isaiah 40:11 and 1 Peter 2:25.\n- “Jesus wept.” (John 11:35) It is the shortest.\n- Pray.',
  '1. “Jesus wept.” (John 11:35)\n2. “Blessed are the meek: for they shall inherit the earth.” is said to all.',
])('touches nothing that is right: %s', (text) => {
  expect(mendedText(text)).toBe(text);
});
