import type { VerseRange } from '../../../scripture/passages.js';
import type { Topic } from '../../../scripture/topic.js';
import type { Before } from './follow-up/before.js';
import { NOTHING_BESIDE, rangesIn, type Found } from './material.js';

/** Topics that those bring who carry something heavy. */
const HEAVY: ReadonlySet<string> = new Set([
  'grief',
  'depression',
  'abuse',
  'infertility',
  'betrayal',
  'suicide',
  'miscarriage',
  'loss',
]);

const PERSON =
  'mother|mom|mum|mama|father|dad|papa|parents?|son|daughter|child|children|baby|wife|husband|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|brother|sister|twin|friend|uncle|aunt|cousin|niece|nephew|grand\\w+|granny|grandma|grandpa|dog|cat|pet|pastor|neighbou?r|loved one';
const SAD = new RegExp(
  [
    `\\b(?:my|our|his|her) (?:\\w+ ){0,2}(?:${PERSON})s? (?:\\w+ ){0,4}(?:died|dies|dying|dead|passed|gone|killed|diagnosed|cancer|stroke|coma|hospice|terminal\\w*|suicide|overdos\\w+|miscarr\\w+|left me|cheat\\w+|hits?|beats?|abus\\w+|buried)\\b`,
    `\\b(?:lost|losing|buried|bury|miss|mourn\\w*|griev\\w*)(?: (?:to|for|over|about))? (?:my|our|a|the) (?:\\w+ ){0,2}(?:${PERSON})\\b`,
    `^(?:hi |hello |my |our )*(?:${PERSON}) (?:\\w+ )?(?:died|passed away|is dead|is dying)\\b`,
    '\\b(?:passed away|miscarriage|stillb\\w+|funeral|hospice|widow(?:ed|er)?|terminal (?:illness|cancer)|death of my)\\b',
    '\\bi (?:am|m|feel|ve been|have been)(?: \\w+){0,2} (?:grieving|mourning|depressed|hopeless|heartbroken|worthless|devastated|suicidal|broken|in despair|in mourning|numb|abused|raped|unloved)\\b',
    '\\b(?:i (?:cry|weep|cried) (?:every|all|myself)|cant (?:stop crying|go on)|can not (?:stop crying|go on)|no reason to live|nobody loves me|want to disappear|wish i was never born)\\b',
    '\\b(?:i|we) (?:was|were|am|are|have been|had been|got) (?:abused|raped|molested|assaulted|beaten)\\b',
  ].join('|'),
);

/** Returns whether somebody in the conversation mourns or suffers: then they are only comforted. */
export function isSad(messages: readonly string[], topic: Topic | null): boolean {
  if (topic && HEAVY.has(topic.name)) return true;
  return messages.some((message) => SAD.test(message.toLowerCase().replace(/['’]/g, '')));
}

const COMFORTING =
  'Psalm 34:18; Psalm 23:4; Isaiah 41:10; Matthew 5:4; Psalm 147:3; Lamentations 3:22-23; Psalm 56:8; 2 Corinthians 1:3-4; Revelation 21:4; John 14:27';
const COMFORTED = [
  'I am here to read with you. May these words keep you company:',
  'I go on reading with you, and nothing is asked of you. These words may carry a little:',
  'Stay as long as you like. Here are some more words to lean on:',
];
/** Passages of comfort that are read at once. */
const AT_ONCE = 3;

/** Returns passages of comfort, those first that were not read yet. */
export function comforting(seen: readonly VerseRange[]): VerseRange[] {
  const all = rangesIn(COMFORTING);
  const isSeen = ({ from }: VerseRange) => seen.some((one) => one.from <= from && from <= one.to);
  return [...all.filter((one) => !isSeen(one)), ...all.filter(isSeen)];
}

/** Returns what somebody is comforted with who mourns, or who was answered with care before. */
export function comfort({ seen, asked }: Pick<Before, 'seen' | 'asked'>, lead?: string): Found {
  const turn = COMFORTED[asked.length % COMFORTED.length] ?? '';
  return {
    ...NOTHING_BESIDE,
    passages: comforting(seen).slice(0, AT_ONCE),
    basis: 'follow-up',
    lead: [lead ?? turn],
  };
}
