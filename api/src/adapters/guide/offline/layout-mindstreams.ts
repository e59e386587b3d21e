import { MINDSTREAMS, MINDSTREAM_TYPES, type MindStreamType } from '@emit/contract/mindstreams';
import { labelOf } from '../../../scripture/passages.js';
import { quotePassage } from './quote.js';
import type { Material } from './material.js';
import { opening, practiceToLog, reflection } from './opening.js';

const PRACTICES = {
  power: {
    type: 'Scripture Meditation',
    minutes: 20,
    what: (label: string) => `dwell on ${label}, phrase by phrase.`,
  },
  flow: {
    type: 'Self-Reflection',
    minutes: 15,
    what: (label: string) => `write what ${label} stirs in you, and what it loosens.`,
  },
  clarity: {
    type: 'Helping Others',
    minutes: 30,
    what: (label: string) => `do for one person what ${label} asks; tell nobody.`,
  },
} as const satisfies Record<
  MindStreamType,
  { type: string; minutes: number; what: (label: string) => string }
>;

/** MindStreams: a passage and a practice in each of power, flow and clarity. */
export function layOutMindStreams(material: Material): string[] {
  const passages = [...material.passages, ...material.related];
  const streams = MINDSTREAM_TYPES.flatMap((stream, index) => {
    const { name, label, description } = MINDSTREAMS[stream];
    const passage = passages[index % passages.length];
    if (!passage) return [];
    const { type, minutes, what } = PRACTICES[stream];
    return [
      `## ${name} (${label})`,
      `${description}.`,
      ...quotePassage(passage),
      practiceToLog(name, type, minutes, what(labelOf(passage))),
    ];
  });
  return [...opening(material), ...streams, `**To think over:** ${reflection(material)}`];
}
