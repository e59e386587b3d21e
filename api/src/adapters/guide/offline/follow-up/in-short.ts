import { labelOf, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { wellKnown } from '../../../../scripture/well-known.js';
import type { Found } from '../material.js';
import { clausesOf, quoteClause, type Clause } from '../passage/clauses.js';
import { topicChosenFor, traitsOf } from '../passage/traits.js';
import { showing } from './passage-answers.js';

/** The clause that carries most of a passage. */
function heart(range: VerseRange): Clause | null {
  const { promise, command, ofGod, reason } = traitsOf(range);
  return ofGod ?? promise ?? command ?? reason ?? clausesOf(range)[0] ?? null;
}

/** A verse no longer than this is short already. */
const SHORT = 170;

/** Verses of a passage that has no one clause at its heart. */
const LONG = 6;

/** Of the verses that many know the shortest. */
function bestKnown({ from, to }: VerseRange): VerseRange {
  const verses = Array.from({ length: Math.min(80, to - from + 1) }, (_, at) => from + at).filter(wellKnown);
  const size = (verse: number) => textOfRange({ from: verse, to: verse }).length;
  const [first] = verses.sort((a, b) => size(a) - size(b));
  return first === undefined ? { from, to } : { from: first, to: first };
}

/** The passage in one line. */
export function inShort(main: VerseRange): Found {
  const text = textOfRange(main);
  if (main.from === main.to && text.length <= SHORT)
    return showing(`${labelOf(main)} is a single short verse; shorter I cannot make it:`, [main], {
      length: 'short',
    });
  const clause = heart(main.to - main.from > LONG ? bestKnown(main) : main);
  const verse = clause ? { from: clause.verse, to: clause.verse } : { from: main.from, to: main.from };
  const topic = topicChosenFor(main);
  const about = topic ? `, on ${topic.name}` : '';
  const core = clause ? `at its core ${quoteClause(clause)}` : 'a single line';
  return showing(`In short${about}: ${labelOf(main)} says ${core}.`, [verse], { length: 'short' });
}
