import { bibleText } from '../../../../scripture/bible-text.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { findPassages, isSure } from '../find-passages.js';
import type { Before } from '../follow-up/before.js';
import { compared } from '../follow-up/compared.js';
import { fact, isFact } from '../follow-up/facts-answers.js';
import { FOLLOW_UP_PHRASES, type FollowUpKind } from '../follow-up/follow-up-phrases.js';
import { followUp, goOn } from '../follow-up/follow-up.js';
import { meditationOn, planFor } from '../follow-up/plans.js';
import { prayer } from '../follow-up/meaning-answers.js';
import { found, type FollowUp } from '../follow-up/on-passages.js';
import { chapterOf, neighbour, others, showing } from '../follow-up/passage-answers.js';
import { ownSubject } from '../follow-up/recognise.js';
import { reactTo } from '../follow-up/reactions.js';
import { answerOn, isOfLife, type Asked } from '../follow-up/situation.js';
import { onSubject } from '../follow-up/words-asked.js';
import { plainWords } from '../talk/plain-words.js';
import { is, type Act } from './acts.js';
import { comfort, isSad } from '../gentle.js';
import { ownWords, rangesIn, type Found } from '../material.js';
import { meantInstead } from './correction.js';
import {
  askedBefore,
  chosenBecause,
  inOtherForm,
  otherViews,
  readNext,
  someoneWho,
  toHard,
  toJoy,
} from './said-to-acts.js';
import type { Sense } from './sense.js';
import { toTold } from './telling.js';

const REACTIONS = {
  doubt: 'doubt',
  objection: 'objection',
  'no-verses': 'no-verses',
  'do-not-say': 'do-not-say',
  'already-said': 'known',
} as const;

function isKind(act: Act): act is Act & FollowUpKind {
  return act in FOLLOW_UP_PHRASES;
}

const ORDINALS = ['first', 'second', 'third'];

/** "First John", "the letter of James". */
function bookNamed(meant: string): Found | null {
  const name = meant.replace(
    /\b(first|second|third) (?=\w+$)/,
    (_, order: string) => `${ORDINALS.indexOf(order) + 1} `,
  );
  const ranges = rangesIn(`${name} 1`);
  return ranges.length > 0 ? showing([], ranges) : null;
}

function corrected(words: string, before: Before): FollowUp {
  const meant = meantInstead(words);
  const there = /\d/.test(meant) ? followUp(meant, before) : null;
  if (there) return there;
  const named = meant === '' ? null : (bookNamed(meant) ?? findPassages(meant));
  const instead = named && isSure(named, meant) ? named : null;
  if (instead) return found({ ...instead, lead: [`Then I took you wrong. On *${meant}*:`, ...instead.lead] });
  const [last = ''] = before.asked;
  const unknown = meant === '' ? '' : ` I know of nothing called *${meant}*.`;
  return {
    plain: `Then I took you wrong when you said *${ownWords(last)}*.${unknown} Name the person, the book or the matter that you mean in one or two words, and I look there.`,
  };
}

/** The verse of the story that is nearest to what is asked. */
export function inText({ verse }: Sense, { passages: [main] }: Before): FollowUp | null {
  if (!verse || !main) return null;
  return found(
    showing(
      `What the text says of it stands in ${labelOf(verse)}; of what it leaves out I know no more than you:`,
      [verse],
    ),
  );
}

const TRANSLATIONS =
  'What I quote is the King James Version (KJV), a translation into English of 1611 in its usual spelling. Beside it I have the World English Bible (WEB) and the American Standard Version (ASV): say *in modern English*, and I show the last verse so.';

/** Says that no verse of the story answers, in turn, so that no talk hears the same twice. */
export function notTold(text: string, { passages: [main], asked }: Before): FollowUp | null {
  if (!main) return null;
  const chapter = labelOf(chapterOf(main));
  return {
    plain:
      asked.length % 2 === 1
        ? `In ${chapter} I find no verse that answers *${ownWords(text)}*, and what the text leaves out I will not invent. Say *the whole chapter* to read it yourself, or *go on* for what follows.`
        : `In ${chapter} I find no verse that answers *${ownWords(text)}* either way. Ask me for another moment of the story, or say *the context*.`,
  };
}

