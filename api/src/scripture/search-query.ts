import { wordsOf } from './concordance.js';
import { searchIndex, searchStem } from './search-index.js';
import { wordNear } from './spelling.js';
import { STOP_WORDS } from './stems.js';
import { synonymsOf } from './synonyms.js';
import { wordsOfStories } from './table-of-stories.js';
import { wordsAskedFor } from './topics.js';

/** A stem by which a word of a query may be found, and how well it stands for it, 0 to 1. */
export interface Alternative {
  readonly stem: number;
  readonly likeness: number;
}

/** A word of a query. */
export interface QueryWord {
  readonly word: string;
  readonly alternatives: readonly Alternative[];
  /** How much it tells; rare words tell more. */
  readonly weight: number;
  /** Tells something by itself: no stop word, no word of talk. */
  readonly telling: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** The sum of the words' weights, and of the telling ones'. */
  readonly weight: number;
  readonly tellingWeight: number;
  /** The query as plain words, misspelt ones put right, for topics. */
  readonly text: string;
}

/** More words than the longest verse that anybody remembers; the rest is not read. */
const MOST_WORDS = 40;
/** Words of a long text that the speller looks at; each costs a fraction of a millisecond. */
const MOST_MISSPELT = 6;
const SYNONYM = 0.66;
const CORRECTED = 0.85;
const JOINED = 0.9;
/** A word that none of the texts has. */
const UNKNOWN_WEIGHT = 7;

/** Words of talk, which say nothing of what is looked for. */
const TALK = new Set(
  (
    'hi hello hey hallo hola yo ok okay thanks thank thankyou cheers bye goodbye welcome sorry yes yeah yep nope no ai bot ' +
    'robot chatgpt morning evening afternoon today tonight lol haha cool nice wow test testing quote quotes word words chapter'
  ).split(' '),
);

