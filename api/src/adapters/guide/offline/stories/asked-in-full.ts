import type { Before } from '../follow-up/before.js';
import { peopleNamed } from '../people/people.js';
import { peopleOf } from '../people/person-answers.js';
import { withName, withNames } from '../people/with-name.js';
import { plainWords } from '../talk/plain-words.js';

/** "Where?", "to whom?": asked after the question before it. */
const BARE =
  /^(?:(?:and|but|so|ok) )*(?:where|when|why|who|how|how (?:many|much|old|long)|(?:by|to|for|with) (?:who|whom)|where (?:exactly|from)|names)$/;
const ASKING =
  /^(?:(?:and|so|but|ok) )*(?:who|whom|where|when|why|what|how(?: (?:many|much|old|long))?|which)\b/;
const IS_ASKED =
  /^(?:(?:and|so|but|ok) )*(?:who|whom|whose|where|when|why|what|how|which|did|was|were|is|are|does|do|had|has)\b/;
/** "And after him?" */
const AFTER_HIM = /^(?:and |so )+(?:after|before) (?:him|her|them)$/;
const IT = /\b(?:it|its|that|this|they|them|there)\b/;
const FEW_WORDS = 4;

/** The last question of the member that was asked in full. */
function lastQuestion({ asked }: Before): string | null {
  const all = asked.slice(0, 4).map((one) => plainWords(one.slice(0, 120)));
  return all.find((one) => IS_ASKED.test(one) && !BARE.test(one) && !AFTER_HIM.test(one)) ?? null;
}

/** "Who was king after saul", told of David, then "and after him?": "who was king after david". */
function ofNextPerson(last: string, reply: string): string {
  const before = peopleNamed([last])[0];
  const next = peopleNamed([reply.slice(0, 200)]).find((name) => name !== before);
  return before && next ? last.replace(before.toLowerCase(), next.toLowerCase()) : last;
}

/** "And in the end?" */
const IN_THE_END =
  /^(?:(?:and|so|but) )*(?:in the end|the end|how does (?:it|the story|that) end|how did (?:it|the story|that) end)$/;
/** "And the whale?" */
const AND_THAT = /^(?:(?:and|but|so) )+((?:the|his|her|their) (?!end\b)\w+)$/;

/** "So what is the lesson": words before a question. */
const LED_IN =
  /^(?:(?:and|so|but|ok|oh|well|wow|hm+|wait|lol) )+(?=(?:who|whom|whose|where|when|what|why|how|which|did|was|were|is|are|does|do|had|has) \w+ )/;

/** Returns whether a question is a bare word, which asks for something else than was told. */
export const isBare = (words: string): boolean => BARE.test(words) && !/\bhow$/.test(words);

/** Returns a question in full: what the one before it was on is put behind a bare word. */
export function inFull(words: string, before: Before): string {
  const last = lastQuestion(before);
  if (last !== null && AFTER_HIM.test(words)) return ofNextPerson(last, before.lastReply);
  if (IN_THE_END.test(words)) return 'how does it end';
  if (!BARE.test(words)) return words.replace(AND_THAT, 'what about $1').replace(LED_IN, '');
  const rest = last === null ? (peopleOf(before)[0] ?? '').toLowerCase() : last.replace(ASKING, '').trim();
  return `${words} ${rest}`.trim();
}

/** A form of a question, and how much its likeness counts. */
export interface Form {
  readonly words: string;
  readonly weight: number;
}

/** With two names put in. */
const OF_BOTH = 0.97;

/** With a name put in, more is alike that does not mean the same. */
const OF_GUESS = 0.88;

/** Returns the forms in which a question is looked for: as it stands, with the name of whom it means, and with the name of the story. */
export function formsOf(words: string, story: string, before: Before): Form[] {
  const isShort = words.split(' ').length <= FEW_WORDS && !words.includes(story);
  const withStory = IT.test(words) ? words.replace(IT, story) : isShort ? `${words} ${story}` : words;
  return [
    { words, weight: 1 },
    ...[withName(words, before)].filter((one) => one !== words).map((one) => ({ words: one, weight: 1 })),
    ...withNames(words, before).map((one) => ({ words: one, weight: OF_BOTH })),
    ...[withStory].filter((one) => one !== words).map((one) => ({ words: one, weight: OF_GUESS })),
  ];
}
