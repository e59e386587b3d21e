/** The sixty-six books of the King James text in the ten groups of the Bible Reference modal (spec §2). */
export interface BookGroup {
  readonly name: string;
  readonly testament: 'Old' | 'New';
  /** Name, chapters, verses. */
  readonly books: readonly (readonly [name: string, chapters: number, verses: number])[];
}

export const BOOK_GROUPS: readonly BookGroup[] = [
  {
    name: 'Pentateuch',
    testament: 'Old',
    books: [
      ['Genesis', 50, 1533],
      ['Exodus', 40, 1213],
      ['Leviticus', 27, 859],
      ['Numbers', 36, 1288],
      ['Deuteronomy', 34, 959],
    ],
  },
  {
    name: 'Historical',
    testament: 'Old',
    books: [
      ['Joshua', 24, 658],
      ['Judges', 21, 618],
      ['Ruth', 4, 85],
      ['1 Samuel', 31, 810],
      ['2 Samuel', 24, 695],
      ['1 Kings', 22, 816],
      ['2 Kings', 25, 719],
      ['1 Chronicles', 29, 942],
      ['2 Chronicles', 36, 822],
      ['Ezra', 10, 280],
      ['Nehemiah', 13, 406],
      ['Esther', 10, 167],
    ],
  },
  {
    name: 'Poetic',
    testament: 'Old',
    books: [
      ['Job', 42, 1070],
      ['Psalms', 150, 2461],
      ['Proverbs', 31, 915],
      ['Ecclesiastes', 12, 222],
      ['Song of Solomon', 8, 117],
    ],
  },
  {
    name: 'Major Prophets',
    testament: 'Old',
    books: [
      ['Isaiah', 66, 1292],
      ['Jeremiah', 52, 1364],
      ['Lamentations', 5, 154],
      ['Ezekiel', 48, 1273],
      ['Daniel', 12, 357],
    ],
  },
  {
    name: 'Minor Prophets',
    testament: 'Old',
    books: [
      ['Hosea', 14, 197],
      ['Joel', 3, 73],
      ['Amos', 9, 146],
      ['Obadiah', 1, 21],
      ['Jonah', 4, 48],
      ['Micah', 7, 105],
      ['Nahum', 3, 47],
      ['Habakkuk', 3, 56],
      ['Zephaniah', 3, 53],
      ['Haggai', 2, 38],
      ['Zechariah', 14, 211],
      ['Malachi', 4, 55],
    ],
  },
  {
    name: 'Gospels',
    testament: 'New',
    books: [
      ['Matthew', 28, 1071],
      ['Mark', 16, 678],
      ['Luke', 24, 1151],
      ['John', 21, 879],
    ],
  },
  {
    name: 'Acts',
    testament: 'New',
    books: [['Acts', 28, 1007]],
  },
  {
    name: 'Pauline Epistles',
    testament: 'New',
    books: [
      ['Romans', 16, 433],
      ['1 Corinthians', 16, 437],
      ['2 Corinthians', 13, 257],
      ['Galatians', 6, 149],
      ['Ephesians', 6, 155],
      ['Philippians', 4, 104],
      ['Colossians', 4, 95],
      ['1 Thessalonians', 5, 89],
      ['2 Thessalonians', 3, 47],
      ['1 Timothy', 6, 113],
      ['2 Timothy', 4, 83],
      ['Titus', 3, 46],
      ['Philemon', 1, 25],
    ],
  },
  {
    name: 'General Epistles',
    testament: 'New',
    books: [
      ['Hebrews', 13, 303],
      ['James', 5, 108],
      ['1 Peter', 5, 105],
      ['2 Peter', 3, 61],
      ['1 John', 5, 105],
      ['2 John', 1, 13],
      ['3 John', 1, 14],
      ['Jude', 1, 25],
    ],
  },
  {
    name: 'Revelation',
    testament: 'New',
    books: [['Revelation', 22, 404]],
  },
];

/** Sums over the table: 66 books (39 and 27), 1,189 chapters, 31,102 verses. */
export function bibleTotals() {
  const books = BOOK_GROUPS.flatMap(({ testament, books: list }) =>
    list.map((book) => ({ testament, book })),
  );
  return {
    books: books.length,
    oldTestament: books.filter(({ testament }) => testament === 'Old').length,
    newTestament: books.filter(({ testament }) => testament === 'New').length,
    chapters: books.reduce((sum, { book }) => sum + book[1], 0),
    verses: books.reduce((sum, { book }) => sum + book[2], 0),
  };
}
