import { likenessAt, readExamples, type Examples } from '../../../../neural/examples.js';
import { meaningOf } from '../../../../neural/sentences.js';
import { overlap, type VerseRange } from '../../../../scripture/passages.js';
import type { Before } from '../follow-up/before.js';
import { asksWhatNext } from '../follow-up/verse-asked.js';
import { followUpIn } from '../follow-up/recognise.js';
import { rangesIn } from '../material.js';
import { plainWords } from '../talk/plain-words.js';
import { formsOf, inFull, isBare, type Form } from './asked-in-full.js';
import { missingShare, stemsOf } from './missing-share.js';
import { EVERYWHERE, GENERAL_STORIES, STORIES_BY_HAND } from './table-of-stories.js';

/** What the text tells of a story for one question, and where. */
export interface StoryFact {
  readonly says: string;
  readonly passages: readonly VerseRange[];
  /** The last reply said it. */
  readonly isTold: boolean;
}

interface Story {
  readonly story: string;
  readonly names: readonly string[];
  readonly at: readonly VerseRange[];
}

export const STORIES: readonly Story[] = STORIES_BY_HAND.trim()
  .split('\n')
  .map((line) => {
    const [story = '', names = '', references = ''] = line.split(' = ');
    return { story, names: names.split(', '), at: rangesIn(references) };
  });

interface Known {
  readonly examples: Examples;
  /** Of each wording: its story, what is told, where. */
  readonly facts: readonly (readonly [string, string, string])[];
  /** Of each fact, the stems of its wordings and of what is told. */
  readonly stems: ReadonlyMap<string, ReadonlySet<string>>;
}

let known: Known | undefined;

function knownFacts(): Known {
  if (known) return known;
  const examples = readExamples('stories');
  const facts = examples.labels.map((label): [string, string, string] => {
    const [story = '', says = '', references = ''] = label.split(' = ');
    return [story, says, references];
  });
  const texts = new Map<string, string>();
  facts.forEach((fact, at) => {
    const label = fact.join(' = ');
    texts.set(label, `${texts.get(label) ?? fact[1]} ${examples.wordings[at] ?? ''}`);
  });
  const stems = new Map([...texts].map(([label, text]) => [label, stemsOf(text)]));
  return (known = { examples, facts, stems });
}

const isNamedIn = (words: string) => {
  const padded = ` ${words} `;
  return ({ names }: Story) =>
    names.some((name) => padded.includes(` ${name} `) || padded.includes(` ${name}s `));
};

const isTold = (reply: string, says: string) => `\n${reply}`.includes(`\n${says}`);

/** Messages and replies that tell which story a talk is on. */
const LOOKED_AT = 3;

/** Returns the stories that a question may be on, with how much speaks for each: those it names, then those of the talk. */
function storiesOf(words: string, { asked, mains, lastReply, topic }: Before): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (stories: readonly string[], weight: number) =>
    stories.forEach((story) => found.set(story, Math.max(found.get(story) ?? 0, weight)));
  const named = (text: string) => STORIES.filter(isNamedIn(text)).map(({ story }) => story);
  add(named(words), 1);
  add(
    knownFacts().facts.flatMap(([story, says]) => (isTold(lastReply, says) ? [story] : [])),
    1,
  );
  // Verses shown for a matter of life tell no story.
  if (topic === null)
    mains.slice(-LOOKED_AT).forEach((range) =>
      add(
        STORIES.filter(({ at }) => at.some((one) => overlap(one, range))).map(({ story }) => story),
        1,
      ),
    );
  // Who says or wrote it is asked of what was shown last.
  (isOfSource(words) ? [] : asked).slice(0, LOOKED_AT).forEach((text, back) =>
    add(
      named(plainWords(text.slice(0, 200))).filter((story) => !EVERYWHERE.has(story)),
      1 - back * 0.02,
    ),
  );
  return found;
}

const ASKS = /\b(who|whom|whose|where|when|why|how (?:many|much|often|old|long|tall|big)|how|what|which)\b/;
const SAME: Readonly<Record<string, string>> = { whom: 'who', whose: 'who', which: 'what' };
const askedBy = (words: string) => {
  const word = ASKS.exec(words)?.[1] ?? '';
  return SAME[word] ?? word;
};

/** What a fact has no word for it does not answer, however like its wording sounds. */
const OF_MISSING = 0.38;
/** What was said just now is seldom asked for again. */
const OF_TOLD = 0.08;
const OF_TOLD_TO_BARE = 0.3;
const NO_STEMS: ReadonlySet<string> = new Set();
/** A question of another kind is seldom meant ("where" is no "who"). */
const OF_KIND = 0.06;
const OF_OTHER_KIND = -0.25;
/** From here on a wording is meant: in a talk on the story, and for a question that names it itself. */
const ENOUGH = 0.56;
const ENOUGH_ALONE = 0.66;
/** Of what a phrase tells as well, or somebody's own life. */
const ENOUGH_BESIDE = 0.74;
/** "What did Moses do then?": what follows in the text, but for what is asked in the same words. */
const ENOUGH_NEXT = 0.8;
const HAPPENED = /\bwhat (?:happened|happens)\b/;
const OF_LIFE = /\b(?:i|im|me|my|mine|we|us|our|you|your)\b/;
const BY_PHRASE = new Set('why speaker next context sure where-found date book compare minutes'.split(' '));
const OF_BOOK = /\b(?:wrote|written|write|writer|author)\b/;
/** "Who wrote that?", "who says that?" */
const isOfSource = (words: string) => OF_BOOK.test(words) || followUpIn(words) === 'speaker';
const OF_MORAL = /\b(?:lesson|moral|point|message)\b/;
const FEWEST_WORDS = 2;
const MOST_WORDS = 16;

