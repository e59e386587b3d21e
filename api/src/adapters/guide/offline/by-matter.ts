import { labelOf } from '../../../scripture/passages.js';
import { askedTopics } from '../../../scripture/topics.js';
import type { GuideQuestion } from '../../../ports/guide.port.js';
import { byMeaning, bySense, mayBeOnText } from './acts/by-meaning.js';
import { byAct } from './acts/by-act.js';
import { type Sense } from './acts/sense.js';
import { findNamed, findPassages, isSure } from './find-passages.js';
import { type Before } from './follow-up/before.js';
import { notFollowed, tellsMore } from './follow-up/not-followed.js';
import { freshFirst, showing } from './follow-up/passage-answers.js';
import { hasOwnSubject, hasReference, onlyGoesOn, POINTS_BACK } from './follow-up/recognise.js';
import { layOut, ofFollowUp, plainly } from './lay-out.js';
import { comfort, isSad } from './gentle.js';
import { missingIn, NOTHING_BESIDE, ownWords, rangesIn, type Found } from './material.js';
import { storyNamed } from './stories/story-named.js';
import { plainWords } from './talk/plain-words.js';
import { WAYS_ON } from './talk/ways-on.js';

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
  const subject = ownWords(text);
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

/** What a topic scores whose name is said. */
const SAID_BY_NAME = 5;
const MOST_MATTERS = 3;

/** Somebody brings several matters at once: each is named, and the first is taken up. */
function severalIn(found: Found, text: string, before: Before): Found {
  if (!found.topic || before.asked.length > 0 || isSad([text], found.topic)) return found;
  const others = askedTopics(text).filter(
    ({ topic, score }) => score >= SAID_BY_NAME && topic !== found.topic,
  );
  const isTold = /[,;]| and /.test(text) && OF_ONESELF.test(text) && text.split(/\s+/).length > 8;
  if (others.length === 0 || !isTold) return found;
  const names = others.slice(0, MOST_MATTERS - 1).map(({ topic }) => topic.name);
  const all = [found.topic.name, ...names].map((name) => `**${name}**`);
  const last = all.pop() ?? '';
  return {
    ...found,
    lead: [
      `That is more than one thing: ${all.join(', ')} and ${last}. I begin with the first, and do not forget the rest; say *the ${(names[0] ?? '').replace(/^the /, '')}* to go on with that.`,
      ...found.lead,
      `The Bible speaks of **${found.topic.name}** here:`,
    ],
  };
}
const OF_ONESELF = /\b(?:i|i'm|im|my|me|we|our)\b/i;

/** The passages of a topic that begins a talk, behind what is known by hand for it; who mourns is only comforted. */
function withCounsel(found: Found | null, text: string, before: Before, { counsel }: Sense): Found | null {
  if (!found?.topic || !counsel || before.asked.length > 0 || isSad([text], found.topic)) return found;
  return { ...found, lead: [counsel.says, `The Bible speaks of **${found.topic.name}** here:`] };
}

const OF_JESUS = /^(?:(?:and|so|but) )*(?:what|why|how|when|where|who|did|was) .*\bjesus (?:\w+ ){1,}/;

/** "What did Jesus do when …?" asks for more than who He is. */
function specific(found: Found | null, text: string): Found | null {
  const isGeneral = found?.topic?.name === 'Jesus' && OF_JESUS.test(`${plainWords(text.slice(0, 200))} `);
  return isGeneral ? null : found;
}

const HAPPENED = /\bwhat happen(?:ed|s)\b/i;

/** A story that is asked about by its name, where nothing is known by hand: its nearest verse, or where it begins. */
function toOpened({ opened, verse }: Sense): Found | null {
  if (!opened) return null;
  return verse
    ? showing(
        `I know no answer to that, and the text may not tell it. This comes nearest in the story, ${labelOf(verse)}:`,
        [verse],
      )
    : showing('I find no verse that answers that. Here is where the story is told; ask me of who is in it:', [
        opened,
      ]);
}

/** Returns the reply by what a question names, or is like. */
export function byMatter(text: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  const story = hasReference(text) ? null : storyNamed(plainWords(text.slice(0, 200)));
  const named = nearMissing(text) ?? (isNewMatter(text, before) ? findPassages(text) : findNamed(text));
  const isFound =
    named !== null &&
    isSure(named, text) &&
    (named.basis === 'words' ? sense.act === null || sense.act === 'matter' : named.basis !== 'topic');
  if (story && (named === null || named.basis === 'words'))
    return layOut(showing('Here is where it is told:', [story]), text, question, before);
  const opened = hasReference(text) || HAPPENED.test(text) ? null : toOpened(sense);
  if (opened) return layOut(opened, text, question, before);
  const meant =
    hasReference(text) || named?.basis === 'reference' || (isFound && mayBeOnText(sense.act))
      ? null
      : byMeaning(text, sense, question, before);
  if (meant) return meant;
  const counselled = withCounsel(specific(bySense(named, text, sense), text), text, before, sense);
  const found = counselled && counselled.lead.length === 0 ? severalIn(counselled, text, before) : counselled;
  const left = notFollowed(text, before);
  const tells =
    before.topic && tellsMore(text)
      ? byAct({ ...sense, act: 'told', topics: [before.topic] }, text, before)
      : null;
  const stays = isRemark(text) ? (tells ?? left) : null;
  const isHeavy = before.hadCare || isSad([text], null);
  if (isHeavy && (!found || found.basis === 'words')) return layOut(comfort(before), text, question, before);
  const byChance =
    found?.basis === 'words' && (stays !== null || (before.asked.length > 0 && !isSure(found, text)));
  if (found && !byChance) return layOut(freshFirst(found, before), text, question, before);
  return left && missingIn(text).length === 0
    ? ofFollowUp(left, text, question, before)
    : nothingFits(text, question);
}
