import type { GuideQuestion } from '../../../../ports/guide.port.js';
import { wordsOf } from '../../../../scripture/concordance.js';
import { searchPhrase } from '../../../../scripture/search.js';
import type { Topic } from '../../../../scripture/topic.js';
import { askedTopics, topicsOf } from '../../../../scripture/topics.js';
import { onDisputed } from '../disputed/disputed.js';
import { isSure, ofTopic } from '../find-passages.js';
import type { Before } from '../follow-up/before.js';
import { evidenceIn, placed } from '../follow-up/evidence.js';
import { followUpIn, hasReference } from '../follow-up/recognise.js';
import { partOfReply } from '../follow-up/reply-part.js';
import { layOut, ofFollowUp, plainly } from '../lay-out.js';
import type { Found } from '../material.js';
import { personAsked } from '../people/people.js';
import { appPage } from '../product/about-app.js';
import { aboutFhoism } from '../product/about-fhoism.js';
import { plainWords } from '../talk/plain-words.js';
import { isSmallTalk, replyToSmallTalk } from '../talk/small-talk-replies.js';
import { is, type Act } from './acts.js';
import { byAct } from './by-act.js';
import { isSad } from '../gentle.js';
import { toJoy } from './said-to-acts.js';
import { mattersOf, type Sense } from './sense.js';

const ABOUT_THE_APP =
  'In Emit you talk with me here, log what you practice under **Log Practice**, and see points, levels and streaks under **Progress**. Ask me for *points*, *levels*, *MindStreams*, *streaks*, *formats* or *tokens*; the **User Guide** in the menu tells the rest.';

/** Whether a message may ask on the text that is talked about. */
export function mayBeOnText(act: Act | null): boolean {
  return act === null || is(act, 'text') || is(act, 'matter');
}
/** Small talk is short. */
const FEW_WORDS = 12;
/** A short message that a phrase tells. */
const FEWER_WORDS = 6;

/** What is said of the app on the page that a question is like; pages on the philosophy are its own. */
export function pageLike({ page }: Sense): string | null {
  const says = page === null ? null : appPage(page);
  return says !== null && says === page ? (aboutFhoism(page)?.paragraphs.join('\n\n') ?? null) : says;
}

/** A topic whose name is said. */
const SAID_BY_NAME = 5;

/** What somebody tells of: what they name, else what the talk is on. */
function toldOf(text: string, { isNamed }: Sense, { topic }: Before): Topic | null {
  if (isNamed) return null;
  const [asked] = askedTopics(text);
  return asked && (asked.score >= SAID_BY_NAME || !topic) ? asked.topic : topic;
}

/** Returns the reply by what a message in a talk does; null where it is about what it names. */
export function byMeaning(
  text: string,
  sense: Sense,
  question: GuideQuestion,
  before: Before,
): string[] | null {
  const { act } = sense;
  const isBegun = before.asked.length > 0;
  if (act === 'joy' && sense.isSure && !isBegun && !isSad([text], topicsOf(text)[0] ?? null))
    return ofFollowUp(toJoy(before), text, question, before);
  if (act === null || is(act, 'matter') || before.hadCare) return null;
  const isStrange =
    act === 'plan' || act === 'meditate' || (act === 'elsewhere' && sense.isSure && !sense.isNamed);
  const namesMatter = !isStrange && topicsOf(text).length > 0;
  if (namesMatter && (!isBegun || is(act, 'deed'))) return null;
  if (!isBegun && ((sense.isNamed && !isStrange) || !is(act, 'alone'))) return null;
  if (act !== 'feeling' && isSmallTalk(act))
    return text.split(/\s+/).length > FEW_WORDS ? null : [replyToSmallTalk([act], question)];
  if (act === 'app') return plainly(pageLike(sense) ?? ABOUT_THE_APP, question);
  const told = act === 'told' || act === 'feeling' ? toldOf(text, sense, before) : null;
  const reply = byAct(told ? { ...sense, topics: [told] } : sense, text, before);
  return reply && ofFollowUp(reply, text, question, before);
}

/** Words of an unbroken phrase that is no chance. */
const PHRASE = 4;

/** Words as they stand in a verse: "the truth shall make you free". */
function isVerse(text: string): boolean {
  return wordsOf(text).length >= PHRASE && searchPhrase(text, 1).length > 0;
}

const OF_LIFE = /^(?:my|our|we|i)\b/;
const ASKED = /\?|\b(?:can|may|should|is it|am i|are|is (?:he|she|it|that)|do|does|will|was|have i|did)\b/;

const WHO_WAS = /^\s*(?:and )?who(?: is| was|’s|'s|s) (?:the )?\w+\W*$/i;

/** "Cancer" names a matter of life, and asks nothing. */
const isOneWord = (text: string) => plainWords(text.slice(0, 200)).split(' ').length < 3;

/** "My wife cheated on me": told, not asked. */
function tellsOfLife(text: string): boolean {
  return OF_LIFE.test(plainWords(text.slice(0, 200))) && !ASKED.test(text.toLowerCase());
}

/** On what churches differ, with what is held against it. */
function onDisputedQuestion(
  text: string,
  { disputed, act, isSure: isClear }: Sense,
  question: GuideQuestion,
  before: Before,
): string[] | null {
  const isOther =
    (isClear && is(act, 'statement')) || tellsOfLife(text) || WHO_WAS.test(text) || isOneWord(text);
  if (
    !disputed ||
    isOther ||
    before.hadCare ||
    topicsOf(text)[0]?.urgent ||
    personAsked(text) ||
    isVerse(text)
  )
    return null;
  const evidence = evidenceIn(text, before);
  const on = onDisputed(disputed, before);
  const lead = evidence ? [...on.lead, placed(evidence)] : on.lead;
  return layOut({ ...on, lead }, text, question, before);
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
  const disputed = isTold || hasReference(text) ? null : onDisputedQuestion(text, sense, question, before);
  if (disputed) return disputed;
  if (act === null || !isClear || isTold || is(act, 'phrases') || hasReference(text)) return null;
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
