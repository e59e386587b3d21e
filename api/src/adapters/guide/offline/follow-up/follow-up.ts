import { bibleText } from '../../../../scripture/bible-text.js';
import { wordsOf } from '../../../../scripture/concordance.js';
import { labelOf, textOfRange } from '../../../../scripture/passages.js';
import { searchTerms } from '../../../../scripture/search.js';
import { topicsOf } from '../../../../scripture/topics.js';
import { findPassages } from '../find-passages.js';
import { rangesIn } from '../material.js';
import { beside } from '../related.js';
import { strengthOf } from '../strength.js';
import { plainWords } from '../talk/plain-words.js';
import { WAYS_ON } from '../talk/ways-on.js';
import type { Before } from './before.js';
import { fact, isFact, whatWasAsked } from './facts-answers.js';
import type { FollowUpKind } from './follow-up-phrases.js';
import { prayer, wordExplained } from './meaning-answers.js';
import { found, ofPassage, onPassages, type FollowUp } from './on-passages.js';
import { partAsked, passagesWithin, withoutPart, type BiblePart } from './part-of-bible.js';
import { chapterOf, matterBefore, neighbour, showing, surroundings, topicBefore } from './passage-answers.js';
import { followUpIn, hasOwnSubject, hasReference, ownSubject, pointsBack } from './recognise.js';
import { targetOf } from './target.js';

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

/** In the part of the Bible that is named, on the matter of the conversation. */
function within(words: string, before: Before): FollowUp | null {
  const part = partAsked(words);
  if (!part || isMeant(words, part, before)) return null;
  const rest = withoutPart(words);
  const own = hasOwnSubject(rest);
  const matter = own ? ownSubject(rest) : matterBefore(before);
  const [main] = before.passages;
  if (!own && !main) return null;
  const ranges = own
    ? passagesWithin(part, matter, topicsOf(matter)[0] ?? null)
    : passagesWithin(part, matter, topicBefore(before), main);
  if (ranges.length === 0)
    return {
      plain: `I found nothing in ${part.name} that fits. Name the matter in one word, and I will look again.`,
    };
  return found(showing(`In ${part.name} I find:`, ranges.slice(0, 2), { related: ranges.slice(2, 4) }));
}

const WORD_ASKED =
  /^(?:(?:and |so |but )?what (?:did|does|do) \S+(?: \S+)? mean (?:by|with)|(?:and |so |but )?what (?:is|are|does|do|was|were)|define|meaning of|explain(?: the word)?|what about the word|who (?:is|are|was|were)) (?:an? |the |the word |word )?([\p{L}]{3,20})(?: (?:mean|means|here|in this verse|supposed to mean|stand for))*$/u;

/** A word of the passages shown, and what is known of it. */
function onWord(words: string, { passages }: Before): FollowUp | null {
  const word = WORD_ASKED.exec(words)?.[1];
  const main = [...passages, ...passages.map(chapterOf)].find(
    (range) => word && wordsOf(textOfRange(range, 60)).includes(word),
  );
  return word && main ? found(wordExplained(word, main)) : null;
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
  return /\b(?:can|could|would|will) (?:you|we)(?: please)? (?:\w+ )?pray|\bpray (?:for|with|over) (?:me|us|my|him|her|them|it|this)\b|\blet us pray\b|\b(?:write|give|say|need|want|make|have|lead)(?: \w+){0,3} prayer\b|^(?:please )?(?:a |one |another )?(?:short |little )?(?:prayer|pray)(?: for .*| about .*| please)?$|\bprayer (?:for|about|on|from) (?:me|my|this|that|it|us|the night|tonight|today|my .*)\b|\bpray (?:this|that|it)\b|\b(?:into|as) a prayer\b|\bwhat (?:should|can|could) i pray\b/.test(
    words,
  );
}

function kindOf(words: string): FollowUpKind | null {
  if (isPrayerWanted(words)) return 'pray';
  const kind = followUpIn(words);
  return kind === 'pray' ? null : kind;
}

/** "Compare with James 2": the passage before beside the one that is named. */
function compared(text: string, words: string, { passages }: Before): FollowUp | null {
  const [main] = passages;
  const named = rangesIn(text);
  if (
    !main ||
    named.length !== 1 ||
    !/\b(?:compare|compared|versus|relate|relates|fit|fits|contradict|contradicts|differ|differs|different|agree|agrees|beside|together)\b/.test(
      words,
    )
  )
    return null;
  return found(
    showing(
      `${labelOf(main)} beside ${labelOf(named[0] ?? main)}; which words do they share, and where do they part?`,
      [main, ...named],
    ),
  );
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
export function followUp(text: string, talk: Before): FollowUp | null {
  const words = plainWords(text.slice(0, 400));
  const before = words.length < 140 ? refocused(words, talk) : talk;
  const kind = kindOf(words);
  const reference = hasReference(text);
  const stands = standing(kind, text, words, before);
  if (stands && !(reference && !isFact(kind))) return stands;
  if (reference) return compared(text, words, before);
  const part = words.length < 120 ? within(words, before) : null;
  const [main] = before.passages;
  const isOn = main !== undefined && words.length < 140;
  const target = isOn ? onTarget(words, kind, before) : null;
  if (target) return target;
  if (part) return part;
  const word = onWord(words, before);
  if (word) return word;
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
