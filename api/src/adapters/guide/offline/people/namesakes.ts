import type { Before } from '../follow-up/before.js';
import { rangesIn } from '../material.js';
import { plainWords } from '../talk/plain-words.js';
import type { Person } from './people.js';
import { NAMESAKES_BY_HAND } from './table-of-namesakes.js';

interface Namesake {
  readonly shared: string;
  readonly marks: ReadonlySet<string>;
  readonly person: Person;
}

const NAMESAKES: readonly Namesake[] = NAMESAKES_BY_HAND.trim()
  .split('\n')
  .map((line) => {
    const [head = '', marks = '', is = '', references = ''] = line.split(' = ');
    const [shared = '', name = ''] = head.split(': ');
    return { shared, marks: new Set(marks.split(' ')), person: { name, is, passages: rangesIn(references) } };
  });

/** Telling apart: "no, I meant the Baptist", "the other one", "which one, the poor man or the friend". */
const TELLS_APART =
  /^(?:(?:no|nope|sorry|wait|ok|hm+|i mean|i meant) )*(?:not\b|i mean|i meant|the\b|which\b|that one|other\b|another\b|mary\b|john\b|joseph\b|marys\b|johns\b)|\b(?:the other|the one|another|not the|i meant|i mean)\b/;
const OTHER = /\b(?:other|another|different)\b/;
const MOST_WORDS = 14;
const LOOKED_AT = 4;

/** What is denied does not count: "not the king, the one who became paul". */
const withoutDenied = (words: string) => words.replace(/\bnot (?:the |king |saint )*\w+/g, ' ');

const marked = ({ marks }: Namesake, words: readonly string[]) =>
  words.filter((word) => marks.has(word)).length;

/** Returns whom of those who share a name a message means, after a talk on one of them, or by words that only one has; null for nobody. */
export function namesakeMeant(text: string, { asked, lastReply }: Before): Person | null {
  const words = plainWords(text.slice(0, 120));
  if (words.split(' ').length > MOST_WORDS || !TELLS_APART.test(words)) return null;
  const said = plainWords([text, ...asked.slice(0, LOOKED_AT)].join(' ').slice(0, 600)).split(' ');
  const shown = (one: Namesake) => lastReply.includes(`**${one.person.name}**: `);
  const ofName = NAMESAKES.filter(({ shared }) => said.includes(shared) || said.includes(`${shared}s`));
  const own = withoutDenied(words).split(' ');
  const [best] = ofName.map((one) => ({ one, count: marked(one, own) })).sort((a, b) => b.count - a.count);
  if (best && best.count > 0) return shown(best.one) ? null : best.one.person;
  const isOther = OTHER.test(words) && ofName.some(shown);
  return (isOther ? ofName.find((one) => !shown(one)) : undefined)?.person ?? null;
}

/** The references of the table, for its spec. */
export const referencesOfNamesakes = (): readonly string[] =>
  NAMESAKES_BY_HAND.trim()
    .split('\n')
    .map((line) => line.split(' = ')[3] ?? '');
