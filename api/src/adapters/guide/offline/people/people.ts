import { rangesIn } from '../material.js';
import { plainWords } from '../talk/plain-words.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import { editDistance } from '../../../../scripture/spelling.js';
import { PEOPLE } from './table-of-people.js';

/** Somebody in the Bible, and where to read of them. */
export interface Person {
  readonly name: string;
  readonly is: string;
  readonly passages: readonly VerseRange[];
}

interface Row {
  readonly names: readonly string[];
  readonly name: string;
  readonly is: string;
  readonly references: string;
}

const ROWS: readonly Row[] = PEOPLE.trim()
  .split('\n')
  .map((line) => {
    const [written = '', is = '', references = ''] = line.split(' = ');
    const names = written.split(', ');
    return { names: names.map(plainWords), name: names[0] ?? '', is, references };
  });

const ASKED =
  /^(?:(?:and|so|but|now|ok|please|then|tell me|read me|give me|i want|can you tell me) )*(?:which|who (?:is|was|were|are|exactly was)|tell me(?: more| something)? about|what (?:do you know|does the bible say|is known|can you tell me) about|what about|how about|what (?:did|does)(?= [a-z ]{3,24} do\b)|(?:the )?(?:story|life|history) of|about|read me about|and|what can (?:i|we) learn from) (?:the )?(?:(?:prophet|apostle|king|queen|disciple|man called) )?(?:(?:king|queen|saint|st|prophet|apostle) )?([a-z ]{3,24}?)(?: (?:do|did|wrong|next|in the bible|the prophet|the apostle|please|of the bible|again))*$/;
const ALONE = /^(?:the )?([a-z ]{3,24})$/;

/** Names that are books or everyday words as well: by themselves they may mean something else. */
const AMBIGUOUS = new Set(
  'job mark luke john james matthew joshua ruth esther ezra nehemiah isaiah jeremiah ezekiel daniel hosea amos jonah micah philemon titus lot anna'.split(
    ' ',
  ),
);

function rowOf(name: string): Row | undefined {
  return ROWS.find(({ names }) => names.includes(name));
}

/** A name so long is known with a letter wrong ("Barnabus"). */
const LONG_NAME = 6;

/** The same for a name that is not quite right. */
function rowNear(name: string): Row | undefined {
  if (name.length < LONG_NAME || name.includes(' ')) return undefined;
  return ROWS.find(({ names }) =>
    names.some((one) => one.length >= LONG_NAME && one[0] === name[0] && editDistance(one, name, 1) <= 1),
  );
}

const WOMEN = new Set(
  'Sarah Hagar Rebekah Rachel Leah Eve Miriam Rahab Zipporah Jochebed Delilah Jael Deborah Ruth Naomi Hannah Bathsheba Jezebel Esther Mary Martha Elisabeth Anna Michal Abigail Lydia Priscilla Magdalene'.split(
    ' ',
  ),
);
const isWoman = (name: string) => WOMEN.has(name.split(' ')[0] ?? '');

/** Returns whether a word that stands for somebody can mean somebody of a name: "she" means no man. */
export function mayMean(word: string, name: string): boolean {
  if (/^(?:she|her|hers)$/.test(word)) return isWoman(name);
  return !/^(?:he|him|his)$/.test(word) || !isWoman(name);
}

/** Returns the people whom texts name, by their names in the table, in the order in which they come. */
export function peopleNamed(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    const words = ` ${plainWords(text.slice(0, 2_000))} `;
    return ROWS.map((row) => ({ name: row.name, at: Math.min(...row.names.map((one) => place(words, one))) }))
      .filter(({ at }) => at < Infinity)
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name);
  });
  return [...new Set(found)];
}

function place(words: string, name: string): number {
  const at = words.indexOf(` ${name} `);
  return at < 0 ? Infinity : at;
}

/** In a study of the Bible "job" is Job. */
export function jobOfTheBible(text: string): Person | null {
  const row = plainWords(text.slice(0, 40)) === 'job' ? rowOf('job') : undefined;
  return row ? { name: row.name, is: row.is, passages: rangesIn(row.references) } : null;
}

/** Returns whom a question asks about ("who was Moses?", "and Aaron?", "Mary Magdalene"); null when it asks about nobody of the table. */
export function personAsked(text: string): Person | null {
  const words = plainWords(text.slice(0, 120));
  const asked = ASKED.exec(words)?.[1];
  const alone = asked === undefined ? ALONE.exec(words)?.[1] : undefined;
  const row =
    (asked === undefined ? undefined : (rowOf(asked) ?? rowNear(asked))) ??
    (alone === undefined || AMBIGUOUS.has(alone) ? undefined : rowOf(alone));
  return row ? { name: row.name, is: row.is, passages: rangesIn(row.references) } : null;
}

const OF_SOMEBODY = /\b(?:he|she|him|her|his|hers)\b/;
/** How a reply on somebody begins. */
const SAID = /^\*\*([A-Z][\p{L}' -]+)\*\*: /mu;

/** Returns the names of those whom a reply is about; null for none. */
export function saidOf(reply: string): string[] | null {
  const name = SAID.exec(reply)?.[1] ?? OF_KIN.exec(reply)?.[1];
  return name === undefined ? null : [name];
}

/** How a reply on somebody's kin begins. */
const OF_KIN = /^The [a-z-]+ of \*\*([A-Z][\p{L}' -]+)\*\*: /mu;

/** Returns whom the last reply was about, where a question asks more of them ("was he forgiven?"); null for nobody. */
export function samePerson(text: string, lastReply: string): Person | null {
  const name = SAID.exec(lastReply)?.[1];
  if (!name || !OF_SOMEBODY.test(plainWords(text.slice(0, 120)))) return null;
  const row = ROWS.find((one) => one.name === name);
  return row ? { name: row.name, is: row.is, passages: rangesIn(row.references) } : null;
}

const ANOTHER =
  /^(?:(?:and|tell me about|show me|name|who is|give me) )*(?:another|an other|one more|some other|any other) (?:bible )?(woman|man|person|prophet|king|queen|disciple|apostle|character|hero)(?: (?:in|of|from) the bible)?(?: please)?$/;
const LIKE: Readonly<Record<string, RegExp>> = {
  woman:
    /\b(?:wife|queen|prophetess|mother of|woman|sister of|maid|seller of purple|Moabitess|who prayed for a child)\b/,
  queen: /\bqueen\b/,
  prophet: /\bproph/,
  king: /\bking\b/,
  disciple: /\btwelve\b/,
  apostle: /\b(?:twelve|apostle)\b/,
};

/** Returns somebody else of the kind that is asked for ("another woman in the Bible"), whom the talk has not named yet. */
export function anotherPerson(text: string, said: string): Person | null {
  const kind = ANOTHER.exec(plainWords(text.slice(0, 120)))?.[1];
  if (!kind) return null;
  const row = ROWS.find(({ name, is }) => (LIKE[kind]?.test(is) ?? true) && !said.includes(`**${name}**`));
  return row ? { name: row.name, is: row.is, passages: rangesIn(row.references) } : null;
}

/** The references of the table, for its spec. */
export function referencesOfPeople(): readonly string[] {
  return ROWS.map(({ references }) => references);
}
