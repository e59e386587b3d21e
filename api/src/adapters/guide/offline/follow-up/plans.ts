import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { rangesOf, topicsOf } from '../../../../scripture/topics.js';
import type { Topic } from '../../../../scripture/topic.js';
import { clausesOf, quoteClause } from '../passage/clauses.js';
import { traitsOf } from '../passage/traits.js';
import { beside, distinct } from '../related.js';
import { quote, quotedPart } from '../quote.js';
import { rangesIn } from '../material.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';
import { chapterOf, topicBefore } from './passage-answers.js';

const DAYS = 7;
/** For whoever names no matter: a beginning with the shortest Gospel. */
const FIRST_DAYS = 'Mark 1; Mark 2; Mark 3; Mark 4; Mark 5; Mark 6; Mark 7';

/** Words of asking that are matters as well. */
const ASKING =
  /\b(?:plans?|week|weekly|days?|schedule|meditat\w+|time|quiet|silence|still|read|readings?|verse|psalm|moment|lead|guide|guided|through|short|long|give|make|help|please)\b/g;

/** The matter that words name, else that of the talk. */
function topicOf(words: string, before: Before): Topic | null {
  return topicsOf(words.replace(ASKING, ' '))[0] ?? topicBefore(before);
}

function readings(topic: Topic | null, { passages: [main] }: Before): VerseRange[] {
  if (topic) return distinct([...rangesOf(topic), ...rangesOf(topic).flatMap((range) => beside([range]))]);
  if (!main) return rangesIn(FIRST_DAYS);
  return distinct([main, ...beside([main]), chapterOf(main), ...rangesIn(FIRST_DAYS)]);
}

/** A plan for a week: a passage for each day, and what to do with each. */
export function planFor(words: string, before: Before): FollowUp {
  const topic = topicOf(words, before);
  const days = readings(topic, before)
    .slice(0, DAYS)
    .map((range, at) => `${at + 1}. Day ${at + 1}: **${labelOf(range)}**`);
  const on = topic ? ` on **${topic.name}**` : '';
  return {
    plain: `A plan for seven days${on}, ten minutes a day:\n\n${days.join('\n')}\n\nEach day: read the passage twice, slowly; write down one line that stays with you; do one small thing it asks for, and log it under **Log Practice** if you like. Say *read day 1*, and I open it.`,
  };
}

/** A quiet quarter of an hour with one passage, step by step. */
export function meditationOn(words: string, before: Before): FollowUp {
  const named = topicsOf(words.replace(ASKING, ' '))[0];
  const topic = named ?? (before.passages.length === 0 ? topicBefore(before) : null);
  const [first] = topic ? rangesOf(topic) : before.passages;
  const range = quotedPart(first ?? rangesIn('Psalm 46:10')[0] ?? { from: 0, to: 0 }, 3);
  const { promise, ofGod, command } = traitsOf(range);
  const clause = promise ?? ofGod ?? command ?? clausesOf(range)[0];
  const line = clause ? quoteClause(clause) : labelOf(range);
  return {
    plain: [
      `A quiet time with ${labelOf(range)}, about ten minutes:`,
      quote(range),
      `1. Sit down, put both feet on the floor, and breathe out slowly three times.\n2. Read the words aloud once, and once in silence.\n3. Stay with one line: ${line}. When your mind wanders, come back to it; that is all there is to do.\n4. Say to God in your own words what it stirs in you, or say nothing.\n5. End with one slow breath, and keep the line for the day.`,
    ].join('\n\n'),
  };
}
