import { listItem, quotePassage, quotePassages } from './quote.js';
import type { Material } from './material.js';
import { opening, practiceToLog, reflection } from './opening.js';

function relatedList({ related }: Material): string[] {
  return related.length === 0 ? [] : ['**Read also**', related.map(listItem).join('\n')];
}

/** General Guidance: open, passages first, then a question and a practice. */
export function layOutGeneral(material: Material): string[] {
  return [
    ...opening(material),
    ...quotePassages(material.passages),
    ...relatedList(material),
    `**To think over:** ${reflection(material)}`,
    practiceToLog('Power', 'Bible Study', 15, 'read these passages slowly and write down one insight.'),
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
    `**To think over:** ${reflection(material)}`,
  ];
}
