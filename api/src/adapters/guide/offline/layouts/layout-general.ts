import { practiceFor } from '../passage/practices.js';
import type { Material } from '../material.js';
import { listItem, quotePassage, quotePassages } from '../quote.js';
import { opening } from './opening.js';
import { toThinkOver } from './reflection.js';

function relatedList({ related }: Material): string[] {
  return related.length === 0 ? [] : ['**Read also**', related.map(listItem).join('\n')];
}

/** General Guidance: passages first, then a question, and at the first time a practice. */
export function layOutGeneral(material: Material): string[] {
  const { passages, length, isGentle, basis } = material;
  const quoted = [...opening(material), ...quotePassages(passages, length === 'whole')];
  if (length === 'short') return quoted;
  const goesOn = basis === 'follow-up';
  const [main] = passages;
  return [
    ...quoted,
    ...relatedList(material),
    toThinkOver(material),
    ...(isGentle || goesOn || !main ? [] : [practiceFor('power', main)]),
  ];
}

/** The test pages ask for a text "through the lens of Fhoism": beside each MindStream stands a passage. */
export function layOutTransformation(material: Material): string[] {
  const lenses = ['Power (I-THEE): towards God', 'Flow (I-ME): within', 'Clarity (I-WE): towards others'];
  const passages = [...material.passages, ...material.related];
  return [
    ...opening(material),
    'I cannot rewrite your words as a model would. Through the three MindStreams, Scripture sets this beside them:',
    ...lenses.flatMap((lens, index) => {
      const passage = passages[index % passages.length];
      return [`### ${lens}`, ...(passage ? quotePassage(passage) : [])];
    }),
    toThinkOver(material),
  ];
}
