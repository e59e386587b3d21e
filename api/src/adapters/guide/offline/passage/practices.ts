import type { MindStreamType } from '@emit/contract/mindstreams';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import type { Genre } from './book-facts.js';
import { oneOf, traitsOf } from './traits.js';

interface Practice {
  readonly type: string;
  readonly minutes: number;
  /** {it} is the passage. */
  readonly what: string;
}

const POWER = {
  psalm: {
    type: 'Prayer Session',
    minutes: 15,
    what: 'pray {it} line by line, and after each line say it in your own words.',
  },
  wisdom: {
    type: 'Scripture Meditation',
    minutes: 10,
    what: 'learn one line of {it} by heart and carry it through the day.',
  },
  law: { type: 'Bible Study', minutes: 20, what: 'read {it} and note what it guards, and for whom.' },
  story: {
    type: 'Scripture Meditation',
    minutes: 20,
    what: 'read {it} as one who stands there; where are you in it?',
  },
  prophecy: {
    type: 'Theological Study',
    minutes: 25,
    what: 'read {it} and mark what is warned of and what is promised.',
  },
  gospel: {
    type: 'Scripture Meditation',
    minutes: 20,
    what: 'read {it} slowly, three times, and stop where a word holds you.',
  },
  letter: {
    type: 'Bible Study',
    minutes: 20,
    what: 'write {it} out by hand and underline every *for*, *but* and *therefore*.',
  },
  vision: { type: 'Worship', minutes: 15, what: 'read {it} aloud and let its picture stand before you.' },
} as const satisfies Record<Genre, Practice>;

const FLOW: readonly [Practice, ...Practice[]] = [
  { type: 'Self-Reflection', minutes: 15, what: 'write what {it} stirs in you, and what it loosens.' },
  {
    type: 'Meditation',
    minutes: 15,
    what: 'sit still with one line of {it}; when your mind wanders, come back to it.',
  },
  {
    type: 'Breathwork',
    minutes: 10,
    what: 'breathe in on the first half of a line of {it}, out on the second.',
  },
  {
    type: 'Gratitude Journaling',
    minutes: 10,
    what: 'read {it} and write three things that it lets you give thanks for.',
  },
];

const CLARITY: readonly [Practice, ...Practice[]] = [
  { type: 'Helping Others', minutes: 30, what: 'do for one person what {it} asks; tell nobody.' },
  { type: 'Teaching', minutes: 20, what: 'read {it} with somebody and ask what they hear in it.' },
  { type: 'Community Service', minutes: 45, what: 'take {it} along to a place where hands are needed.' },
  {
    type: 'Mentoring',
    minutes: 30,
    what: 'ask somebody younger how they are, and listen as {it} would have you listen.',
  },
];

/** Returns a practice to log for a passage, with its stream, type and minutes as the practice form takes them. */
export function practiceFor(stream: MindStreamType, range: VerseRange, fitting?: number): string {
  const practice: Practice =
    stream === 'power' ? POWER[traitsOf(range).genre] : oneOf(stream === 'flow' ? FLOW : CLARITY, range);
  const { type, minutes, what } = practice;
  return `**Practice to log:** ${MINDSTREAMS[stream].name} · ${type} · ${fitting ?? minutes} minutes — ${what.replace('{it}', labelOf(range))}`;
}