/** "How does the book end?", "what happened to the men?", "and then?". */
function goesOnWith(words: string, sense: Sense, before: Before): FollowUp | null {
  const [main] = before.passages;
  if (!main) return null;
  if (/\bbook\b/.test(words)) {
    const end = endOfBook(main);
    return found(showing(`The book ends so, in ${labelOf(end)}:`, [end]));
  }
  const isLong = words.split(' ').length > 4 && !/\b(?:then|next|after that|afterwards)$/.test(words);
  return (isLong ? inText(sense, before) : null) ?? found(neighbour(`${words} then`, main, 1));
}

function endOfBook({ from }: VerseRange): VerseRange {
  const text = bibleText();
  const { book } = text.placeOf(from);
  let last = chapterOf({ from, to: from }).to;
  while (last + 1 < text.verseCount && text.placeOf(last + 1).book === book)
    last = chapterOf({ from: last + 1, to: last + 1 }).to;
  return { from: last - 1, to: last };
}

type Reply = (words: string, sense: Sense, before: Before, text: string) => FollowUp | null;

/** What is replied to an act; what is not here goes the way of a phrase. */
const REPLIES: Partial<Record<Act, Reply>> = {
  pray: (words, _, before) => found(prayer(ownSubject(words), before)),
  hard: (words, _sense, before) => toHard(words, before),
  'not-answered': (_words, sense, before) => askedBefore(sense, before),
  plan: (words, _, before) => planFor(words, before),
  meditate: (words, _, before) => meditationOn(words, before),
  format: (words, _, before) => inOtherForm(words, before),
  'what-you-said': (_words, _sense, before) => chosenBecause(before),
  correction: (words, _, before) => corrected(words, before),
  example: (words, _, before) => someoneWho(words, before),
  'other-view': (_words, sense, before) => otherViews(sense, before),
  'next-reading': (_words, _sense, before) =>
    isSad(before.asked, null) ? found(comfort(before)) : readNext(before),
  told: heardOf,
  feeling: heardOf,
  joy: (_, sense, before, text) =>
    isSad([text, ...before.asked], null) ? toTold(text, sense, before) : toJoy(before),
  compare: (words, _, before) => compared('', `compare ${words}`, before) ?? laidBeside(before),
  word: (words, sense, before) => onSubject(words, before) ?? inText(sense, before),
  story: (_, sense, before, text) => inText(sense, before) ?? notTold(text, before),
  next: goesOnWith,
  why: longOnText,
  speaker: longOnText,
  translation: (words) => (/\b(?:which|what)\b/.test(words) ? { plain: TRANSLATIONS } : null),
};

/** What is told is the member's own life; a question on a story tells nothing. */
function heardOf(_words: string, sense: Sense, before: Before, text: string): FollowUp | null {
  return text.includes('?') && before.passages.length > 0 && !isOfLife(before)
    ? null
    : toTold(text, sense, before);
}

/** A question of a word or two is on the passage, a longer one on what it names there. */
function longOnText(words: string, sense: Sense, before: Before): FollowUp | null {
  return words.split(' ').length > 3 ? inText(sense, before) : null;
}

function laidBeside(before: Before): FollowUp | null {
  const [main] = before.passages;
  if (!main) return null;
  return found(others(before, `Beside ${labelOf(main)} lay this, and see whether they agree:`));
}

/** Returns the reply to what a message does, where its words follow no known phrase; null where that says too little. */
export function byAct(sense: Sense, text: string, before: Before): FollowUp | null {
  const { act } = sense;
  if (!act) return null;
  const words = plainWords(text.slice(0, 400));
  if (is(act, 'life')) return answerOn(act as Asked, words, before);
  if (act in REACTIONS) return reactTo(REACTIONS[act as keyof typeof REACTIONS], words, before);
  // "Verses on faith" names its own matter.
  if (act === 'other' && topicsOf(ownSubject(words)).length > 0) return null;
  const reply = REPLIES[act]?.(words, sense, before, text);
  if (reply) return reply;
  if (!isKind(act)) return null;
  if (isFact(act)) {
    const told = fact(act, text, before);
    return told && { found: told, isSaid: true };
  }
  return before.passages.length > 0 ? goOn(act, words, text, before) : null;
}
