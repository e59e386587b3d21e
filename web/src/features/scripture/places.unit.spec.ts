import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { bookPlaceOf, holdsVerse, readerPlaceOf } from './places';

const at = (book: string, chapter: number, verse: number) => ({ book, chapter, verse });

describe('where the reader opens a passage', () => {
  it.each([
    ['John 3:16', 'John', 3, [16]],
    ['John 3:16–18', 'John', 3, [16, 17, 18]],
    ['Psalm 23', 'Psalms', 23, []],
    ['Psalm 23:4', 'Psalms', 23, [4]],
    ['1 John 4:8', '1 John', 4, [8]],
    ['Song of Solomon 2:1', 'Song of Solomon', 2, [1]],
    ['Genesis 1–4', 'Genesis', 1, []],
    ['Obadiah 1', 'Obadiah', 1, []],
    ['Obadiah 1:3', 'Obadiah', 1, [3]],
  ])('%s', (label, book, chapter, verses) => {
    expect(readerPlaceOf(label)).toEqual({ view: 'chapter', book, chapter, verses });
  });

  it('is a chapter at its verses where it goes on in another', () => {
    for (const label of ['Genesis 1:30–2:3', 'Malachi 4:5 – Matthew 1:1']) {
      const place = readerPlaceOf(label);
      const [from] = label.split(/[–:]/).slice(1).map(Number);
      expect(place).toMatchObject({ view: 'chapter' });
      expect(place?.view === 'chapter' && place.verses[0]).toBe(from);
      expect(place?.view === 'chapter' && place.verses.length).toBeGreaterThan(100);
    }
  });

  it('is the chapters of a book, or its only one', () => {
    for (const [book, chapters] of BOOK_GROUPS.flatMap(({ books }) => books)) {
      if (chapters > 1) expect(readerPlaceOf(book)).toEqual({ view: 'chapters', book });
      const only =
        chapters === 1 ? { view: 'chapter', book, chapter: 1, verses: [] } : { view: 'chapters', book };
      expect(bookPlaceOf(book)).toEqual(only);
    }
  });

  it.each(['', 'Hezekiah 3:16', 'John 3:16; Ruth', 'the Lord’s Prayer'])('is nowhere for %p', (label) => {
    expect(readerPlaceOf(label)).toBeNull();
  });
});

describe('whether a verse is in a passage', () => {
  it.each([
    ['John 3:16', at('John', 3, 16), true],
    ['John 3:16', at('John', 3, 17), false],
    ['John 3:16', at('1 John', 3, 16), false],
    ['John 3:16–18', at('John', 3, 18), true],
    ['Psalm 23', at('Psalms', 23, 6), true],
    ['Psalm 23', at('Psalms', 24, 1), false],
    ['Genesis 1–4', at('Genesis', 4, 26), true],
    ['Genesis 1–4', at('Genesis', 5, 1), false],
    ['Genesis 1:30–2:3', at('Genesis', 2, 3), true],
    ['Genesis 1:30–2:3', at('Genesis', 2, 4), false],
    ['Malachi 4:6 – Matthew 1:1', at('Matthew', 1, 1), true],
    ['Malachi 4:6 – Matthew 1:1', at('Matthew', 1, 2), false],
    ['Ruth', at('Ruth', 4, 22), true],
    ['Ruth', at('1 Samuel', 1, 1), false],
    ['nothing', at('Ruth', 4, 22), false],
  ])('%s, %j: %s', (label, verse, isIn) => {
    expect(holdsVerse(label, verse)).toBe(isIn);
  });
});
