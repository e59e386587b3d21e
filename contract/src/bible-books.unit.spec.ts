import { bibleTotals, BOOK_GROUPS } from './bible-books.js';

describe('the Bible Reference', () => {
  it('lists every book, chapter and verse of spec §2', () => {
    expect(bibleTotals()).toEqual({
      books: 66,
      oldTestament: 39,
      newTestament: 27,
      chapters: 1_189,
      verses: 31_102,
    });
  });

  it('has the ten groups in order', () => {
    expect(BOOK_GROUPS.map(({ name }) => name)).toEqual([
      'Pentateuch',
      'Historical',
      'Poetic',
      'Major Prophets',
      'Minor Prophets',
      'Gospels',
      'Acts',
      'Pauline Epistles',
      'General Epistles',
      'Revelation',
    ]);
  });
});
