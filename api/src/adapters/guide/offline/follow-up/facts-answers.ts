import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { BOOKS } from '../../../../scripture/books.js';
import { labelsOf, rangesIn, type Found } from '../material.js';
import { aboutBook, whenWritten, whoWrote } from '../passage/setting.js';
import type { Before } from './before.js';
import type { FollowUpKind } from './follow-up-phrases.js';
import { showing } from './passage-answers.js';

const FACTS = {
  author: whoWrote,
  date: whenWritten,
  book: aboutBook,
} as const satisfies Partial<Record<FollowUpKind, (range: VerseRange) => string>>;
export type FactKind = keyof typeof FACTS;

/** Returns whether a follow-up asks for a fact about a book. */
export function isFact(kind: FollowUpKind | null): kind is FactKind {
  return kind !== null && kind in FACTS;
}

const NAMES = new RegExp(`\\b(?:${BOOKS.map(({ name }) => name).join('|')})\\b`, 'gi');

/** Returns whether words name a book. */
export function namesBook(words: string): boolean {
  return new RegExp(NAMES.source, 'i').test(words);
}

/** Books that a question names, with or without a chapter ("who wrote Romans?"). */
function booksNamed(text: string): VerseRange[] {
  const exact = rangesIn(text);
  if (exact.length > 0) return exact;
  return [...text.matchAll(NAMES)].flatMap(([name]) => rangesIn(`${name} 1`));
}

/** Returns who wrote, when, or what: of the books that the question names, else of those of the passages before. */
export function fact(kind: FactKind, text: string, { passages }: Before): Found | null {
  const named = booksNamed(text);
  const ranges = named.length > 0 ? named : passages.slice(0, kind === 'book' ? 1 : 3);
  if (ranges.length === 0) return null;
  const lines = [...new Set(ranges.map(FACTS[kind]))];
  const lead = lines.length > 1 ? [lines.map((line) => `- ${line}`).join('\n')] : lines;
  const [main] = ranges;
  const shown = main && { from: main.from, to: Math.min(main.to, main.from + 2) };
  return showing(lead, shown ? [isLong(ranges[0]) ? { from: shown.from, to: shown.from } : shown] : [], {
    length: 'short',
  });
}

function isLong(range: VerseRange | undefined): boolean {
  return range !== undefined && range.to - range.from > 2;
}

/** The references of the passages shown. */
export function whereFound({ passages }: Before): string {
  const text = bibleText();
  const [main] = passages;
  const last = main ? text.placeOf(main.from) : null;
  const where = last ? ` ${labelOf(main ?? { from: 0, to: 0 })} is in chapter ${last.chapter}.` : '';
  return `I quoted ${labelsOf(passages)}.${passages.length === 1 ? where : ''} You can open each of them under **Bible Reference** in the menu.`;
}

/** That the words shown are the text's, and how to look them up. */
export function sure(words: string, { passages }: Before): string {
  if (OF_WHAT_HAPPENED.test(words))
    return `The Bible tells it so in ${labelsOf(passages.slice(0, 2))}. Whether and how it happened I cannot tell: I have the text alone and know nothing beyond it, and to quote the Bible proves nothing to whoever doubts it. For what is known from other sources, look into a history of that time or a study Bible; what the text itself says I can read on with you.`;
  return (
    `The words I quoted stand so in the King James Bible, letter for letter: ${labelsOf(passages.slice(0, 3))}. The app ` +
    'checks every quotation against the text and marks it below the reply; whether they are true for you, and fit your question, is for you to judge.'
  );
}

/** Asking whether it was so, not whether it is written so. */
const OF_WHAT_HAPPENED =
  /\b(?:happen|happened|exist|existed|lived?|historical|history|historians?|fiction|legend|myth|made up|tale|real|place|proof|proven|prove|evidence|sources?|outside|facts?|added|check|was there|were there)\b/;

/** The member's own questions of this conversation. */
export function whatWasAsked({ asked, passages }: Before): string {
  const questions = asked
    .slice(0, 5)
    .reverse()
    .map(
      (question) =>
        `- ${question
          .replace(/\s+/g, ' ')
          .replace(/[*_`<>[\]"“”]/g, '')
          .slice(0, 120)}`,
    );
  const last = passages.length > 0 ? ` Last we read ${labelsOf(passages.slice(0, 3))}.` : '';
  return `You asked me:\n\n${questions.join('\n')}\n\nThat is what I can see of this conversation.${last}`;
}

const REAL_BOOK =
  /^(?:(?:and|so|but) )*(?:is|are|was)(?: there)?(?: really)?(?: a| the)?(?: book (?:of|called))? ?([a-z0-9 ]{3,18}?) (?:really )?(?:a |an |the )?(?:(?:real|actual|true|separate|whole|old) )*(?:books?|in the (?:bible|old testament|new testament))\b/;

/** Returns that a book is one of the Bible's, and which; null where none is asked for ("is Ruth a real book in the bible?"). */
export function bookOfBible(words: string): Found | null {
  const asked = REAL_BOOK.exec(words)?.[1]?.trim();
  const at = BOOKS.findIndex(({ name }) => name.toLowerCase() === asked);
  const book = BOOKS[at];
  const [main] = book ? rangesIn(`${book.name} 1:1`) : [];
  if (!book || !main) return null;
  const chapters = bibleText().chapterCount(at);
  const beside = [BOOKS[at - 1]?.name, BOOKS[at + 1]?.name].filter(Boolean).join(' and ');
  const lead = `Yes. **${book.name}** is book ${at + 1} of 66 and stands in the ${at < 39 ? 'Old' : 'New'} Testament, beside ${beside}; it has ${chapters} chapter${chapters > 1 ? 's' : ''}. ${aboutBook(main)}`;
  return showing(lead, [main], { length: 'short' });
}
