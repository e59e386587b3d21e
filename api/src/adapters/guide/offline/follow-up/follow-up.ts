import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { findPassages } from '../find-passages.js';
import type { Found } from '../material.js';
import { WAYS_ON } from '../talk/small-talk-replies.js';
import { plainWords } from '../talk/plain-words.js';
import { beside } from '../related.js';
import type { Before } from './before.js';
import { fact, isFact, sure, whatWasAsked, whereFound } from './facts-answers.js';
import type { FollowUpKind } from './follow-up-phrases.js';
import { applied, explained, inShort, practised, prayer, simpler, speaker, why } from './meaning-answers.js';
import { partAsked, passagesWithin, withoutPart } from './part-of-bible.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { again, matterBefore, more, neighbour, others, showing, surroundings, topicBefore, wholeChapter } from './passage-answers.js';
import { followUpIn, hasOwnSubject, hasReference, ownSubject, pointsBack } from './recognise.js';
import { targetOf } from './target.js';

/** What a follow-up is replied with: passages to lay out, or a plain paragraph. */
export type FollowUp =
  | {
      readonly found: Found;
      /** Its lead says all, where the format does not ask for more. */
      readonly isSaid?: boolean;
    }
  | { readonly plain: string };

const found = (of: Found): FollowUp => ({ found: of });

/** The replies that are made of a passage. */
const OF_PASSAGE = {
  shorter: inShort,
  chapter: wholeChapter,
  context: surroundings,
  apply: applied,
  why,
  simpler,
  explain: explained,
  speaker,
  practice: practised,
} as const satisfies Partial<Record<FollowUpKind, (main: VerseRange) => Found>>;

function ofPassage(kind: FollowUpKind | null): ((main: VerseRange) => Found) | null {
  return kind !== null && kind in OF_PASSAGE ? OF_PASSAGE[kind as keyof typeof OF_PASSAGE] : null;
}

/** On the passage that the follow-up points at by its number. */
function onTarget(words: string, kind: FollowUpKind | null, before: Before): FollowUp | null {
  const target = targetOf(words, before);
  if (!target) return null;
  if ('missing' in target) return { plain: `**${target.missing}.** Name another one, or say *the whole chapter*.` };
  const { range } = target;
  const make = kind === 'shorter' || kind === 'chapter' ? null : ofPassage(kind);
  if (make) return found(make(range));
  if (kind === 'next') return found(neighbour(words, range, 1));
  return found(showing(`${labelOf(range)}:`, [range], { related: beside([range]).slice(0, 2) }));
}

/** In the part of the Bible that is named, on the matter of the conversation. */
function within(words: string, before: Before): FollowUp | null {
  const part = partAsked(words);
  if (!part) return null;
  const rest = withoutPart(words);
  const own = hasOwnSubject(rest);
  const matter = own ? ownSubject(rest) : matterBefore(before);
  const [main] = before.passages;
  if (!own && !main) return null;
  const ranges = own
    ? passagesWithin(part, matter, topicsOf(matter)[0] ?? null)
    : passagesWithin(part, matter, topicBefore(before), main);
  if (ranges.length === 0)
    return { plain: `I found nothing in ${part.name} that fits. Name the matter in one word, and I will look again.` };
  return found(showing(`In ${part.name} I find:`, ranges.slice(0, 2), { related: ranges.slice(2, 4) }));
}

function onPassages(kind: FollowUpKind, words: string, before: Before, main: VerseRange): FollowUp {
  const make = ofPassage(kind);
  if (make) return found(make(main));
  switch (kind) {
    case 'longer':
      return found(more(before, main));
    case 'repeat':
      return found(again(before));
    case 'next':
      return found(neighbour(words, main, 1));
    case 'previous':
      return found(neighbour(words, main, -1));
    case 'sure':
      return { plain: sure(before) };
    case 'where-found':
      return { plain: whereFound(before) };
    case 'missed-it':
      return found(others(before, 'I am sorry, I missed what you meant. Perhaps this comes nearer; else tell me the matter in one word:'));
    default:
      return found(others(before));
  }
}

const NOTHING_BEFORE = `There is no passage before this that I could go on from. ${WAYS_ON}`;

/** Kinds that need nothing before them. */
function standing(kind: FollowUpKind | null, text: string, words: string, before: Before): FollowUp | null {
  if (isFact(kind)) {
    const facts = fact(kind, text, before);
    return facts && { found: facts, isSaid: true };
  }
  if (kind === 'what-was-asked' && before.asked.length > 0) return { plain: whatWasAsked(before) };
  if (kind === 'pray') return found(prayer(ownSubject(words), before));
  return null;
}

/** "Can you pray for my mother" wants a prayer; "how do I pray" and "unanswered prayer" ask about prayer. */
function isPrayerWanted(words: string): boolean {
  return /\b(?:can|could|would|will) (?:you|we)(?: please)? (?:\w+ )?pray|\bpray (?:for|with|over) (?:me|us|my|him|her|them|it|this)\b|\blet us pray\b|\b(?:write|give|say|need|want|make|have|lead)(?: \w+){0,3} prayer\b|^(?:please )?(?:a |one |another )?(?:short |little )?(?:prayer|pray)(?: for .*| about .*| please)?$|\bprayer (?:for|about|on|from) (?:me|my|this|that|it|us|the night|tonight|today|my .*)\b|\bpray (?:this|that|it)\b|\bwhat (?:should|can|could) i pray\b/.test(words);
}

/** Returns what a question that goes on from the conversation is replied with; null for one that stands by itself. */
export function followUp(text: string, before: Before): FollowUp | null {
  const words = plainWords(text.slice(0, 400));
  const form = followUpIn(words);
  const kind = form === 'pray' && !isPrayerWanted(words) ? null : form;
  const reference = hasReference(text);
  const stands = standing(kind, text, words, before);
  if (stands && !(reference && !isFact(kind))) return stands;
  if (reference) return null;
  const part = words.length < 120 ? within(words, before) : null;
  const [main] = before.passages;
  const isOn = main !== undefined && words.length < 140;
  const target = isOn ? onTarget(words, kind, before) : null;
  if (target) return target;
  if (part) return part;
  if (!kind) return null;
  const goesOn = !hasOwnSubject(words) || pointsBack(text, words, before);
  if (!goesOn) return null;
  if (!main) return findPassages(ownSubject(words)) ? null : { plain: NOTHING_BEFORE };
  return onPassages(kind, words, before, main);
}

/** Returns what is said of a remark on a passage that no other reply fits: the passage again, and honestly no more. */
export function staying(before: Before): FollowUp | null {
  const [main] = before.passages;
  if (!main) return null;
  return found(
    showing(
      `I am not sure that I follow, and I do not interpret; so I stay with ${labelOf(main)} and what stands around it. Say *explain*, *why?*, *another verse*, or name the matter in one word.`,
      surroundings(main).passages,
      { related: beside([main]).slice(0, 2), length: 'usual' },
    ),
  );
}
