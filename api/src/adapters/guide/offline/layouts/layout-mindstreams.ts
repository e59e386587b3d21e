import { MINDSTREAMS, MINDSTREAM_TYPES, type MindStreamType } from '@emit/contract/mindstreams';
import type { VerseRange } from '../../../../scripture/passages.js';
import type { Material } from '../material.js';
import { clarityLens, flowLens, powerLens } from '../passage/lenses.js';
import { practiceFor } from '../passage/practices.js';
import { quotePassages } from '../quote.js';
import { opening } from './opening.js';
import { toThinkOver } from './reflection.js';

const LENSES = {
  power: powerLens,
  flow: flowLens,
  clarity: clarityLens,
} as const satisfies Record<MindStreamType, (range: VerseRange) => string>;

/** MindStreams: a passage and a practice in each of power, flow and clarity. */
export function layOutMindStreams(material: Material): string[] {
  const { isGentle, length } = material;
  const passages = length === 'usual' ? [...material.passages, ...material.related] : material.passages;
  const streams = MINDSTREAM_TYPES.flatMap((stream, index) => {
    const { name, label } = MINDSTREAMS[stream];
    const passage = passages[index % passages.length];
    if (!passage) return [];
    const isNew = index < passages.length;
    return [
      `## ${name} (${label})`,
      ...(isNew ? quotePassages([passage], length === 'whole') : []),
      ...(isGentle ? [] : [LENSES[stream](passage), practiceFor(stream, passage)]),
    ].concat(isGentle && !isNew ? ['Rest here; nothing is asked of you.'] : []);
  });
  const close = length === 'short' ? [] : [toThinkOver(material)];
  return [...opening(material), ...streams, ...close];
}