/** How a question begins that asks for verses: taken off, because verses have such words too. */
const FRAMES = [
  /^\s*(?:(?:how (?:to|do i|can i)|i am|i'm|im)\s+)?(?:struggl(?:e|ing)|deal(?:ing)?|cop(?:e|ing)|wrestl(?:e|ing)|liv(?:e|ing))\s+with\s+/i,
  /^\s*(?:(?:ok(?:ay)?|so|then|and|well|now|please)[, ]+)*(?:some|any)thing\s+(?:about|on|for)\s+/i,
  /^\s*(?:please\s+)?(?:can|could|would) you\s+(?:please\s+)?/i,
  /^\s*(?:please\s+)?(?:show|give|find|tell|get|send) me\s+/i,
  /^\s*(?:please\s+)?(?:find|search(?: for)?|look up)\s+/i,
  /^\s*(?:what|where|which|how|when)\s+(?:does|do|did|is|in)\s+(?:the\s+)?(?:holy\s+)?(?:bible|scriptures?|god)\s+(?:says?|teach(?:es)?|tells?(?: us)?|speaks?|mentions?|writes?)?\s*(?:us\s+)?(?:about|on|of|that)?\s*/i,
  /^\s*(?:some|any|a|the|good|best|bible)?\s*(?:bible\s+)?(?:verses?|scriptures?|passages?|quotes?)\s+(?:that\s+(?:says?|talks?)\s+)?(?:about|on|for|of|where|with)\s+/i,
  /^\s*(?:what|which|where)\s+(?:is|was|are)\s+(?:the\s+)?(?:bible\s+)?(?:verse|passage|scripture)s?\s+(?:that\s+(?:says?|goes)|about|where|which says|with)\s*/i,
  /^\s*where (?:is it written|does it say)\s+(?:that\s+)?/i,
  /^\s*(?:the\s+)?(?:one|story|parable|account|bit|part|scene|time|chapter)\s+(?:where|when|in which|about(?:\s+how)?|of(?:\s+how)?)\s+/i,
  /^\s*(?:which|what)\s+(?:verse|psalm|passage|chapter|book)\s+(?:says?|has|tells us|is it that says|goes|talks about|said)\s+(?:that\s+)?/i,
  /^\s*(?:who|where)\s+(?:is it that\s+|was it that\s+)?(?:said|asked|says|does \w+ say|did \w+ say)\s+(?:that\s+)?/i,
  /^\s*is there (?:a|any) (?:verse|passage|scripture|psalm)s?\s+(?:that\s+says?|about|where|on|for)\s+(?:that\s+)?/i,
];

/** Returns a query without the words of asking around it. */
export function withoutFrame(query: string): string {
  let text = query;
  for (const frame of FRAMES) {
    const rest = text.replace(frame, '');
    if (wordsOf(rest).some((word) => !STOP_WORDS.has(word))) text = rest;
  }
  return text
    .replace(/\b(?:in|from) the bible\b/gi, ' ')
    .replace(/[\s,]+(?:then|please|instead|thanks)\W*$/i, '');
}

function alternativesOf(word: string): Alternative[] {
  const { stems } = searchIndex();
  const found = new Map<number, number>();
  const name = searchStem(word);
  const own = stems.get(name);
  if (own !== undefined) found.set(own, 1);
  for (const synonym of synonymsOf(name)) {
    const stem = stems.get(synonym);
    if (stem !== undefined && !found.has(stem)) found.set(stem, SYNONYM);
  }
  return [...found].map(([stem, likeness]) => ({ stem, likeness }));
}

function weightOf(alternatives: readonly Alternative[], telling: boolean): number {
  const { weights } = searchIndex();
  const best = alternatives[0];
  if (best) return weights[best.stem] ?? 0;
  return telling ? UNKNOWN_WEIGHT : 0.5;
}

/** Returns whether people ask for a topic or tell a story by a word that no text has. */
function isKnown(word: string): boolean {
  return wordsAskedFor().has(word) || wordsOfStories().has(word);
}

/** Lets two words be found by the one that they may be in a text: "plumb line" by "plumbline". */
function joinHalves(words: QueryWord[]): void {
  for (let at = 1; at < words.length; at += 1) {
    const [one, two] = [words[at - 1], words[at]];
    if (!one?.telling || !two?.telling) continue;
    const joined = searchIndex().stems.get(searchStem(one.word + two.word));
    if (joined === undefined) continue;
    const half = { stem: joined, likeness: JOINED };
    words[at - 1] = { ...one, alternatives: [...one.alternatives, half] };
    words[at] = { ...two, alternatives: [...two.alternatives, half] };
  }
}

/** Reads a query: its words, what may stand for them in the texts, and what they tell. */
export function readQuery(written: string): Query {
  const words: QueryWord[] = [];
  const plain: string[] = [];
  let misspelt = 0;
  for (const word of wordsOf(withoutFrame(written.slice(0, 2_000))).slice(0, MOST_WORDS)) {
    let alternatives = alternativesOf(word);
    const telling = word.length > 1 && !STOP_WORDS.has(word) && !TALK.has(word);
    let meant = word;
    if (alternatives.length === 0 && telling && !isKnown(word) && misspelt < MOST_MISSPELT) {
      misspelt += 1;
      meant = wordNear(word, [...wordsAskedFor(), ...wordsOfStories()]) ?? word;
      alternatives = alternativesOf(meant).map(({ stem, likeness }) => ({
        stem,
        likeness: likeness * CORRECTED,
      }));
    }
    plain.push(meant);
    words.push({ word: meant, alternatives, telling, weight: weightOf(alternatives, telling) });
  }
  joinHalves(words);
  const sum = (list: readonly QueryWord[]) => list.reduce((total, { weight }) => total + weight, 0);
  return {
    words,
    weight: sum(words),
    tellingWeight: sum(words.filter(({ telling }) => telling)),
    text: plain.join(' '),
  };
}
