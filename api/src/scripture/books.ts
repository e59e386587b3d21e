/** The sixty-six books in the ten groups of the Bible Reference modal (spec §2), in the order of the text. */
export const BOOK_GROUPS = [
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
] as const;
export type BookGroup = (typeof BOOK_GROUPS)[number];

/** `name` is shown; `osis` is the reference parser's code; `source` is the name in the text's file. */
export interface Book {
  readonly name: string;
  readonly osis: string;
  readonly source: string;
  readonly group: BookGroup;
}

/** "Name=OSIS" where the code differs from the name without its blanks. */
const NAMES: Record<BookGroup, string> = {
  Pentateuch: 'Genesis=Gen Exodus=Exod Leviticus=Lev Numbers=Num Deuteronomy=Deut',
  Historical:
    'Joshua=Josh Judges=Judg Ruth 1_Samuel=1Sam 2_Samuel=2Sam 1_Kings=1Kgs 2_Kings=2Kgs ' +
    '1_Chronicles=1Chr 2_Chronicles=2Chr Ezra Nehemiah=Neh Esther=Esth',
  Poetic: 'Job Psalms=Ps Proverbs=Prov Ecclesiastes=Eccl Song_of_Solomon=Song',
  'Major Prophets': 'Isaiah=Isa Jeremiah=Jer Lamentations=Lam Ezekiel=Ezek Daniel=Dan',
  'Minor Prophets':
    'Hosea=Hos Joel Amos Obadiah=Obad Jonah Micah=Mic Nahum=Nah Habakkuk=Hab Zephaniah=Zeph Haggai=Hag ' +
    'Zechariah=Zech Malachi=Mal',
  Gospels: 'Matthew=Matt Mark Luke John',
  Acts: 'Acts',
  'Pauline Epistles':
    'Romans=Rom 1_Corinthians=1Cor 2_Corinthians=2Cor Galatians=Gal Ephesians=Eph Philippians=Phil ' +
    'Colossians=Col 1_Thessalonians=1Thess 2_Thessalonians=2Thess 1_Timothy=1Tim 2_Timothy=2Tim ' +
    'Titus Philemon=Phlm',
  'General Epistles':
    'Hebrews=Heb James=Jas 1_Peter=1Pet 2_Peter=2Pet 1_John=1John 2_John=2John 3_John=3John Jude',
  Revelation: 'Revelation=Rev',
};

function book(entry: string, group: BookGroup): Book {
  const [raw = '', osis] = entry.split('=');
  const name = raw.replaceAll('_', ' ');
  return { name, osis: osis ?? name, source: name === 'Song of Solomon' ? "Solomon's Song" : name, group };
}

export const BOOKS: readonly Book[] = BOOK_GROUPS.flatMap((group) =>
  NAMES[group].split(' ').map((entry) => book(entry, group)),
);

const BY_OSIS = new Map(BOOKS.map((entry, index) => [entry.osis, index]));

/** Index of a book by the reference parser's code; -1 when it is none of the sixty-six. */
export function bookIndexOf(osis: string): number {
  return BY_OSIS.get(osis) ?? -1;
}
