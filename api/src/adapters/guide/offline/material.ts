import { cutAt } from '@emit/contract/whole-characters';
import { namedPassages } from '../../../scripture/known-passages.js';
import { labelOf, type VerseRange } from '../../../scripture/passages.js';
import { scanReferences } from '../../../scripture/check/reference-scanner.js';
import { findReferences } from '../../../scripture/references.js';
import { sayingIn } from '../../../scripture/sayings.js';
import { searchTerms } from '../../../scripture/search.js';
import type { Topic } from '../../../scripture/topic.js';
import { rangesOf, topicsOf } from '../../../scripture/topics.js';
import type { GuideQuestion } from '../../../ports/guide.port.js';
import { beside, distinct, hits } from './related.js';
import { aboutFhoism, aboutPractising, type AboutPage } from './about-fhoism.js';

/** What the text holds for a question, before it is laid out. */
export interface Material {
  /** What was asked for, in a few words. */
  readonly subject: string;
  /** Why references in the question do not exist. */
  readonly missing: readonly string[];
  /** The passages to answer with; never empty. */
  readonly passages: readonly VerseRange[];
  /** Passages to read beside them. */
  readonly related: readonly VerseRange[];
  readonly topic: Topic | null;
  readonly about: AboutPage | null;
  /** A saying that is asked for as if it were a verse. */
  readonly saying: string | null;
  /** found: the text speaks of it; begin: nothing was found, and the passages are where anyone may begin. */
  readonly basis: 'reference' | 'saying' | 'topic' | 'words' | 'about' | 'begin';
}

const WHERE_ANYONE_MAY_BEGIN = 'Matthew 7:7-8; Proverbs 3:5-6; Psalm 119:105; Micah 6:8; John 8:31-32';

/** Characters of a question that are read; references are found slowly. */
const READ = 2_000;

/** "Transform this through the lens of Fhoism: …" → what stands after it (the test pages, spec §7). */
function withoutInstruction(prompt: string): string {
  return prompt.replace(
    /^\s*(?:please\s+)?(?:transform|rewrite|rephrase|translate|express)\b[^:\n]*:\s*/i,
    '',
  );
}

/** A follow-up ("tell me more") is read together with the question before it. */
function fullQuestion({ prompt, history }: GuideQuestion): { text: string; followsUp: boolean } {
  const text = withoutInstruction(prompt).slice(0, READ);
  const stands =
    findReferences(text).length > 0 ||
    topicsOf(text).length > 0 ||
    searchTerms(text).length > 1 ||
    (aboutFhoism(text) ?? aboutPractising(text) ?? sayingIn(text)) !== null ||
    namedPassages(text).length > 0;
  const before = history.filter(({ role }) => role === 'user').at(-1);
  if (stands || !before) return { text, followsUp: false };
  return { text: `${before.content.slice(0, READ)} ${text}`, followsUp: true };
}

function subjectOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 80 ? `${cutAt(plain, 77).trimEnd()}…` : plain;
}

type Found = Omit<Material, 'subject' | 'missing'>;

const NOTHING = { topic: null, about: null, saying: null };

function byReference(text: string): Found | null {
  const given = findReferences(text).flatMap((found) => (found.kind === 'verses' ? [found.range] : []));
  const ranges = distinct(given.length > 0 ? given : namedPassages(text)).slice(0, 4);
  if (ranges.length === 0) return null;
  return { ...NOTHING, passages: ranges, related: beside(ranges), basis: 'reference' };
}

function bySaying(text: string): Found | null {
  const saying = sayingIn(text);
  if (!saying) return null;
  return { ...NOTHING, saying: saying.words, passages: saying.nearest, related: [], basis: 'saying' };
}

function byAbout(about: AboutPage | null): Found | null {
  if (!about) return null;
  const ranges = rangesIn(about.passages);
  return { ...NOTHING, about, passages: ranges.slice(0, 3), related: ranges.slice(3), basis: 'about' };
}

function byTopic(text: string): Found | null {
  const topic = topicsOf(text)[0];
  if (!topic) return null;
  const ranges = rangesOf(topic);
  const passages = ranges.slice(0, 3);
  const related = distinct([...ranges.slice(3), ...hits(text, 5)], passages).slice(0, 4);
  return { ...NOTHING, topic, passages, related, basis: 'topic' };
}

function byWords(text: string): Found | null {
  const found = distinct(hits(text, 8));
  if (found.length === 0) return null;
  return { ...NOTHING, passages: found.slice(0, 3), related: found.slice(3, 6), basis: 'words' };
}

function rangesIn(references: string): VerseRange[] {
  return findReferences(references).flatMap((found) => (found.kind === 'verses' ? [found.range] : []));
}

function whereAnyoneMayBegin(): Found {
  const begin = rangesIn(WHERE_ANYONE_MAY_BEGIN);
  return { ...NOTHING, passages: begin.slice(0, 3), related: begin.slice(3), basis: 'begin' };
}

/** The first of these that finds something: what was named, a false saying, the philosophy itself, the matter, the words. */
function chosen(text: string): Found {
  return (
    byReference(text) ??
    bySaying(text) ??
    byAbout(aboutFhoism(text)) ??
    byTopic(text) ??
    byAbout(aboutPractising(text)) ??
    byWords(text) ??
    whereAnyoneMayBegin()
  );
}

/** A follow-up brings what has not been quoted yet to the front. */
function unseenFirst(ranges: readonly VerseRange[], said: string): VerseRange[] {
  const seen = (range: VerseRange) => said.includes(labelOf(range));
  return [...ranges.filter((range) => !seen(range)), ...ranges.filter(seen)];
}

/**
 * Why references in a question do not exist. The scanner also knows names of books that are none, and says of a range
 * which end it is that does not exist, where the parser knows only that there is none.
 */
function missingIn(text: string): string[] {
  const scanned = scanReferences(text).filter(({ missing }) => missing);
  const parsed = findReferences(text).filter(
    ({ start, end }) => !scanned.some((one) => one.start < end && start < one.end),
  );
  const found = [...parsed, ...scanned.map(({ missing }) => missing)];
  const messages = found.flatMap((one) => (one !== null && 'message' in one ? [one.message] : []));
  return [...new Set(messages)];
}

/** Finds passages for the question: its references, else its topic, else its words. The same question finds the same. */
export function materialFor(question: GuideQuestion): Material {
  const { text, followsUp } = fullQuestion(question);
  const missing = missingIn(text);
  const found = chosen(text);
  const subject = subjectOf(withoutInstruction(question.prompt)) || 'your question';
  if (!followsUp) return { ...found, subject, missing };
  const said = question.history.map(({ content }) => content).join('\n');
  const more = distinct([...found.passages, ...found.related, ...hits(text, 20)]);
  const all = unseenFirst(more, said);
  return { ...found, subject, missing, passages: all.slice(0, 3), related: all.slice(3, 6) };
}
