import { BOOK_GROUPS } from '@emit/contract/bible-books';

export interface BareReference {
  readonly start: number;
  readonly end: number;
  readonly reference: string;
}

const BOOKS = BOOK_GROUPS.flatMap(({ books }) => books);
/** Words as well as books: without a verse, 'Mark 3 things' is not a reference. */
const WORDS_TOO = new Set(['Mark', 'Job', 'Acts', 'Numbers', 'Judges', 'Ruth', 'James', 'John']);
const NAMES = ['Psalm', ...BOOKS.map(([name]) => name)].sort((a, b) => b.length - a.length).join('|');
const VERSES = '\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3}(?::\\d{1,3})?)?';
const REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NAMES}) (\\d{1,3})(?::(${VERSES}))?(?![\\p{L}\\p{N}]|[:.]\\d)`,
  'gu',
);

/** References that a text names without quoting from them, whole names only; wrong ones are the check's to find. */
export function bareReferences(text: string): BareReference[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const [reference, name = '', chapter = '', verse] = match;
    const book = BOOKS.find(([it]) => it === (name === 'Psalm' ? 'Psalms' : name));
    if (!book || Number(chapter) < 1 || Number(chapter) > book[1]) return [];
    if (verse === undefined && WORDS_TOO.has(name)) return [];
    return [{ start: match.index, end: match.index + reference.length, reference }];
  });
}
