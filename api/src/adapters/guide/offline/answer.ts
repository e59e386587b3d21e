import type { GuideQuestion } from '../../../ports/guide.port.js';
import { byMeaningFirst, mayBeOnText, pageLike } from './acts/by-meaning.js';
import { inText, notTold } from './acts/by-act.js';
import { type Sense } from './acts/sense.js';
import { tellsOn, toTold } from './acts/telling.js';
import { byAbout, findPassages, ofTopic } from './find-passages.js';
import { type Before } from './follow-up/before.js';
import { evidenceIn, toEvidence } from './follow-up/evidence.js';
import { partAsked } from './follow-up/part-of-bible.js';
import type { FollowUpKind } from './follow-up/follow-up-phrases.js';
import { followUp } from './follow-up/follow-up.js';
import { inForm } from './follow-up/in-form.js';
import { freshFirst, neighbour, showing, unseen } from './follow-up/passage-answers.js';
import { prayingOn } from './follow-up/praying.js';
import { toReaction } from './follow-up/reactions.js';
import { asksForMeaning, onWord } from './follow-up/words-asked.js';
import { followUpIn, hasReference } from './follow-up/recognise.js';
import { backTo } from './follow-up/back-to.js';
import { asksOfSomebody, asksWhatNext } from './follow-up/verse-asked.js';
import type { FollowUp } from './follow-up/on-passages.js';
import { onSituation } from './follow-up/situation.js';
import { knownByHand, lookedUp, onCounsel } from './looked-up.js';
import { moreOnPerson, ON_A_PERSON } from './people/person-answers.js';
import { layOut, ofFollowUp, plainly } from './lay-out.js';
import { comfort, isSad } from './gentle.js';
import { samePerson } from './people/people.js';
import { aboutApp } from './product/about-app.js';
import { aboutFhoism, isAboutFhoism, streamNamed } from './product/about-fhoism.js';
import { figuresAsked } from './product/figures.js';
import { foreignIn } from './talk/foreign/languages.js';
import { plainWords } from './talk/plain-words.js';
import { rangesOf, topicsOf } from '../../../scripture/topics.js';
import { isPsalm } from './material.js';
import { byMatter } from './by-matter.js';

/** Returns the reply to a message in English that is no small talk. */
export function answerTo(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  const reference = hasReference(text);
  const praying = reference || inForm(text, before) ? null : prayingOn(question.prompt, before);
  const reaction = reference ? null : toReaction(text, before);
  const looked =
    (praying && ofFollowUp(praying, text, question, before)) ??
    lookedUp(text, question, before, sense) ??
    onWordOrPage(text, question, before, sense) ??
    (reference ? null : onCounsel(text, question, before, sense)) ??
    (reference
      ? null
      : (onForm(text, question, before) ??
        onOwnMatter(text, question, before) ??
        onMeantBy(text, question, before))) ??
    (reaction && ofFollowUp(reaction, text, question, before));
  if (looked) return looked;
  if (!reference && tellsOn(text, sense, before))
    return ofFollowUp(toTold(asTyped(text, question), sense, before), text, question, before);
  const kind = followUpIn(plainWords(text.slice(0, 400)));
  const isOnText = kind === 'translation' && before.passages.length > 0;
  const told = reference || isOnText ? null : (figuresAsked(text) ?? aboutApp(text, before.lastReply));
  if (told) return plainly(told, question);
  const first = byMeaningFirst(text, sense, question, before);
  if (first) return first;
  return onText(text, question, before, sense);
}

/** What was told, as it was typed; in another language, or behind a greeting, as it is understood. */
const asTyped = (text: string, { prompt }: GuideQuestion) =>
  prompt.split(/\s+/).length === text.split(/\s+/).length && !foreignIn(prompt) ? prompt : text;

const MEANT_BY =
  /\b(?:mean|means|meant) (?:by|with|when he (?:said|says)) (?!it\b|this\b|that\b|them\b)((?:\w+ ){2,}\w+)$/;

/** "What did Jesus mean by take up your cross?": where the words stand. */
function onMeantBy(text: string, question: GuideQuestion, before: Before): string[] | null {
  const said = MEANT_BY.exec(plainWords(text.slice(0, 200)))?.[1];
  const found = said === undefined ? null : findPassages(said);
  if (!found || (found.basis !== 'words' && found.basis !== 'reference')) return null;
  return layOut(
    showing('What it means is for you to weigh; this is where it is said:', found.passages.slice(0, 1), {
      related: [...found.passages.slice(1), ...found.related].slice(0, 2),
    }),
    text,
    question,
    before,
  );
}

const OWN_MATTER =
  /\b(psalm|verse|passage|word|something)s? (?:about|of|on|for|against) (?!it\b|this\b|that\b|them\b|him\b|her\b|the\b|my\b|me\b)(.+)$/;

/** "Is there a psalm of thanks?" in a talk: a matter of its own. */
function onOwnMatter(text: string, question: GuideQuestion, before: Before): string[] | null {
  const [, kind, matter = ''] = OWN_MATTER.exec(plainWords(text.slice(0, 200))) ?? [];
  const [topic] = topicsOf(matter);
  if (!topic || before.asked.length === 0 || partAsked(plainWords(text.slice(0, 200)))) return null;
  const found = ofTopic(topic, text);
  const psalms = kind === 'psalm' ? unseen(rangesOf(topic).filter(isPsalm), before) : [];
  const [psalm] = psalms;
  const shown = psalm
    ? showing(`A psalm on **${topic.name}**:`, [psalm], { topic })
    : freshFirst(found, before);
  return layOut(shown, text, question, before);
}

/** Another form of what was read, or one of several matters that were told of. */
function onForm(text: string, question: GuideQuestion, before: Before): string[] | null {
  const asked = inForm(text, before) ?? backTo(text, before);
  return asked && ofFollowUp(asked, text, question, before);
}

/** A word after another one ("and amen?"), or a page on the app while it is talked about. */
function onWordOrPage(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] | null {
  if (hasReference(text)) return null;
  const words = plainWords(text.slice(0, 200));
  const word = asksForMeaning(words, before) ? onWord(words, before) : null;
  if (word) return ofFollowUp(word, text, question, before);
  const page = sense.isOnApp ? pageLike(sense) : null;
  return page !== null && page !== before.lastReply ? plainly(page, question) : null;
}

/** What is held against a passage, known by hand, or asked of the text that is talked about. */
function onText(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  const reference = hasReference(text);
  const kind = followUpIn(plainWords(text.slice(0, 400)));
  const evidence = evidenceIn(text, before);
  if (evidence && isSad([text], null)) return layOut(comfort(before), text, question, before);
  const against = evidence && toEvidence(evidence, before);
  if (against) return ofFollowUp(against, text, question, before);
  const known = reference ? null : knownByHand(text, question, before);
  if (known) return layOut(known, text, question, before);
  const ofStreams = isAboutFhoism(before.lastReply) || question.category === 'mindstreams';
  const page = reference
    ? null
    : ((ofStreams ? streamNamed(text, before.lastReply) : null) ?? aboutFhoism(text));
  if (page) return layOut(byAbout(page), text, question, before);
  const ofApp =
    reference || !sense.isOfApp || (kind !== null && (kind !== 'apply' || before.passages.length > 0))
      ? null
      : pageLike(sense);
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
  return isAsked ? notTold(text, before) : null;
}
