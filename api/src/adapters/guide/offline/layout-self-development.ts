import { listItem, quotePassage } from './quote.js';
import type { Material } from './material.js';
import { opening, practiceToLog, reflection } from './opening.js';

const STEPS = [
  ['See', 'Name what is so, without judging it. Hold it beside this:'],
  ['Turn', 'Choose the thought that you would rather live by. Let this be its ground:'],
  ['Act', 'Do one small thing today that agrees with it:'],
] as const;

/** Self-Development: steps, each standing on a passage. */
export function layOutSelfDevelopment(material: Material): string[] {
  const passages = [...material.passages, ...material.related];
  const steps = STEPS.flatMap(([name, text], index) => {
    const passage = passages[index % passages.length];
    return [`### Step ${index + 1}: ${name}`, text, ...(passage ? quotePassage(passage) : [])];
  });
  const more = passages.slice(STEPS.length);
  return [
    ...opening(material),
    ...steps,
    '### Step 4: Reflect',
    reflection(material),
    ...(more.length > 0 ? [more.map(listItem).join('\n')] : []),
    '### Step 5: Keep on',
    practiceToLog(
      'Flow',
      'Self-Reflection',
      15,
      'write for ten minutes, sit still for five, every day this week.',
    ),
  ];
}
