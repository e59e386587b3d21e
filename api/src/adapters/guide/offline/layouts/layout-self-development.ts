import type { VerseRange } from '../../../../scripture/passages.js';
import type { Material } from '../material.js';
import { quoteClause } from '../passage/clauses.js';
import { practiceFor } from '../passage/practices.js';
import { oneOf, traitsOf } from '../passage/traits.js';
import { listItem, quotePassages } from '../quote.js';
import { opening } from './opening.js';
import { reflection } from './reflection.js';

type Wordings = readonly [string, ...string[]];

const STEPS: readonly (readonly [string, Wordings])[] = [
  [
    'See',
    [
      'Name what is so, in one honest sentence. Hold it beside this:',
      'Write down what happens, as a friend would tell it. Then read:',
      'Look at it for five minutes without repairing anything, with these words beside you:',
    ],
  ],
  [
    'Turn',
    [
      'Choose the thought that you would rather live by. Let this be its ground:',
      'Put one truer sentence in the place of the old one. It may stand on this:',
      'Ask what would be different if these words held:',
    ],
  ],
  [
    'Act',
    [
      'Do one small thing today that agrees with it:',
      'Choose one act that takes less than ten minutes, and do it before tonight:',
      'Tell one person what you will do, and do it. Take this along:',
    ],
  ],
];

const GENTLE: readonly (readonly [string, string])[] = [
  ['See', 'It is heavy, and it may be. You need not name it now.'],
  ['Turn', 'Let these words be said to you:'],
  ['Act', 'If you can, let one person know how you are. That is enough for today.'],
];

/** What the passage itself asks or promises, where it does. */
function pointer(range: VerseRange): string[] {
  const { command, promise } = traitsOf(range);
  if (command) return [`What it asks for: ${quoteClause(command)}.`];
  return promise ? [`What it promises: ${quoteClause(promise)}.`] : [];
}

/** Self-Development: steps, each standing on a passage. */
export function layOutSelfDevelopment(material: Material): string[] {
  const { isGentle, length } = material;
  const passages = length === 'usual' ? [...material.passages, ...material.related] : material.passages;
  const [main] = passages;
  const steps = STEPS.flatMap(([name, wordings], index) => {
    const passage = passages[index];
    const text = isGentle
      ? (GENTLE[index]?.[1] ?? '')
      : oneOf(wordings, passage ?? main ?? { from: 0, to: 0 }, index);
    const quoted = passage
      ? [...quotePassages([passage], length === 'whole'), ...(isGentle ? [] : pointer(passage))]
      : [];
    return [
      `### Step ${index + 1}: ${name}`,
      passage || !text.endsWith(':') ? text : `${text.slice(0, -1)}.`,
      ...quoted,
    ];
  });
  const more = passages.slice(STEPS.length);
  return [
    ...opening(material),
    ...steps,
    '### Step 4: Reflect',
    reflection(material),
    ...(more.length > 0 && length === 'usual' ? [more.map(listItem).join('\n')] : []),
    '### Step 5: Keep on',
    isGentle || !main
      ? 'Come back to these words as often as you like; there is nothing to count.'
      : practiceFor('flow', main),
  ];
}
