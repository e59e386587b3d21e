import { bibleText } from '../../../api/src/scripture/bible-text.js';
import { textOfRange } from '../../../api/src/scripture/passages.js';
import { readReferences } from '../../../api/src/scripture/references.js';

export interface BenchTurn {
  readonly question: string;
  readonly references: readonly [string, string];
  /** The first verse is written from memory, and wrongly. */
  readonly misquotes: boolean;
  /** It explains words, so that the model has to read them. */
  readonly explains: boolean;
}

const REFERENCES: readonly (readonly [string, string])[] = [
  ['Psalm 23:1', 'Matthew 11:28'],
  ['John 14:27', 'Isaiah 26:3'],
  ['Philippians 4:6', '1 Peter 5:7'],
  ['Psalm 46:10', 'Exodus 14:14'],
  ['Romans 8:28', 'Jeremiah 29:11'],
  ['Psalm 121:1', 'Psalm 121:2'],
  ['Hebrews 4:9', 'Genesis 2:2'],
  ['Mark 6:31', 'Psalm 62:1'],
  ['Lamentations 3:22', 'Lamentations 3:23'],
  ['Matthew 6:34', 'Psalm 118:24'],
];

/** Ten questions, as long as members ask; the fourth and the eighth reply quote a verse from memory. */
export const TURNS: readonly BenchTurn[] = REFERENCES.map(([first, second], at) => ({
  question:
    `My ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'][at] ?? ''} question: ` +
    `what does ${first} say to somebody who comes home tired, and how do I keep it in mind through the day?`,
  references: [first, second],
  misquotes: at === 3 || at === 7,
  explains: at % 3 === 2,
}));

const PROSE =
  'There is a quiet that does not depend on what happens around us, and it is given and not made. Whoever has worked a ' +
  'whole day long knows how loud the evening can be, with all that was left undone. Take the words slowly, one at a time, ' +
  'and let each of them be said to you before you ask what you shall do with it. ';

/** Some 1,300 characters with two quotations, as the prompt wants them. */
export function replyFor({ references: [first, second], misquotes }: BenchTurn, putsIn: boolean): string {
  const one = misquotes
    ? `> ${misquoted(first)}\n>\n> — ${first} (KJV)`
    : putsIn
      ? `[[${first}]]`
      : `> ${wordsOf(first)}\n>\n> — ${first} (KJV)`;
  const two = putsIn ? `[[${second}]]` : `> ${wordsOf(second)}\n>\n> — ${second} (KJV)`;
  return `${PROSE}\n\n${one}\n\n${PROSE}\n\n${two}\n\n${PROSE}Log ten minutes of Scripture meditation under Power for it.`;
}

export function correctionFor({ references: [first] }: BenchTurn): string {
  return `<passage n="1">[[${first}]]</passage>`;
}

function wordsOf(reference: string): string {
  const [read] = readReferences(reference);
  if (read?.kind !== 'verses') throw new Error(`${reference} is no reference`);
  return textOfRange(read.range, Infinity, bibleText());
}

/** The fourth word is another one. */
function misquoted(reference: string): string {
  return wordsOf(reference).replace(/^((?:\S+ ){3})\S+/, '$1gladly');
}
