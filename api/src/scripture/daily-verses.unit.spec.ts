import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { DAILY_VERSES, verseOf } from '@emit/contract/daily-verses';
import { checkQuotations } from './check/check.js';
import { passages } from './reader.js';

/** The passage that the scripture route answers with, in its words. */
function textOf(reference: string): { reference: string; text: string } {
  const found = passages(reference);
  const [passage, ...others] = found.kind === 'found' ? found.response.passages : [];
  if (!passage || others.length > 0) throw new Error(`${reference} is not one passage`);
  return { reference: passage.reference, text: passage.verses.map(({ text }) => text).join(' ') };
}

describe('the verses of the days', () => {
  it('are 366, none twice, from every book', () => {
    expect(DAILY_VERSES).toHaveLength(366);
    expect(new Set(DAILY_VERSES).size).toBe(366);
    const books = BOOK_GROUPS.flatMap((group) =>
      group.books.map(([name]) => (name === 'Psalms' ? 'Psalm' : name)),
    );
    const absent = books.filter((book) => !DAILY_VERSES.some((verse) => verse.startsWith(`${book} `)));
    expect(absent).toEqual([]);
  });

  it('exist as they are written, and stand the check of quotations word for word', () => {
    const wrong = DAILY_VERSES.filter((reference) => {
      const found = textOf(reference);
      const statuses = checkQuotations(`“${found.text}” (${reference})`).map(({ status }) => status);
      return found.reference !== reference || statuses.join() !== 'exact';
    });
    expect(wrong).toEqual([]);
  });

  it('fit into a few lines, and threaten nobody', () => {
    const texts = DAILY_VERSES.map((reference) => textOf(reference).text);
    expect(texts.filter((text) => text.length > 290)).toEqual([]);
    expect(
      texts.filter((text) => /\b(hell|curse|vengeance|slain|smite|abomination|whore|destroy)/i.test(text)),
    ).toEqual([]);
  });

  it('are the same each year, also on the day that is there every fourth', () => {
    expect(verseOf('2026-12-25')).toBe('Luke 2:14');
    expect(verseOf('2028-02-29')).toBe('Psalm 118:24');
    expect(verseOf('2027-03-01')).toBe(verseOf('2028-03-01'));
    expect(() => verseOf('2026-13-01')).toThrow(RangeError);
  });
});
