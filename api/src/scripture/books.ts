import { BOOK_GROUPS } from '@emit/contract/bible-books';

/** `name` is shown; `osis` is the reference parser's code; `source` is the name in the text's file. */
export interface Book {
  readonly name: string;
  readonly osis: string;
  readonly source: string;
  readonly group: string;
}

/** Codes of the sixty-six books, in the order of the text (OSIS 2.1.1, appendix C). */
const CODES =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song ' +
  'Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal ' +
  'Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm ' +
  'Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev';

const codes = CODES.split(' ');

export const BOOKS: readonly Book[] = BOOK_GROUPS.flatMap(({ name: group, books }) =>
  books.map(([name]) => ({ name, group })),
).map(({ name, group }, index) => ({
  name,
  osis: codes[index] ?? name,
  source: name === 'Song of Solomon' ? "Solomon's Song" : name,
  group,
}));

const BY_OSIS = new Map(BOOKS.map(({ osis }, index) => [osis, index]));

/** Index of a book by the reference parser's code; -1 when it is none of the sixty-six. */
export function bookIndexOf(osis: string): number {
  return BY_OSIS.get(osis) ?? -1;
}
