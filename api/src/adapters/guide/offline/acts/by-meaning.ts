import type { GuideQuestion } from '../../../../ports/guide.port.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { isSure, ofTopic } from '../find-passages.js';
import type { Before } from '../follow-up/before.js';
import { followUpIn, hasReference } from '../follow-up/recognise.js';
import { partOfReply } from '../follow-up/reply-part.js';
import { ofFollowUp, plainly } from '../lay-out.js';
import type { Found } from '../material.js';
import { plainWords } from '../talk/plain-words.js';
import { isSmallTalk, replyToSmallTalk } from '../talk/small-talk-replies.js';
import type { Act } from './acts.js';
import { byAct } from './by-act.js';
import { mattersOf, type Sense } from './sense.js';

const ABOUT_THE_APP =
  'In Emit you talk with me here, log what you practise under **Log Practice**, and see points, levels and streaks under **Progress**. Ask me for *points*, *levels*, *MindStreams*, *streaks*, *formats* or *tokens*; the **User Guide** in the menu tells the rest.';

/** Acts after which what the message names is looked for. */
const ON_A_MATTER: ReadonlySet<Act | null> = new Set<Act | null>([null, 'matter', 'philosophy']);
/** Acts that a question on the text does. */
export const ON_THE_TEXT: ReadonlySet<Act | null> = new Set<Act | null>([
  null,
  'story',
  'word',
  'speaker',
  'explain',
  'next',
  'matter',
  'sure',
]);
/** Acts that phrases tell as well, with what they name. */
const BY_PHRASES: ReadonlySet<Act> = new Set<Act>([
  'other',
  'why',
  'shorter',
  'simpler',
  'explain',
  'longer',
  'next',
  'previous',
  'context',
  'chapter',
  'repeat',
  'author',
  'date',
  'book',
  'speaker',
  'where-found',
  'choose',
  'apply',
  'practice',
  'pray',
  'compare',
  'word',
  'story',
  'app',
]);
/** Acts that mean the guide itself, or nothing that it knows. */
const OF_THE_GUIDE: ReadonlySet<Act> = new Set<Act>([
  'identity',
  'abilities',
  'belief',
  'memory',
  'joke',
  'elsewhere',
  'greeting',
  'wishes',
]);
/** Acts that ask about a deed, which may be a matter of its own. */
const ON_A_DEED: ReadonlySet<Act> = new Set<Act>(['may-i', 'what-if', 'either-or']);
/** Small talk is short. */
const FEW_WORDS = 12;
/** A short message that a phrase tells. */
const FEWER_WORDS = 6;

/** Returns the reply by what a message in a talk does; null where it is about what it names. */
export function byMeaning(
  text: string,
  sense: Sense,
  question: GuideQuestion,
  before: Before,
): string[] | null {
  const { act } = sense;
  const isBegun = before.asked.length > 0;
  if (ON_A_MATTER.has(act) || act === null || before.hadCare) return null;
  const namesMatter = topicsOf(text).length > 0;
  if (namesMatter && (!isBegun || ON_A_DEED.has(act))) return null;
  if (!isBegun && (sense.isNamed || !(act === 'app' || OF_THE_GUIDE.has(act)))) return null;
  if (act !== 'feeling' && isSmallTalk(act))
    return text.split(/\s+/).length > FEW_WORDS ? null : [replyToSmallTalk([act], question)];
  if (act === 'app') return plainly(ABOUT_THE_APP, question);
  const [told] = act === 'told' || act === 'feeling' ? topicsOf(text) : [];
  const reply = byAct(told && !sense.isNamed ? { ...sense, topics: [told] } : sense, text, before);
  return reply && ofFollowUp(reply, text, question, before);
}

/** The same, before its words are looked at: where they could mislead. */
export function byMeaningFirst(
  text: string,
  sense: Sense,
  question: GuideQuestion,
  before: Before,
): string[] | null {
  const { act, isSure: isClear } = sense;
  const words = plainWords(text.slice(0, 400));
  const kind = words.split(' ').length > FEWER_WORDS ? null : followUpIn(words);
  const isTold =
    (kind !== null && kind !== 'sure') || partOfReply(words, before.lastReply) !== null || /\d/.test(words);
  if (act === null || !isClear || isTold || BY_PHRASES.has(act) || hasReference(text)) return null;
  return byMeaning(text, sense, question, before);
}

/** What was found by words alone gives way to the matter that the question is like. */
export function bySense(named: Found | null, text: string, sense: Sense): Found | null {
  if (named && named.basis !== 'topic' && isSure(named, text)) return named;
  const [topic, second] = sense.topics.length > 0 ? mattersOf(text, sense.topics) : [];
  return topic && (!named || named.basis !== 'topic' || named.topic !== topic)
    ? ofTopic(topic, text, second)
    : named;
}
