import { askedTopics, rangesOf } from '../../../../scripture/topics.js';
import { overlap, type VerseRange } from '../../../../scripture/passages.js';
import type { Before } from '../follow-up/before.js';
import type { FollowUp } from '../follow-up/on-passages.js';
import { comforting, isSad } from '../gentle.js';
import { ownWords } from '../material.js';
import { quote, quotedPart } from '../quote.js';
import { isOfLife } from '../follow-up/situation.js';
import { asksOrWants, tellsMore } from '../follow-up/not-followed.js';
import { followUpIn } from '../follow-up/recognise.js';
import { plainWords } from '../talk/plain-words.js';
import { smallTalkIn } from '../talk/small-talk.js';
import type { Act } from './acts.js';
import type { Sense } from './sense.js';

/** How the guide takes up what somebody tells: {said} is what they wrote. One after another, so that no talk hears the same twice. */
const HEARD = [
  'Thank you for telling me: *{said}*.',
  '*{said}*: I have read it, and will not hurry past it.',
  'So there is this as well: *{said}*.',
  'I read it as you say it: *{said}*.',
] as const;
const FELT = [
  'I am sorry that it is so: *{said}*.',
  '*{said}*: you may say so here, and nobody corrects it.',
  'That it is so I will not talk away: *{said}*.',
] as const;

const READS = [
  'I cannot take it from you; what I can do is read to you.',
  'A few words to lay beside it.',
  'I can only read to you, and gladly do.',
] as const;

/** What may be said next, where a verse was read. */
const OFFERS = [
  'Say *what can I do*, *a prayer* or *another one*, or tell me more.',
  'Go on telling, if you like; or say *a prayer*, or *what can I say* if somebody else should know of it.',
  'What of it weighs most just now? One sentence is enough; or say *another one*.',
] as const;
/** The same where no verse is near. */
const ASKS = [
  'I am a program and can only read to you. Would you like a verse for it, a prayer, or words that you could say to somebody? Say *a verse*, *a prayer* or *what can I say*.',
  'What of it is on your mind most? Tell me in a sentence; or say *what can I do* or *a verse*.',
  'If somebody should know of it, say *what can I say* for words to tell them; or just go on, I read along.',
  'Go on, if you like. When you want words of the Bible for it, say *a verse*.',
] as const;

/** What a topic scores whose name is said. */
const SAID_BY_NAME = 5;

/** Topics whose words are in everything that is told ("I told him three times"). */
const BY_CHANCE: ReadonlySet<string> = new Set(['time', 'change', 'sabbath']);

const inTurn = (wordings: readonly string[], { asked }: Before) =>
  wordings[asked.length % wordings.length] ?? wordings[0] ?? '';

const isUnread =
  ({ seen }: Before) =>
  (range: VerseRange) =>
    !seen.some((one) => overlap(one, range));

/** Returns what is said to whoever tells of themselves: their own words taken up, a passage that was not read yet, and how to go on. */
export function toTold(text: string, { act, topics, isNamed }: Sense, before: Before): FollowUp {
  const heard = inTurn(act === 'feeling' ? FELT : HEARD, before).replace(
    '{said}',
    ownWords(text).replace(/\?+$/, ''),
  );
  const isHeavy = isSad([text, ...before.asked], null);
  const named = askedTopics(text)[0];
  const said =
    named && named.score >= SAID_BY_NAME && !BY_CHANCE.has(named.topic.name)
      ? named.topic
      : isNamed
        ? topics[0]
        : undefined;
  const own = isHeavy ? undefined : said;
  const unread = (own ? rangesOf(own) : []).find(isUnread(before));
  if (own && unread)
    return {
      plain: `${heard} ${inTurn(READS, before)} On **${own.name}**:\n\n${quote(quotedPart(unread))}\n\n${inTurn(OFFERS, before)}`,
    };
  const comfort = isHeavy ? comforting(before.seen).find(isUnread(before)) : null;
  if (comfort) return { plain: `${heard}\n\n${quote(comfort)}\n\n${inTurn(OFFERS, before)}` };
  return { plain: `${heard} ${inTurn(ASKS, before)}` };
}

/** Acts of whoever does more than tell. */
const DOES_MORE: ReadonlySet<Act> = new Set<Act>([
  'correction',
  'not-answered',
  'already-said',
  'do-not-say',
  'doubt',
  'objection',
  'hard',
  'joy',
  'no-verses',
  'thanks',
  'farewell',
]);
const FEW_WORDS = 3;
/** "I'm 11" */
const AGE = /^(?:and |but )*(?:i am|he is|she is) (?:only |just )?\d{1,2}(?: years old| now)?$/;

/** "He is really kind" praises nobody here. */
const MAY_BE_TOLD: ReadonlySet<string> = new Set(['', 'praise', 'blame', 'elsewhere']);
const CORRECTS = /^(?:no )+(?:not|i mean|i meant|that|the)\b/;

const TIME = /^(?:next|last|this|on|in|since|for|every|about|not|only|just|maybe|no) \S+/;
const MOST_WORDS = 14;

/** "The new guy is 26", "not much, like 40 euros", "next saturday": more of what was told just before. */
function isFragment(text: string, words: string): boolean {
  const count = words.split(' ').length;
  return !asksOrWants(text) && count <= MOST_WORDS && (count > FEW_WORDS || TIME.test(words));
}

const TELLS: ReadonlySet<Act> = new Set<Act>(['told', 'feeling', 'matter']);
const mayTell = (act: Act | null, isSure: boolean) => act === null || !isSure || TELLS.has(act);

/** The message before told of the member's own life. */
function goesOnFrom({ asked: [last = ''] }: Before): boolean {
  const words = plainWords(last.slice(0, 300));
  return !asksOrWants(last) && /\b(?:i|im|my|we|our|me)\b|^(?:he|she|they|it|the)\b/.test(words);
}

/** Returns whether somebody goes on telling of their own life, and asks for nothing. */
export function tellsOn(text: string, { act, isSure }: Sense, before: Before): boolean {
  const words = plainWords(text.slice(0, 300));
  if (before.asked.length === 0 || !isOfLife(before) || before.hadCare) return false;
  if (AGE.test(words)) return true;
  if (CORRECTS.test(words)) return false;
  const isCourtesy = !MAY_BE_TOLD.has(smallTalkIn(words) ?? '');
  const isMore = isCourtesy || (isSure && act !== null && DOES_MORE.has(act));
  const isTold = tellsMore(text) || (goesOnFrom(before) && mayTell(act, isSure) && isFragment(text, words));
  return isTold && !isMore && followUpIn(words) === null;
}
