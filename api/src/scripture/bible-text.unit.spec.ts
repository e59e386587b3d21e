import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { bibleText } from './bible-text.js';
import { BOOKS, bookIndexOf } from './books.js';

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
