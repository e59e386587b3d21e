import { labelOf } from '../../../scripture/passages.js';
import type { GuideQuestion } from '../../../ports/guide.port.js';
import { byMeaning, byMeaningFirst, bySense, mayBeOnText, pageLike } from './acts/by-meaning.js';
import { byAct, inText, notTold } from './acts/by-act.js';
import { NO_SENSE, type Sense } from './acts/sense.js';
import { byAbout, findNamed, findPassages, isSure } from './find-passages.js';
import { readBefore, type Before } from './follow-up/before.js';
import { evidenceIn, toEvidence } from './follow-up/evidence.js';
import type { FollowUpKind } from './follow-up/follow-up-phrases.js';
import { followUp } from './follow-up/follow-up.js';
import { notFollowed, tellsMore } from './follow-up/not-followed.js';
import { freshFirst, neighbour, showing } from './follow-up/passage-answers.js';
import { toReaction } from './follow-up/reactions.js';
import { followUpIn, hasOwnSubject, hasReference, onlyGoesOn, POINTS_BACK } from './follow-up/recognise.js';
import { backTo } from './follow-up/back-to.js';
import { asksOfSomebody, asksWhatNext } from './follow-up/verse-asked.js';
import type { FollowUp } from './follow-up/on-passages.js';
import { onSituation } from './follow-up/situation.js';
import { knownByHand, lookedUp } from './looked-up.js';
import { moreOnPerson, ON_A_PERSON } from './people/person-answers.js';
import { layOut, ofFollowUp, plainly } from './lay-out.js';
import { isSad, COMFORT } from './gentle.js';
import { missingIn, NOTHING_BESIDE, rangesIn, subjectOf, type Found } from './material.js';
import { personAsked, samePerson } from './people/people.js';
import { aboutApp } from './product/about-app.js';
import { aboutFhoism, isAboutFhoism, streamNamed } from './product/about-fhoism.js';
import { figuresAsked } from './product/figures.js';
import { storyNamed } from './stories/stories.js';
import { foreignIn } from './talk/foreign/languages.js';
import { honestly, inItsLanguage, languageBefore, understood } from './talk/foreign/reply-in-language.js';
import { plainWords } from './talk/plain-words.js';
import { hear, type Heard } from './talk/small-talk.js';
import { replyToSmallTalk } from './talk/small-talk-replies.js';
import { spelledRight } from './talk/spelling.js';
import { WAYS_ON } from './talk/ways-on.js';

/** Characters of a question that are read; references are found slowly. */
const READ = 2_000;

/** "Transform this through the lens of Fhoism: …" → what stands after it (the test pages, spec §7). */
function withoutInstruction(prompt: string): string {
  return prompt.replace(
    /^\s*(?:please\s+)?(?:transform|rewrite|rephrase|express)\b[^:\n]*\b(?:text|this|following|fhoism|lens)\b[^:\n]*:\s*/i,
    '',
  );
}

/** For a verse that does not exist, how its chapter begins; null where not even that is there. */
function nearMissing(text: string): Found | null {
  if (missingIn(text).length === 0 || rangesIn(text).length > 0) return null;
  const [chapter] = rangesIn(text.replace(/(\d)\s*[:.]\s*\d[\d\s–-]*/g, '$1 '));
  if (!chapter) return null;
  const lead = [`${labelOf(chapter)} begins so; name one of its verses, or say *the whole chapter*:`];
  return {
    ...NOTHING_BESIDE,
    passages: [{ from: chapter.from, to: Math.min(chapter.to, chapter.from + 4) }],
    basis: 'follow-up',
    lead,
  };
}

