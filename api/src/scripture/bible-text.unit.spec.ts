import type { Translation } from '@emit/contract/translations';
import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { bibleText } from './bible-text.js';
import { BOOKS, bookIndexOf } from './books.js';
import { wordsOf } from './concordance.js';

const text = bibleText();
const at = (osis: string, chapter: number, verse: number) =>
  text.textOf(text.idOf(bookIndexOf(osis), chapter, verse) ?? -1);

describe('the Bible text', () => {
  it('has 66 books, 1,189 chapters and 31,102 verses, 39 books of them before Matthew (spec §2)', () => {
    expect(BOOKS).toHaveLength(66);
    expect(BOOKS.findIndex((book) => book.name === 'Matthew')).toBe(39);
    expect(BOOKS.reduce((sum, _, book) => sum + text.chapterCount(book), 0)).toBe(1189);
    expect(text.verseCount).toBe(31102);
  });

  it('gives verses by place, without paragraph marks or brackets', () => {
    expect(at('Gen', 1, 1)).toBe('In the beginning God created the heaven and the earth.');
    expect(at('Ps', 23, 1)).toBe('The LORD is my shepherd; I shall not want.');
    expect(at('Song', 2, 4)).toMatch(/^He brought me to the banqueting house/);
    expect(at('Rev', 22, 21)).toMatch(/^The grace of our Lord Jesus Christ/);
    expect(at('John', 3, 16)).toMatch(/^For God so loved the world/);
  });

  it('no verse shows a mark of the source', () => {
    for (let id = 0; id < text.verseCount; id += 1) {
      const verse = text.textOf(id);
      if (/[#[\]]/.test(verse) || verse.trim() !== verse || verse === '')
        throw new Error(`verse ${id}: ${verse}`);
    }
    expect(text.beginsParagraph(text.idOf(bookIndexOf('John'), 3, 16) ?? -1)).toBe(true);
  });

  it('knows the place of every verse, and no place beyond the text', () => {
    for (let id = 0; id < text.verseCount; id += 7) {
      const { book, chapter, verse } = text.placeOf(id);
      if (text.idOf(book, chapter, verse) !== id) throw new Error(`place of ${id}`);
    }
    expect(text.placeOf(31101)).toEqual({ book: 65, chapter: 22, verse: 21 });
    expect(text.idOf(0, 51, 1)).toBeNull();
    expect(text.idOf(0, 1, 32)).toBeNull();
    expect(text.idOf(0, 1, 0)).toBeNull();
    expect(text.idOf(66, 1, 1)).toBeNull();
  });

  it('has as many chapters and verses in each book as the contract says', () => {
    const listed = BOOK_GROUPS.flatMap(({ books }) => books);
    const counted = BOOKS.map(({ name }, index) => {
      const chapters = text.chapterCount(index);
      const verses = Array.from({ length: chapters }, (_, chapter) => text.versesIn(index, chapter + 1));
      return [name, chapters, verses.reduce((sum, count) => sum + count, 0)];
    });
    expect(counted).toEqual(listed);
  });
});

describe('the other translations', () => {
  const textAt = (translation: Translation, osis: string, chapter: number, verse: number) =>
    bibleText(translation).textOf(text.idOf(bookIndexOf(osis), chapter, verse) ?? -1);

  it.each([
    ['web', 'John', 3, 16, /^For God so loved the world, that he gave his one and only Son/],
    ['asv', 'Ps', 23, 1, /^Jehovah is my shepherd; I shall not want\.$/],
    ['web', 'Rev', 22, 21, /^The grace of the Lord Jesus be with all the saints/],
    ['web', 'Rom', 15, 1, /^Now we who are strong/],
    ['web', 'Rom', 16, 27, /^to the only wise God/],
    ['web', 'Matt', 23, 14, /devour widows' houses/],
    ['asv', 'Phil', 1, 17, /defence of the gospel/],
    ['asv', 'Ps', 6, 10, /put to shame suddenly\.$/],
    ['web', 'Ps', 119, 8, /utterly forsake me\.$/],
    ['web', 'Acts', 8, 37, /^$/],
  ] as const)('%s: %s %i:%i', (translation, osis, chapter, verse, words) => {
    expect(textAt(translation, osis, chapter, verse)).toMatch(words);
  });

  it.each(['web', 'asv'] as const)('%s: verses stand beside those of the King James text', (translation) => {
    const other = bibleText(translation);
    const strange: number[] = [];
    for (let id = 0; id < other.verseCount; id += 1) {
      const verse = other.textOf(id);
      if (/[^\x20-\x7e]|\d|[[\]]|dummy/.test(verse) || verse.trim() !== verse) throw new Error(verse);
      if (verse && !shareWords(verse, text.textOf(id))) strange.push(id);
    }
    // Verses of a few words, or of names spelled otherwise.
    expect(strange.length).toBeLessThan(40);
  });

  const shareWords = (one: string, other: string): boolean => {
    const begins = new Set(wordsOf(other).map((word) => word.slice(0, 4)));
    return wordsOf(one).some((word) => word.length > 3 && begins.has(word.slice(0, 4)));
  };
});