/** What the nearest wording must have. */
function enoughFor(words: string, { asked }: Before): number {
  if (asksWhatNext(words)) return HAPPENED.test(words) ? ENOUGH_NEXT : Infinity;
  const kind = followUpIn(words);
  if (
    OF_LIFE.test(words) ||
    OF_BOOK.test(words) ||
    (kind !== null && !BY_PHRASE.has(kind) && !OF_MORAL.test(words))
  )
    return ENOUGH_BESIDE;
  return asked.length === 0 ? ENOUGH_ALONE : ENOUGH;
}

interface Weighed {
  readonly meaning: Float32Array;
  readonly weight: number;
}

/** What the forms of a question mean; that of the question as it was asked is known. */
async function meaningsOf(forms: readonly Form[], asked: string, meant: Float32Array): Promise<Weighed[]> {
  const read = forms.map(async ({ words, weight }) => {
    const meaning = words === asked ? meant : await meaningOf(words);
    return meaning ? [{ meaning, weight }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Returns what is known by hand for a question on a story that it names, or that is talked about; null for nothing. `isOtherwise`: it clearly does something else. */
export async function storyFact(
  asked: string,
  meant: Float32Array,
  before: Before,
  isOtherwise = false,
): Promise<StoryFact | null> {
  const words = inFull(asked, before);
  if (!isQuestion(words) || WHERE_IS_THAT.test(asked)) return null;
  const stories = storiesOf(words, before);
  const [first] = stories.keys();
  if (first === undefined) return null;
  const meanings = await meaningsOf(
    formsOf(words, nameOf(first), before).slice(0, OF_BOOK.test(words) ? 1 : undefined),
    asked,
    meant,
  );
  const { examples, facts, stems } = knownFacts();
  const names = namesOf(stories.keys());
  const asks = askedBy(words);
  const ofTold = isBare(asked) ? OF_TOLD_TO_BARE : OF_TOLD;
  let best = { score: isOtherwise ? ENOUGH_BESIDE : enoughFor(words, before), at: -1 };
  facts.forEach((fact, at) => {
    const weight = stories.get(fact[0]);
    if (weight === undefined) return;
    const like = Math.max(
      ...meanings.map((one) => one.weight * likenessAt(one.meaning, examples.meanings, at)),
    );
    const kind = askedBy(examples.wordings[at] ?? '') === asks ? OF_KIND : OF_OTHER_KIND;
    const missing = missingShare(words, names, stems.get(fact.join(' = ')) ?? NO_STEMS);
    const again = isTold(before.lastReply, fact[1]) ? ofTold : 0;
    const score = like * weight + kind - OF_MISSING * missing - again;
    if (score > best.score) best = { score, at };
  });
  const fact = facts[best.at];
  return fact
    ? { says: fact[1], passages: rangesIn(fact[2]), isTold: isTold(before.lastReply, fact[1]) }
    : null;
}

/** The stems of the names of stories. */
const namesOf = (stories: Iterable<string>) =>
  stemsOf([...stories].flatMap((one) => STORIES.find(({ story }) => story === one)?.names ?? []).join(' '));

const nameOf = (story: string) => STORIES.find((one) => one.story === story)?.names[0] ?? story;

const WHERE_IS_THAT =
  /^(?:and |so |but )*where (?:exactly )?(?:is|does|do|can i find) (?:that|this|it)(?: \w+){0,2}$/;
const NOT_ASKED =
  /^(?:no )*not\b|^no i mean|\bwhat (?:happens|happened|is) in\b|\bwould\b|\bwhat does \w+ say$/;
export const ASKED =
  /^(?:(?:and|so|but|ok|oh|hm+|then|wow|but then) )*(?:(?:in|by|at|to|for|from|on|with|of) )?(?:who|whom|whose|where|when|why|how|what|which|names|did|was|were|is|are|does|do|had|has|could|can|an? \w+$|tell me (?:who|where|when|why|how|what))\b/;

/** "They were cousins right?" */
const TAGGED =
  / (?:right|correct|or not|is not it|did not (?:he|she|they)|was not (?:he|she)|were not they)$/;
/** "Rachel and Leah, who did Jacob love?" */
const ASKED_BEHIND = /^(?:\w+ ){1,6}(?:who|whom|what|why|when|where|how|which|did|was|were) /;

/** Whether words ask something; a name alone asks for its story. */
function isQuestion(words: string): boolean {
  const count = words.split(' ').length;
  const asks =
    ASKED.test(words) || TAGGED.test(words) || (ASKED_BEHIND.test(words) && STORIES.some(isNamedIn(words)));
  return count >= FEWEST_WORDS && count <= MOST_WORDS && asks && !NOT_ASKED.test(words);
}

const OF_PAST = /\b(?:did|was|were|had|happened)\b|^(?:who|what|which) [a-z]+ed\b/;

/** Returns where the story begins that a question on what happened names; null for none. */
export function storyOpened(words: string): VerseRange | null {
  if (!isQuestion(words) || !OF_PAST.test(words) || OF_LIFE.test(words)) return null;
  const named = STORIES.filter(isNamedIn(words)).filter(({ story }) => !GENERAL_STORIES.has(story));
  return named[0]?.at[0] ?? null;
}

/** The references of the table, for its spec. */
export function referencesOfStories(): readonly string[] {
  return [
    ...STORIES_BY_HAND.trim()
      .split('\n')
      .map((line) => line.split(' = ')[2] ?? ''),
    ...knownFacts().facts.map(([, , one]) => one),
  ];
}
