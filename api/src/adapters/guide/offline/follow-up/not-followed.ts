import { labelOf, overlap } from '../../../../scripture/passages.js';
import { rangesOf } from '../../../../scripture/topics.js';
import { plainWords } from '../talk/plain-words.js';
import { WAYS_ON } from '../talk/ways-on.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';
import { ownWords } from '../material.js';
import { topicBefore } from './passage-answers.js';
import { asksForMatter } from './recognise.js';

/** Longer, somebody tells something of their own. */
const MOST_WORDS = 30;

/** What is said to words that nothing fits, in turn, so that no talk hears the same twice. */
const NOT_FOUND = [
  (said: string, at: string) =>
    `On *${said}* I found nothing that fits, and will not show you a verse at random. We were at ${at}. Say *another one*, *explain*, *go on* or *what can I do*; or name in a word what else you mean.`,
  (said: string, at: string) =>
    `To *${said}* I know no answer: I look things up and cannot think along as a person would. We can stay with ${at} (*the whole chapter*, *another one*), or you name one word, a person or a passage for me to look up.`,
  (said: string, at: string) =>
    `*${said}*: that is beyond what I can look up, and I would rather say so than guess. From ${at} I can *go on*, give *the context* or *a prayer*; or name something else.`,
] as const;
const NO_PASSAGE = [
  (said: string) =>
    `On *${said}* I cannot tell you anything: no passage is open in which I could look, and of the app I know what its User Guide says. ${WAYS_ON}`,
  (said: string) =>
    `*${said}*: to that I know no answer. Name a person, a passage or a matter in one word, and I look there.`,
] as const;

/** Returns what is replied in a talk to what nothing else fits: where the talk is, and how it can go on. Null where no talk goes on. */
export function notFollowed(text: string, before: Before): FollowUp | null {
  const words = plainWords(text.slice(0, 400));
  const { passages, asked, lastReply } = before;
  const [main] = passages;
  if (asked.length === 0 || words.split(' ').length > MOST_WORDS || asksForMatter(words)) return null;
  const turn = asked.length;
  const said = ownWords(text);
  if (!main)
    return lastReply === '' ? null : { plain: (NO_PASSAGE[turn % NO_PASSAGE.length] ?? NO_PASSAGE[0])(said) };
  const topic = topicBefore(before);
  const isOnTopic = topic && rangesOf(topic).some((range) => overlap(range, main));
  const about = isOnTopic ? ` and **${topic.name}**` : '';
  return {
    plain: (NOT_FOUND[turn % NOT_FOUND.length] ?? NOT_FOUND[0])(said, `**${labelOf(main)}**${about}`),
  };
}

const TELLS_MORE =
  /^(?:(?:and|but|also|well|no|yes|because|maybe|ok|so|now|then|actually|honestly|yesterday|today|tonight|sometimes|some days|every day|last \w+|this \w+|at \w+|on \w+) )*(?:he|she|they|we|i|im|my|our|it|his|her|everyone|everybody|people|nobody|someone|the (?:funeral|doctors?|kids|baby|house|job|police|school|third|second|first|worst|last)|\d+ \w+)\b/;
const ASKS_FOR =
  /\b(?:verses?|psalms?|prayers?|bible|passages?|story|app|log|levels?|streaks?|points?|tokens?|meant|mean|correct|wrong one|show|explain|give me|tell me|read (?:me|it|the))\b|^(?:\w+ )?i (?:want|need|would like|would love) (?:to (?:read|know|hear|learn|pray|see|understand|memorize|start)|a|an|some|something|one)\b|^(?:i|we) (?:agree|disagree|see|know|understand|will|like|love|believe|do not believe|doubt)\b(?: \w+){0,3}$/;

/** Returns whether somebody tells on of themselves, or of whom they spoke of, and asks for nothing. */
export function tellsMore(text: string): boolean {
  const words = plainWords(text.slice(0, 200));
  return TELLS_MORE.test(words) && !asksOrWants(text);
}

/** Returns whether a message asks, or wants something of the guide. */
export function asksOrWants(text: string): boolean {
  const words = plainWords(text.slice(0, 200));
  return text.includes('?') || ASKS_FOR.test(words) || ASKS.test(words) || QUESTION.test(words);
}
const QUESTION =
  /^(?:(?:and|but|so|ok|hm+) )*(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|are|does|do|had|has|can|could|should|may|would|will|please|tell|explain|another|more|next|shorter|verse|chapter|psalm)\b/;
const ASKS =
  /\b(?:what (?:do|should|can|could|would)|how (?:do|can|should|could)|should i|can you|could you|may i)\b/;
