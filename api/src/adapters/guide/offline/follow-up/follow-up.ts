import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf } from '../../../../scripture/passages.js';
import { searchTerms } from '../../../../scripture/search.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { findPassages } from '../find-passages.js';
import { comfort, isSad } from '../gentle.js';
import { rangesIn } from '../material.js';
import { beside } from '../related.js';
import { strengthOf } from '../strength.js';
import { plainWords } from '../talk/plain-words.js';
import { WAYS_ON } from '../talk/ways-on.js';
import type { Before } from './before.js';
import { compared, THE_TWO } from './compared.js';
import { fact, isFact, namesBook, whatWasAsked } from './facts-answers.js';
import type { FollowUpKind } from './follow-up-phrases.js';
import { prayer } from './meaning-answers.js';
import { found, ofPassage, onPassages, type FollowUp } from './on-passages.js';
import { otherOfTheName, partAsked, passagesWithin, withoutPart, type BiblePart } from './part-of-bible.js';
import { inStory } from './in-story.js';
import { matterBefore, neighbour, showing, topicBefore } from './passage-answers.js';
import { followUpIn, hasOwnSubject, hasReference, ownSubject, pointsBack, SAYS_ABOUT } from './recognise.js';
import { partOfReply } from './reply-part.js';
import { onWord } from './words-asked.js';
import { targetOf } from './target.js';
import { namesTranslation, translated } from './translation-answers.js';
import { verseWanted, wantsVerses } from './verse-wanted.js';
import { thingWithin, withinPassage } from './within-passage.js';

/** On the passage that the follow-up points at by its number. */
function onTarget(words: string, kind: FollowUpKind | null, before: Before): FollowUp | null {
  const target = targetOf(words, before);
  if (!target) return null;
  if ('missing' in target)
    return { plain: `**${target.missing}.** Name another one, or say *the whole chapter*.` };
  const { range } = target;
  const make = kind === 'shorter' || kind === 'chapter' ? null : ofPassage(kind);
  if (make) return found(make(range));
  if (kind === 'next') return found(neighbour(words, range, 1));
  return found(showing(`${labelOf(range)}:`, [range], { related: beside([range]).slice(0, 2) }));
}

/** "What did Paul mean by that?" asks for no other letter of his. */
function isMeant(words: string, part: BiblePart, { passages }: Before): boolean {
  const [main] = passages;
  return (
    /\b(?:mean|means|meant)\b/.test(words) &&
    main !== undefined &&
    part.has(bibleText().placeOf(main.from).book)
  );
}

/** "Jesus said he brings a sword" asks for no part of the Bible. */
const SAYS =
  /^(?:he|she|they|it|i|we|my \w+|but (?:he|jesus|paul)|jesus|paul|moses|david) (?:\w+ )?(?:said|says|killed|did|was|is|had|just)\b/;