function nothingFits(text: string, question: GuideQuestion): string[] {
  const missing = missingIn(text).map((message) => `**${message}.**`);
  const subject = subjectOf(text.replace(/<[^>]*>?/g, ' '))
    .replace(/[*_`<>[\]"“”]/g, '')
    .trim();
  return [
    ...missing,
    ...plainly(
      `I found nothing in the Bible that fits *${subject || 'this'}*, and I will not show you verses that only happen to share a word. ${WAYS_ON}`,
      question,
    ),
  ];
}

/** Whether a question begins a matter of its own; the first one of a talk always does. */
function isNewMatter(text: string, { passages, asked }: Before): boolean {
  const words = plainWords(text.slice(0, 400));
  return asked.length === 0 || ((passages.length === 0 || hasOwnSubject(words)) && !onlyGoesOn(words));
}

/** A remark that only makes sense after what was said. */
function isRemark(text: string): boolean {
  const words = plainWords(text.slice(0, 400));
  return words.split(' ').length <= 14 && (POINTS_BACK.test(words) || words.split(' ').length <= 2);
}

function isFollowUpFirst({ kinds }: Heard, prompt: string, before: Before): boolean {
  const goesOn = before.passages.length > 0 && followUpIn(plainWords(prompt.slice(0, 400))) !== null;
  return (
    goesOn && !kinds.some((kind) => ['greeting', 'thanks', 'farewell', 'name', 'instructions'].includes(kind))
  );
}

function answerTo(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  const reference = hasReference(text);
  const reaction = reference ? null : toReaction(text, before);
  const looked =
    lookedUp(text, question, before, sense) ?? (reaction && ofFollowUp(reaction, text, question, before));
  if (looked) return looked;
  const kind = followUpIn(plainWords(text.slice(0, 400)));
  const isOnText = kind === 'translation' && before.passages.length > 0;
  const told = reference || isOnText ? null : (figuresAsked(text) ?? aboutApp(text, before.lastReply));
  if (told) return plainly(told, question);
  const first = byMeaningFirst(text, sense, question, before);
  if (first) return first;
  const back = reference ? null : backTo(text, before);
  if (back) return ofFollowUp(back, text, question, before);
  return onText(text, question, before, sense);
}

/** What is held against a passage, known by hand, or asked of the text that is talked about. */
function onText(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  const reference = hasReference(text);
  const kind = followUpIn(plainWords(text.slice(0, 400)));
  const evidence = evidenceIn(text, before);
  if (evidence && isSad([text], null)) return layOut(COMFORT(), text, question, before);
  const against = evidence && toEvidence(evidence, before);
  if (against) return ofFollowUp(against, text, question, before);
  const known = reference ? null : knownByHand(text, question, before);
  if (known) return layOut(known, text, question, before);
  const ofStreams = isAboutFhoism(before.lastReply) || question.category === 'mindstreams';
  const page = reference
    ? null
    : ((ofStreams ? streamNamed(text, before.lastReply) : null) ?? aboutFhoism(text));
  if (page) return layOut(byAbout(page), text, question, before);
  const ofApp = reference || !sense.isOfApp || kind !== null ? null : pageLike(sense);
  if (ofApp) return plainly(ofApp, question);
  const situation = reference ? null : onSituation(text, before);
  if (situation) return ofFollowUp(situation, text, question, before);
  const next = reference ? null : goesOnThere(text, before);
  if (next) return ofFollowUp(next, text, question, before);
  const asked = reference || !ofStory(kind, text) ? null : inText(sense, before);
  if (asked && sense.asksOfStory) return ofFollowUp(asked, text, question, before);
  const still =
    reference || (kind !== null && !ON_A_PERSON.has(kind)) ? null : samePerson(text, before.lastReply);
  if (still) return layOut(moreOnPerson(still, plainWords(text.slice(0, 200))), text, question, before);
  const mayBeInStory = mayBeOnText(sense.act) && sense.verse === null && !sense.asksOfStory;
  const goesOn = followUp(text, before, mayBeInStory) ?? untold(text, sense, before);
  if (goesOn) return ofFollowUp(goesOn, text, question, before);
  return byMatter(text, question, before, sense);
}

/** "What did Moses do then?": what follows in the text. */
function goesOnThere(text: string, { passages: [main] }: Before): FollowUp | null {
  const words = plainWords(text.slice(0, 400));
  return main && asksWhatNext(words) ? { found: neighbour(`${words} then`, main, 1) } : null;
}

/** Whether a phrase, if any, may ask on what a story tells. */
const ofStory = (kind: FollowUpKind | null, text: string) =>
  kind === null || kind === 'why' || kind === 'speaker' || kind === 'explain' || HAPPENED_TO.test(text);
const HAPPENED_TO = /\bhappen(?:ed|s) to\b/i;

/** A question on somebody in the story that no verse of it answers. */
function untold(text: string, { asksOfStory, isNamed, disputed }: Sense, before: Before): FollowUp | null {
  const isAsked = asksOfStory && !isNamed && !disputed && asksOfSomebody(plainWords(text.slice(0, 400)));
  return isAsked ? notTold(before) : null;
}

/** By what a question names, or is like. */
function byMatter(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  const story = hasReference(text) ? null : storyNamed(plainWords(text.slice(0, 200)));
  const named = nearMissing(text) ?? (isNewMatter(text, before) ? findPassages(text) : findNamed(text));
  const isFound =
    named !== null &&
    isSure(named, text) &&
    (named.basis === 'words' ? sense.act === null || sense.act === 'matter' : named.basis !== 'topic');
  if (story && (named === null || named.basis === 'words'))
    return layOut(showing('Here is where it is told:', [story]), text, question, before);
  const meant =
    hasReference(text) || named?.basis === 'reference' || (isFound && mayBeOnText(sense.act))
      ? null
      : byMeaning(text, sense, question, before);
  if (meant) return meant;
  const found = bySense(named, text, sense);
  const left = notFollowed(plainWords(text.slice(0, 400)), before);
  const tells =
    before.topic && tellsMore(text)
      ? byAct({ ...sense, act: 'told', topics: [before.topic] }, text, before)
      : null;
  const stays = isRemark(text) ? (tells ?? left) : null;
  const isHeavy = before.hadCare || isSad([text], null);
  if (isHeavy && (!found || found.basis === 'words')) return layOut(COMFORT(), text, question, before);
  if (found && !(found.basis === 'words' && stays))
    return layOut(freshFirst(found, before), text, question, before);
  return left && missingIn(text).length === 0
    ? ofFollowUp(left, text, question, before)
    : nothingFits(text, question);
}

/** Returns what a question says in English, as far as it is understood. */
export function englishOf({ prompt, history }: GuideQuestion): string {
  const written = prompt.slice(0, READ);
  return spelledRight(understood(written, languageBefore(history)));
}

/** Returns the reply to a question as Markdown blocks. The same question after the same conversation is replied to the same. */
export function compose(
  question: GuideQuestion,
  sense: Sense = NO_SENSE,
  before: Before = readBefore(question),
): string[] {
  const written = withoutInstruction(question.prompt).slice(0, READ);
  const prompt = spelledRight(written);
  if (question.system) return transformed(prompt, question, before);
  const language = languageBefore(question.history);
  const foreign = foreignIn(written, language);
  if (foreign && (language === foreign.name || foreignIn(prompt)))
    return (
      inItsLanguage(
        foreign,
        written,
        question,
        (english) => inEnglish(english, question, before, sense),
        sense.fact?.says,
      ) ?? honestly(foreign, written)
    );
  return inEnglish(prompt, question, before, sense);
}

/** What a phrase took for small talk, and brings a matter or tells of somebody. */
function isMore({ kinds }: Heard, prompt: string, { act, isNamed, verse, asksOfStory }: Sense): boolean {
  return (
    (isNamed && act !== 'elsewhere' && kinds.includes('elsewhere')) ||
    (act === 'not-answered' && kinds.includes('blame')) ||
    personAsked(prompt) !== null ||
    (asksOfStory && verse !== null) ||
    (act === 'feeling' && kinds.includes('feeling') && prompt.split(/\s+/).length > 3)
  );
}

function inEnglish(prompt: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  if (followUpIn(plainWords(prompt.slice(0, 400))) === 'a-verse')
    return answerTo(prompt, question, before, sense);
  const heard = hear(prompt);
  const isTalk =
    heard.rest === '' && !isFollowUpFirst(heard, prompt, before) && !isMore(heard, prompt, sense);
  if (isTalk) return [replyToSmallTalk(heard.kinds.length > 0 ? heard.kinds : ['nothing'], question)];
  return answerTo(heard.rest || prompt, question, before, sense);
}

function transformed(prompt: string, question: GuideQuestion, before: Before): string[] {
  const found = findPassages(prompt) ?? {
    ...NOTHING_BESIDE,
    passages: rangesIn('Matthew 22:37; Romans 12:2; Galatians 5:13'),
    basis: 'follow-up' as const,
  };
  return layOut(found, prompt, question, before);
}
