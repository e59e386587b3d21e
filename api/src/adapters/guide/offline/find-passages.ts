import { wordsOf } from '../../../scripture/concordance.js';
import { BOOKS } from '../../../scripture/books.js';
import { namedPassages } from '../../../scripture/known-passages.js';
import type { VerseRange } from '../../../scripture/passages.js';
import { findReferences } from '../../../scripture/references.js';
import { sayingIn } from '../../../scripture/sayings.js';
import { searchPhrase, searchTerms } from '../../../scripture/search.js';
import { withoutFrame } from '../../../scripture/search-query.js';
import type { Topic } from '../../../scripture/topic.js';
import { rangesOf, topicsOf } from '../../../scripture/topics.js';
import { NOTHING_BESIDE, rangesIn, type Found } from './material.js';
import { aboutFhoism, aboutPractising, type AboutPage } from './product/about-fhoism.js';
import { beside, distinct, hits } from './related.js';
import { FOUND, rarestIn, strengthOf, TELLING } from './strength.js';

function byReference(text: string): Found | null {
  const given = findReferences(text).flatMap((found) => (found.kind === 'verses' ? [found.range] : []));
  const named = given.length > 0 ? given : [...inWhole(text), ...namedPassages(text)];
  const ranges = distinct(named).slice(0, 4);
  if (ranges.length === 0) return null;
  return { ...NOTHING_BESIDE, passages: ranges, related: beside(ranges), basis: 'reference' };
}

/** Characters of a message that is nothing but a reference, where names of people count as well ("Luca 15"). */
const WHOLE_REFERENCE = 30;

function inWhole(text: string): VerseRange[] {
  if (text.length > WHOLE_REFERENCE || !/\d/.test(text)) return [];
  const found = findReferences(text, { books: true });
  const rest = found.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  // "He is 15" is no chapter of Isaiah.
  if (/\p{L}/u.test(rest)) return [];
  return found.flatMap((one) => (one.kind === 'verses' ? [one.range] : []));
}

function bySaying(text: string): Found | null {
  const saying = sayingIn(text);
  if (!saying) return null;
  return { ...NOTHING_BESIDE, saying: saying.words, passages: saying.nearest, basis: 'saying' };
}

/** A page on the philosophy, with its passages. */
export function byAbout(about: AboutPage): Found {
  const ranges = rangesIn(about.passages);
  return { ...NOTHING_BESIDE, about, passages: ranges.slice(0, 3), related: ranges.slice(3), basis: 'about' };
}

function ofPage(page: AboutPage | null): Found | null {
  return page && byAbout(page);
}

const BEFORE_WORDS =
  /^\W*(?:(?:where|what|which|who|is|it|does|do|the|bible|verse|say|says|said|find|written|in|stands?|passage|scripture|about|quote|explain|mean|means) )+(?:that |:)?/i;
const ALMOST_ALL = 0.85;
/** Words of an unbroken phrase that is no chance. */
const PHRASE = 4;

/** Words between marks. */
const MARKED = /[“"]([^”"]{8,})[”"]/;

function byPhrase(text: string): Found | null {
  const marked = MARKED.exec(text)?.[1] ?? '';
  const phrases = [marked, text, text.replace(BEFORE_WORDS, '')].filter(
    (phrase) => wordsOf(phrase).length >= PHRASE,
  );
  const found = phrases
    .flatMap((phrase) => searchPhrase(phrase, 4))
    .map(({ verse }) => ({ from: verse, to: verse }));
  return found.length > 0 ? ofWords(distinct(found)) : null;
}

/** The passage whose words are those of the question, almost all of them: somebody quotes from memory. */
function byQuotation(text: string): Found | null {
  const exact = byPhrase(text);
  if (exact) return exact;
  if (searchTerms(text).length < 3) return null;
  const close = distinct(hits(text, 5)).filter((range) => strengthOf(text, range) > 0.9);
  return close.length > 0 ? ofWords(close) : null;
}

function byTopic(text: string): Found | null {
  const topic = topicsOf(text)[0];
  return topic ? ofTopic(topic, text) : null;
}

/** The passages of a topic, for what was asked; beside them the best of a second one. */
export function ofTopic(topic: Topic, text: string, second?: Topic): Found {
  const ranges = rangesOf(topic);
  const passages = ranges.slice(0, 3);
  const besides = second ? rangesOf(second).slice(0, 2) : [];
  const related = distinct(
    [...ranges.slice(3, 5), ...besides, ...ranges.slice(5), ...hits(text, 5)],
    passages,
  ).slice(0, 4);
  return { ...NOTHING_BESIDE, topic, passages, related, basis: 'topic' };
}

function ofWords(found: readonly VerseRange[]): Found {
  return { ...NOTHING_BESIDE, passages: found.slice(0, 3), related: found.slice(3, 6), basis: 'words' };
}

/** Verses that hold most of what the question's words say; one that shares a common word or two is none. */
function byWords(text: string): Found | null {
  const asked = withoutFrame(text);
  if (rarestIn(asked) < TELLING) return null;
  const close = distinct(hits(asked, 8)).filter((range) => strengthOf(asked, range) >= FOUND);
  return close.length > 0 ? ofWords(close) : null;
}

/** Names of books; those that are everyday words as well only behind "book of". */
const BOOK = new RegExp(
  `\\b(?:(?:book|gospel|letter|epistle|prophet)s? (?:of|to|according to)(?: the)? (${BOOKS.map(({ name }) => name).join('|')})|` +
    `(${BOOKS.map(({ name }) => name)
      .filter(
        (name) =>
          !/^(?:Acts|Mark|Job|Judges|Numbers|Ruth|Joel|Luke|James|John|Amos|Daniel|Joshua|Lamentations|Esther|Ezra)$/.test(
            name,
          ),
      )
      .join('|')}))\\b`,
  'i',
);

/** A book asked for by its name alone. */
function byBook(text: string): Found | null {
  const [, behind, alone] = BOOK.exec(text) ?? [];
  const name = behind ?? alone;
  const ranges = name ? rangesIn(`${name} 1`) : [];
  return ranges.length > 0
    ? { ...NOTHING_BESIDE, passages: ranges, related: beside(ranges), basis: 'reference' }
    : null;
}

/**
 * Returns passages for a question, by the first of these that finds some: what was named, a false saying, the philosophy
 * itself, words quoted, the matter, the words; null where nothing fits.
 */
export function findPassages(text: string): Found | null {
  return (
    byReference(text) ??
    bySaying(text) ??
    ofPage(aboutFhoism(text)) ??
    byQuotation(text) ??
    byTopic(text) ??
    ofPage(aboutPractising(text)) ??
    byBook(text) ??
    byWords(text)
  );
}

/**
 * Returns passages for a message that goes on in a talk without a matter of its own: what it names or quotes, or verses
 * with nearly all of its words; null where it is about what was said before.
 */
export function findNamed(text: string): Found | null {
  const named =
    byReference(text) ?? bySaying(text) ?? ofPage(aboutFhoism(text)) ?? byPhrase(text) ?? byBook(text);
  if (named) return named;
  const words = byWords(text);
  const [first] = words?.passages ?? [];
  return words && first && strengthOf(text, first) >= ALMOST_ALL ? words : null;
}

/** Whether verses were found by their words, and have nearly all that was asked. */
export function isSure({ basis, passages: [first] }: Found, text: string): boolean {
  return basis !== 'words' || (first !== undefined && strengthOf(text, first) >= ALMOST_ALL);
}
