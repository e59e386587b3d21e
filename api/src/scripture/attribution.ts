import { bookInTable } from './book-names.js';
import { BOOKS } from './books.js';

/** A query without the book that it says its words are of; the books that may be meant, which may be the wrong ones. */
export interface Attributed {
  readonly rest: string;
  readonly books: ReadonlySet<number>;
}

const ASKED = "(?:the\\s|that\\s|a\\s|it(?:[’']?s|\\sis)\\s|i\\sthink\\s)*";
const PART = '(?:(?:one|verse|passage|bit|part|line|place|somewhere|something|where)\\s)?';
const NAME = '((?:(?:[1-3]|first|second|third|i{1,3})\\s?)?\\p{L}{3,}(?:\\sof\\s(?:songs|solomon))?)';
const SAYS =
  '(?:\\s*[:,]|\\s(?:where\\s(?:it|he|god|jesus)\\s(?:says|said)|that\\ssays|it\\ssays|says|said|writes|wrote|about|tells\\sus))(?:\\sthat\\b)?';

/** "That verse in Romans about …", "in Luke: …"; "Proverbs says …", "Hebrews, …"; "…, in James". */
const BEFORE = [
  new RegExp(
    `^\\s*${ASKED}${PART}(?:is\\s)?(?:in|from)\\s(?:the\\s)?(?:book\\sof\\s)?${NAME}(?:${SAYS}|\\s)`,
    'iu',
  ),
  new RegExp(`^\\s*(?:the\\s)?${NAME}(?:${SAYS}|\\sverse(?:\\s(?:that\\ssays|about|where|with))?\\s)`, 'iu'),
];
const AFTER = new RegExp(`[\\s,]+(?:in|from)\\s(?:the\\sbook\\sof\\s)?${NAME}[\\s?.!]*$`, 'iu');

/** Who wrote is named for what they wrote. */
const WRITERS: Readonly<Record<string, string>> = {
  paul: 'Romans,1 Corinthians,2 Corinthians,Galatians,Ephesians,Philippians,Colossians,1 Thessalonians,2 Thessalonians,1 Timothy,2 Timothy,Titus,Philemon',
  peter: '1 Peter,2 Peter',
  john: 'John,1 John,2 John,3 John,Revelation',
  corinthians: '1 Corinthians,2 Corinthians',
  thessalonians: '1 Thessalonians,2 Thessalonians',
  timothy: '1 Timothy,2 Timothy',
  samuel: '1 Samuel,2 Samuel',
  kings: '1 Kings,2 Kings',
  chronicles: '1 Chronicles,2 Chronicles',
  psalm: 'Psalms',
};

/** Names that are everyday words as well: not without a word of saying. */
const EVERYDAY = /^(?:acts|kings|numbers|judges|mark|job|song)$/i;
const SAID = new RegExp(`${SAYS}$`, 'iu');

/** Returns the books that a name may mean; empty when it is none. */
function booksNamed(written: string): ReadonlySet<number> {
  const name = written.toLowerCase();
  const several = WRITERS[name]?.split(',');
  if (several) return new Set(several.map((one) => BOOKS.findIndex((book) => book.name === one)));
  const book = name.length > 3 ? bookInTable(name) : undefined;
  return new Set(book === undefined ? [] : [book]);
}

/** Takes the book that a query's words are said to be of out of it ("that verse in Romans about …"). */
export function withoutBook(written: string): Attributed {
  for (const pattern of [...BEFORE, AFTER]) {
    const found = pattern.exec(written);
    const books = booksNamed(found?.[1] ?? '');
    if (!found || books.size === 0) continue;
    if (EVERYDAY.test(found[1] ?? '') && !SAID.test(found[0])) continue;
    const rest = `${written.slice(0, found.index)} ${written.slice(found.index + found[0].length)}`;
    if (rest.trim().includes(' ')) return { rest, books };
  }
  return { rest: written, books: new Set() };
}