/** Words between marks are looked for as they stand. */
const QUOTES = /[“"][^”"]{8,}[”"]/;

/** In the part of the Bible that is named, on the matter of the conversation. */
function within(words: string, before: Before): FollowUp | null {
  const other = before.passages[0] ? otherOfTheName(words, before.passages[0]) : null;
  const part = other ?? partAsked(words);
  // "What did David say to him?" asks on the story, not on the psalms.
  const isOfStory = before.passages.length > 0 && /\bto (?:him|her|them)\b/.test(words);
  if (!part || isOfStory || isMeant(words, part, before)) return null;
  const rest = withoutPart(words);
  const isCompared = /\b(?:compare|compared|versus|contradict|beside|difference)\b/.test(words);
  const own = other === null && !isCompared && hasOwnSubject(rest);
  const matter = own ? ownSubject(rest) : matterBefore(before);
  const [main] = before.passages;
  if (!own && !main) return null;
  const ranges = own
    ? passagesWithin(part, matter, topicsOf(matter)[0] ?? null)
    : passagesWithin(part, matter, topicBefore(before), main);
  const inside = ranges.length === 0 ? inPart(part, rest) : null;
  if (inside) return inside;
  if (ranges.length === 0)
    return {
      plain: `I found nothing in ${part.name} that fits. Name the matter in one word, and I will look again.`,
    };
  if (isCompared && main)
    return found(
      showing(`${labelOf(main)} beside ${part.name}; where do they meet, and where do they part?`, [
        main,
        ...ranges.slice(0, 1),
      ]),
    );
  return found(showing(`In ${part.name} I find:`, ranges.slice(0, 2), { related: ranges.slice(2, 4) }));
}

/** The verse of a book that has most of the words ("back to Jonah, was Nineveh destroyed?"). */
function inPart({ has, name }: BiblePart, words: string): FollowUp | null {
  const [first] = rangesIn(`${name} 1`);
  return first && has(bibleText().placeOf(first.from).book)
    ? inStory(words, { passages: [first], named: [] })
    : null;
}

/** "What happened to the Egyptians?" asks for more than the next verse. */
const ON_SOMEBODY =
  /\b(?:happen\w*|became|become|did|does|do) (?:to |of )?(?:the |his |her )(?!story|chapter|verse)\w+/;

const NOTHING_BEFORE = `We have read nothing yet that I could go on from. ${WAYS_ON}`;

/** Kinds that may as well ask on the story that is told. */
const OF_A_STORY: ReadonlySet<FollowUpKind> = new Set<FollowUpKind>(['why', 'speaker', 'explain']);
/** Kinds that ask for something to do. */
const ASKS_TO_DO: ReadonlySet<FollowUpKind> = new Set<FollowUpKind>(['practice', 'minutes', 'apply']);
const NOTHING_TO_DO =
  'Nothing has to be done now, and nothing to be logged. If you can, let one person know how you are. These words are to keep you company:';

/** Whether somebody was in danger before, or mourns or suffers. */
function isHeavy(text: string, { hadCare, asked }: Before): boolean {
  return hadCare || isSad([text, ...asked], null);
}

/** Kinds whose words name no matter, whatever they are ("back to the beginning"). */
const ALWAYS_GO_ON: ReadonlySet<FollowUpKind> = new Set<FollowUpKind>([
  'go-back',
  'minutes',
  'translation',
  'repeat',
  'chapter',
]);
/** Kinds that mean nothing without a passage before them. */
const NEEDS_A_PASSAGE: ReadonlySet<FollowUpKind> = new Set<FollowUpKind>([
  'shorter',
  'longer',
  'repeat',
  'go-back',
  'next',
  'previous',
  'other',
  'translation',
]);

const AND_A_BOOK = /^(?:and|what about|how about) (?:the |book of |gospel of )*[a-z0-9 ]{3,20}$/;

/** "Who wrote Romans?", then "and James?". */
function factGoingOn(words: string, { asked: [last = ''] }: Before): FollowUpKind | null {
  const kind = followUpIn(plainWords(last.slice(0, 200)));
  return AND_A_BOOK.test(words) && namesBook(words) && isFact(kind) ? kind : null;
}

/** Kinds that need nothing before them. */
function standing(kind: FollowUpKind | null, text: string, words: string, before: Before): FollowUp | null {
  const asked = kind ?? factGoingOn(words, before);
  if (isFact(asked)) {
    const facts = fact(asked, text, before);
    return facts && { found: facts, isSaid: true };
  }
  if (kind === 'what-was-asked' && before.asked.length > 0) return { plain: whatWasAsked(before) };
  if (kind === 'a-verse') return found(verseWanted(words, before));
  const isFree = before.passages.length === 0 && before.asked.length > 0;
  if (kind === 'other' && (isFree || wantsVerses(words, before))) return found(verseWanted(words, before));
  if (kind === 'repeat' && before.passages.length === 0 && before.lastReply !== '')
    return { plain: before.lastReply };
  if (kind === 'pray') return found(prayer(ownSubject(words), before));
  return null;
}

/** "Can you pray for my mother" wants a prayer; "how do I pray" and "unanswered prayer" ask about prayer. */
function isPrayerWanted(words: string): boolean {
  return /\bhelp me (?:to )?pray\b|\b(?:can|could|would|will) (?:you|we)(?: please)? (?:\w+ )?pray|\bpray (?:for|with|over) (?:me|us|my|him|her|them|it|this)\b|\blet us pray\b|\b(?:write|give|say|need|want|make|have|lead)(?: \w+){0,3} prayer\b|^(?:please )?(?:a |one |another )?(?:short |little )?(?:prayer|pray)(?: for .*| about .*| please)?$|\bprayer (?:for|about|on|from) (?:me|my|this|that|it|us|the night|tonight|today|my .*)\b|\bpray (?:this|that|it)\b|\b(?:into|as) a prayer\b|\bwhat (?:should|can|could) i pray\b/.test(
    words,
  );
}

function kindOf(words: string): FollowUpKind | null {
  if (isPrayerWanted(words)) return 'pray';
  if (/^(?:\w+ ){0,4}cross references?(?: please)?$/.test(words)) return 'other';
  if (SAYS_ABOUT.test(words)) return null;
  const kind = followUpIn(words);
  return kind === 'pray' ? null : kind;
}

/** "John 3:16 in the World English Bible". */
function inTranslation(text: string, words: string): FollowUp | null {
  const [range] = rangesIn(text);
  return range && namesTranslation(words) ? found(translated(range, words)) : null;
}

/** Of the passages of the talk, the latest that has the question's own words, where the last one has not. */
function refocused(words: string, before: Before): Before {
  const own = ownSubject(words);
  const [main] = before.passages;
  if (!main || searchTerms(own).length === 0 || strengthOf(own, main) >= ENOUGH) return before;
  const earlier = [...before.passages, ...before.earlier].find((range) => strengthOf(own, range) >= ENOUGH);
  return earlier
    ? { ...before, passages: [earlier, ...before.passages.filter((range) => range !== earlier)] }
    : before;
}

const ENOUGH = 0.6;

/** Returns what a question that goes on from the conversation is replied with; null for one that stands by itself. */
export function followUp(text: string, talk: Before, isOfStory = true): FollowUp | null {
  const words = plainWords(text.slice(0, 400));
  const before = words.length < 140 ? refocused(words, talk) : talk;
  const kind = kindOf(words);
  const reference = hasReference(text);
  const stands = standing(kind, text, words, before);
  if (stands && !(reference && !isFact(kind))) return stands;
  if (reference) return inTranslation(text, words) ?? compared(text, words, before);
  const both = THE_TWO.test(words) ? compared('', `compare ${words}`, before) : null;
  if (both) return both;
  const heading = partOfReply(words, before.lastReply);
  if (heading) return { plain: heading };
  const part = words.length < 120 && !QUOTES.test(text) && !SAYS.test(words) ? within(words, before) : null;
  const [main] = before.passages;
  const isOn = main !== undefined && words.length < 140;
  const target = isOn && kind !== 'go-back' ? onTarget(words, kind, before) : null;
  if (target) return target;
  if (part) return part;
  const word = kind === null || kind === 'explain' || kind === 'book' ? onWord(words, before) : null;
  if (word) return word;
  const inside =
    isOfStory && (kind === null || OF_A_STORY.has(kind))
      ? withinPassage(words, ownSubject(words), before)
      : null;
  const thing = kind === null ? (inside ?? thingWithin(words, before)) : inside;
  if (thing) return found(thing);
  const story =
    isOfStory &&
    (kind === null ||
      (OF_A_STORY.has(kind) && kind !== 'speaker') ||
      kind === 'sure' ||
      ON_SOMEBODY.test(words))
      ? inStory(words, before)
      : null;
  if (story) return story;
  if (!kind) return null;
  const goesOn = ALWAYS_GO_ON.has(kind) || !hasOwnSubject(words) || pointsBack(text, words, before);
  return goesOn ? goOn(kind, words, text, before) : null;
}

/** Returns the reply to a follow-up of a kind; null where it may be a matter of its own. */
export function goOn(kind: FollowUpKind, words: string, text: string, before: Before): FollowUp | null {
  const [main] = before.passages;
  if (ASKS_TO_DO.has(kind) && isHeavy(text, before)) return { found: comfort(before, NOTHING_TO_DO) };
  if (!main) return findPassages(text) && !NEEDS_A_PASSAGE.has(kind) ? null : { plain: NOTHING_BEFORE };
  return onPassages(kind, words, before, main);
}
