import { isRight } from '@emit/contract/scripture';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import { bibleText } from '../../../../scripture/bible-text.js';
import { checkText } from '../../../../scripture/check/check.js';
import { labelOf } from '../../../../scripture/passages.js';
import { withVerses } from './verse-writer.js';

const VERSES = 31_102;
/** Speech that begins or ends outside of the passage, verses of two words, and verses that are like a saying. */
const ODD = [
  '1 Kings 2:17',
  '2 Chronicles 18:20',
  'Job 3:2',
  'Job 39:25',
  'Psalm 89:46',
  'Habakkuk 2:19',
  'Matthew 5:22',
  'Matthew 23:8',
  'Mark 3:24',
  'Mark 3:25',
  'Luke 17:21',
  'Luke 17:23',
  'John 13:13',
  '1 Thessalonians 5:16',
  'Job 10:17–18',
  'Amos 6:2–3',
  'Mark 3:29–30',
  'John 14:16–17',
  'Genesis 29:34–35',
  'Genesis 30:6–7',
  'Genesis 31:11–12',
  'Job 34:17–19',
  'Mark 5:36–38',
  'Mark 11:32',
  'Luke 19:25–27',
  'John 18:15–17',
];

/** Passages of a length from every so many verses on, within one chapter. */
function passages(length: number, step: number): string[] {
  const text = bibleText();
  const starts = Array.from({ length: Math.floor(VERSES / step) }, (_, index) => index * step);
  return starts.flatMap((from) => {
    const to = Math.min(from + length, VERSES) - 1;
    const [first, last] = [text.placeOf(from), text.placeOf(to)];
    const isOneChapter = first.book === last.book && first.chapter === last.chapter;
    return isOneChapter ? [labelOf({ from, to })] : [];
  });
}

describe.each(TRANSLATION_CODES)('a block that the server writes is recognised: %s', (translation) => {
  const faults = (labels: readonly string[]): string[] =>
    labels.flatMap((label) => {
      const { text } = withVerses(`It stands there:\n\n[[${label}]]\n\nThat is comfort.`, translation);
      const { quotations } = checkText(text);
      const isKnown = quotations.length === 1 && quotations.every(({ status }) => isRight(status));
      return isKnown ? [] : [`${label}: ${quotations.map(({ message }) => message).join(' ')}`];
    });

  it('whatever marks it has', () => {
    expect(faults(ODD)).toEqual([]);
  });

  it.each([1, 3, 12])('of %i verses, all over the Bible', (length) => {
    expect(faults(passages(length, 97))).toEqual([]);
  });
});
