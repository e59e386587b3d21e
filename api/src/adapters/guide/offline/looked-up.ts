import type { GuideQuestion } from '../../../ports/guide.port.js';
import type { Sense } from './acts/sense.js';
import type { Before } from './follow-up/before.js';
import { bookPlan } from './follow-up/book-plan.js';
import { bookOfBible, fact as factOf, namesBook } from './follow-up/facts-answers.js';
import { onPassages } from './follow-up/on-passages.js';
import { showing } from './follow-up/passage-answers.js';
import { hasReference } from './follow-up/recognise.js';
import { layOut, ofFollowUp, plainly } from './lay-out.js';
import { rangesIn, type Found } from './material.js';
import { factAsked } from './passage/bible-facts.js';
import { besideBook, longerOf } from './passage/books-compared.js';
import { kinAsked } from './people/kin.js';
import { namesakeMeant } from './people/namesakes.js';
import { anotherPerson, jobOfTheBible, personAsked } from './people/people.js';
import { onKin, onPerson, peopleOf } from './people/person-answers.js';
import { placeAsked } from './places/places.js';
import { topicsOf } from '../../../scripture/topics.js';
import { quote, quotedPart } from './quote.js';
import { overlap, type VerseRange } from '../../../scripture/passages.js';
import type { StoryFact } from './stories/stories.js';
import { AGAIN } from './talk/foreign/reply-in-language.js';
import { plainWords } from './talk/plain-words.js';

const WHAT_BOOK = /^(?:(?:and|so|ok) )*what (?:is|are) (?:the )?[a-z0-9 ]{3,30} about$/;

/** Returns what the tables of facts, books, places, kin and people tell. */
export function knownByHand(text: string, { history }: GuideQuestion, before: Before): Found | null {
  const words = plainWords(text.slice(0, 200));
  const fact = factAsked(words, before.asked[0] ?? '');
  if (fact) return showing(fact.says, rangesIn(fact.references));
  const about = WHAT_BOOK.test(words) && namesBook(words) ? factOf('book', text, before) : null;
  if (about) return about;
  const there = bookOfBible(words) ?? placeAsked(words, before);
  if (there) return there;
  const kin = kinAsked(text, peopleOf(before));
  if (kin) return onKin(kin);
  const person = personAsked(text) ?? anotherPerson(text, history.map(({ content }) => content).join('\n'));
  return person && onPerson(person);
}

/** Returns what is counted, divided over days, or known by hand. */
export function lookedUp(
  text: string,
  question: GuideQuestion,
  before: Before,
  sense: Sense,
): string[] | null {
  const words = plainWords(text.slice(0, 400));
  const counted = longerOf(text, words, before) ?? besideBook(text, words);
  if (counted) return plainly(counted, question);
  const plan = bookPlan(words, before);
  if (plan) return ofFollowUp(plan, text, question, before);
  if (hasReference(text)) return NOT_THIS.test(words) ? instead(text, question, before) : null;
  const namesake =
    namesakeMeant(text, before) ?? (question.category === 'biblical' ? jobOfTheBible(text) : null);
  if (namesake) return layOut(onPerson(namesake), text, question, before);
  const kin = /\bhappened\b/.test(words) ? null : kinAsked(text, peopleOf(before));
  const opened = OPENS.exec(words)?.[1];
  const [book] = opened === undefined ? [] : rangesIn(`${opened} 1`);
  if (book) return layOut(showing('Here is how it begins:', [book]), text, question, before);
  const isKnown = personAsked(text) !== null || kin !== null || placeAsked(words, before) !== null;
  return sense.fact && !isKnown ? onFact(sense.fact, text, question, before) : null;
}

/** "Ok mark", "let us read james". */
const OPENS =
  /^(?:(?:ok|okay|yes|good|then|fine|sure|let us|lets|i will|i want to|start with|begin with|go with|take|read|open) )+(?:the )?(?:book of |gospel of |letter of )?((?:[123] )?[a-z]{3,15})$/;

/** "Not 1 Corinthians 13", after a verse was asked for. */
const NOT_THIS = /^(?:please |but |no )*(?:not|anything but|something other than|no) (?:\w+ ){1,3}\d/;

function instead(text: string, question: GuideQuestion, before: Before): string[] | null {
  if (before.passages.length === 0) return null;
  const not = rangesIn(text);
  const [main] = before.passages;
  const others =
    main && onPassages('other', 'another one', { ...before, seen: [...before.seen, ...not] }, main);
  return others ? ofFollowUp(others, text, question, before) : null;
}

/** What is known by hand of a story, with the verse that tells it. */
function onFact(
  { says, passages, isTold }: StoryFact,
  text: string,
  question: GuideQuestion,
  before: Before,
): string[] {
  const again = isTold ? [AGAIN] : [];
  if (question.category === 'biblical')
    return layOut(showing([...again, says], passages, { length: 'short' }), text, question, before);
  const [main] = passages;
  return plainly([...again, says, ...(main ? [quote(quotedPart(main))] : [])].join('\n\n'), question);
}

/** From here on a wording is so near that no disputed question is meant. */
const AS_GOOD_AS_SAID = 0.85;

/** Returns what is known by hand for a question on somebody's own life, with a passage that was not shown yet; null for nothing. */
export function onCounsel(
  text: string,
  question: GuideQuestion,
  before: Before,
  { counsel, disputed, topics }: Sense,
): string[] | null {
  if (!counsel || (disputed && counsel.score < AS_GOOD_AS_SAID)) return null;
  const { says, passages } = counsel;
  // What begins a talk is answered with the passages of its topic, and this before them (by-matter.ts).
  if (before.asked.length === 0)
    return topics.length > 0 || topicsOf(text).length > 0
      ? null
      : layOut(showing(says, passages), text, question, before);
  const isShown = (range: VerseRange) => before.seen.some((one) => overlap(one, range));
  const passage = passages.find((range) => !isShown(range)) ?? passages[0];
  if (!passage) return null;
  if (question.category === 'biblical')
    return layOut(showing(says, [passage], { length: 'short' }), text, question, before);
  return plainly(`${says}\n\n${quote(quotedPart(passage))}`, question);
}
