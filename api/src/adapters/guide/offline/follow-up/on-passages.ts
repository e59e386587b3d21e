import type { VerseRange } from '../../../../scripture/passages.js';
import type { Found } from '../material.js';
import type { Before } from './before.js';
import { sure, whereFound } from './facts-answers.js';
import type { FollowUpKind } from './follow-up-phrases.js';
import { inShort } from './in-short.js';
import { plainWords } from '../talk/plain-words.js';
import { followUpIn } from './recognise.js';
import { applied, explained, practised, simpler, speaker, timed, why } from './meaning-answers.js';
import {
  again,
  chosen,
  earlier,
  more,
  neighbour,
  others,
  surroundings,
  wholeChapter,
} from './passage-answers.js';
import { translated } from './translation-answers.js';

/** What a follow-up is replied with: passages to lay out, or a plain paragraph. */
export type FollowUp =
  | {
      readonly found: Found;
      /** Its lead says all, where the format does not ask for more. */
      readonly isSaid?: boolean;
    }
  | { readonly plain: string };

/** Returns a reply that lays out passages. */
export const found = (of: Found): FollowUp => ({ found: of });

/** The replies that are made of a passage. */
const OF_PASSAGE = {
  shorter: inShort,
  chapter: wholeChapter,
  context: surroundings,
  apply: applied,
  simpler,
  explain: explained,
  practice: practised,
} as const satisfies Partial<Record<FollowUpKind, (main: VerseRange, words?: string) => Found>>;

type OfPassage = (main: VerseRange, words?: string) => Found;

/** Returns what makes a reply of a passage alone; null for kinds that need more. */
export function ofPassage(kind: FollowUpKind | null): OfPassage | null {
  return kind !== null && kind in OF_PASSAGE ? OF_PASSAGE[kind as keyof typeof OF_PASSAGE] : null;
}

type OfConversation = (words: string, before: Before, main: VerseRange) => FollowUp;

/** The replies that need the conversation as well as the passage. */
const OF_CONVERSATION = {
  why: (words, _, main) => found(why(main, words)),
  speaker: (words, _, main) => found(speaker(main, words)),
  minutes: (words, _, main) => found(timed(main, words)),
  translation: (words, _, main) => found(translated(main, words)),
  'go-back': (words, before, main) => found(earlier(words, before, main)),
  choose: (words, before) => found(chosen(words, before)),
  longer: (_, before, main) => found(more(before, main)),
  repeat: (_, before) => found(again(before)),
  next: (words, _, main) => found(neighbour(words, main, 1)),
  previous: (words, _, main) => found(neighbour(words, main, -1)),
  sure: (words, before) => ({ plain: sure(words, before) }),
  'where-found': (_, before) => ({ plain: whereFound(before) }),
  other: (_, before) => found(others(before)),
} as const satisfies Partial<Record<FollowUpKind, OfConversation>>;

/** What was said of it already: the next step is to do something. */
const APPLIED = /For you (?:it|that) may|one practice for each MindStream/;

/** Returns the reply to a follow-up of a kind, on a passage. */
export function onPassages(kind: FollowUpKind, words: string, before: Before, main: VerseRange): FollowUp {
  const wasOther = followUpIn(plainWords((before.asked[0] ?? '').slice(0, 200))) === 'other';
  if (kind === 'previous' && /\bone before\b/.test(words) && wasOther)
    return found(earlier(words, before, main));
  const isAgain = (kind === 'apply' || kind === 'practice') && APPLIED.test(before.lastReply);
  if (isAgain) return found(practised(main, 'just one'));
  const make = ofPassage(kind);
  if (make) return found(make(main, words));
  const known = kind in OF_CONVERSATION ? (kind as keyof typeof OF_CONVERSATION) : 'other';
  return OF_CONVERSATION[known](words, before, main);
}
