import { bibleText } from '../api/src/scripture/bible-text.js';
import { checkQuotations } from '../api/src/scripture/check/check.js';
import { wordsOf } from '../api/src/scripture/concordance.js';
import { searchVerses } from '../api/src/scripture/search.js';
import {
  corpusVerse,
  MISQUOTES,
  misquote,
  steadyRandom,
  SURFACE_FORMS,
} from '../api/src/testing/scripture-corpus.js';
import { MARKED } from '../api/src/testing/shapes/marked.js';
import { MARKED_LATER } from '../api/src/testing/shapes/marked-later.js';
import { measureOne, measureSeveral, type Tally } from '../api/src/testing/shapes/measure.js';
import { PLACED } from '../api/src/testing/shapes/placed.js';
import { SEVERAL } from '../api/src/testing/shapes/several.js';

interface Result {
  readonly name: string;
  readonly ratio: number;
  readonly floor: number;
  readonly lines: readonly string[];
}

const forms = Object.entries(SURFACE_FORMS);
const per = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(3)} %)`;

/** Every verse in every form: a quotation that is right must be found, and found exact. */
function exactQuotations(): Result {
  const verses = bibleText().verseCount;
  let right = 0;
  const lines: string[] = [];
  for (const [name, form] of forms) {
    let found = 0;
    for (let id = 0; id < verses; id += 1) {
      const { words, full, short } = corpusVerse(id);
      const quotations = checkQuotations(form(words, full, short));
      if (quotations.length === 1 && quotations[0]?.status === 'exact') found += 1;
    }
    right += found;
    lines.push(`${name}: ${per(found, verses)}`);
  }
  const ratio = right / (verses * forms.length);
  return { name: 'precision: right quotations without a false alarm', ratio, floor: 0.999, lines };
}

/** Every verse with one word changed, dropped, added or swapped, the forms by turns. */
function wrongQuotations(): Result[] {
  return MISQUOTES.map((kind) => {
    const random = steadyRandom(2);
    let made = 0;
    let caught = 0;
    for (let id = 0; id < bibleText().verseCount; id += 1) {
      const { words, full, short } = corpusVerse(id);
      const wrong = misquote(words, kind, random);
      const form = forms[id % forms.length]?.[1];
      if (wrong === null || !form) continue;
      made += 1;
      const [quotation] = checkQuotations(form(wrong, full, short));
      // A misquotation may happen to be the words of another verse; then it is named.
      if (quotation?.status === 'differs' || quotation?.status === 'misattributed') caught += 1;
    }
    return { name: `recall: a word ${kind}`, ratio: caught / made, floor: 0.995, lines: [per(caught, made)] };
  });
}

function wrongReferences(): Result[] {
  const random = steadyRandom(3);
  const verses = bibleText().verseCount;
  let made = 0;
  let named = 0;
  let missing = 0;
  for (let id = 0; id < verses; id += 1) {
    const { words, full } = corpusVerse(id);
    const form = forms[id % forms.length]?.[1];
    const other = corpusVerse(random(verses));
    const shared = ` ${wordsOf(other.words).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);
    if (!form || wordsOf(words).length < 5 || shared) continue;
    made += 1;
    if (checkQuotations(form(words, other.full, other.short))[0]?.status === 'misattributed') named += 1;
    const gone = full.replace(/\d+:\d+$/, '151:1');
    if (checkQuotations(form(words, gone, gone))[0]?.status === 'no-such-verse') missing += 1;
  }
  return [
    { name: 'recall: under another reference', ratio: named / made, floor: 0.995, lines: [per(named, made)] },
    {
      name: 'recall: a reference that is not',
      ratio: missing / made,
      floor: 0.995,
      lines: [per(missing, made)],
    },
  ];
}

/** Sentences of every shape in `api/src/testing/shapes`, as many of each. */
function sentenceShapes(): Result[] {
  const sets: readonly (readonly [string, Tally, readonly (readonly [what: string, most: number])[]])[] = [
    ['one quotation', measureOne([...MARKED, ...MARKED_LATER], TRIES, 41), ONE],
    ['without marks', measureOne(PLACED, TRIES, 42), SOME],
    ['several quotations', measureSeveral(SEVERAL, TRIES, 43), SOME],
  ];
  return sets.map(([name, tally, most]) => ({
    name: `shapes: ${name}`,
    ratio: most.every(([what, share]) => tally.share(what) <= share) ? 1 : 0,
    floor: 1,
    lines: [...tally.made].map(
      ([what, made]) => `${what}: ${per(tally.failed.get(what)?.length ?? 0, made)}`,
    ),
  }));
}

/** How much of what may go wrong. */
const SOME = [
  ['another verse shown as right', 0],
  ['right words accused', 0.01],
  ['invented words in silence', 0.01],
] as const;
const ONE = [...SOME, ['invented words not told', 0.03], ['a changed word not told', 0.01]] as const;
const TRIES = 14;

/** A reply as a model writes it: about a thousand words with quotations, the first of them `wrong`. */
function reply(count: number, wrong: number, isReference: boolean): string {
  const prose =
    'There is a quiet that does not depend on what happens around us, and most of us have tasted it at least once. ' +
    'It came when we stopped holding on, when somebody forgave us, or when we sat with a friend and had nothing to add. ' +
    'The passage speaks of this quiet as something that is given and not made, and it asks us to live from it. '.repeat(
      2,
    );
  const random = steadyRandom(5);
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { words, full, short } = corpusVerse(random(bibleText().verseCount));
    const other = corpusVerse(random(bibleText().verseCount));
    const isWrong = index < wrong;
    const said = isWrong && !isReference ? (misquote(words, 'changed', random) ?? words) : words;
    const form = forms[index % forms.length]?.[1];
    const [long, brief] = isWrong && isReference ? [other.full, other.short] : [full, short];
    parts.push(
      `## Part ${index}`,
      prose
        .split(' ')
        .slice(0, 1_000 / count - 30)
        .join(' '),
      form?.(said, long, brief) ?? '',
    );
  }
  return parts.join('\n\n');
}

/** Milliseconds of the processor that a text takes, the median of fifty: others may be busy beside it. */
function timeOf(text: string): number {
  for (let round = 0; round < 20; round += 1) checkQuotations(text);
  const times = Array.from({ length: 50 }, () => {
    const before = process.cpuUsage();
    checkQuotations(text);
    return process.cpuUsage(before).user / 1_000;
  });
  return times.sort((a, b) => a - b)[25] ?? 0;
}

function timePerReply(): Result[] {
  const replies = { 'one wrong of nine': reply(9, 1, false), '18 false references': reply(18, 18, true) };
  return Object.entries(replies).map(([name, text]) => {
    const words = text.split(/\s+/).length;
    const median = (timeOf(text) * 1_000) / words;
    return {
      name: `time: 10 ms for a reply of 1,000 words, ${name}`,
      ratio: 10 / median,
      floor: 1,
      lines: [`${median.toFixed(2)} ms per 1,000 words (median of 50; the reply has ${words})`],
    };
  });
}

/** Texts made to keep the server busy. */
const HOSTILE = [
  '“a b c d e” (John 3:16) ',
  '“the gentle hand of heaven opens doors” (Psalm 119) ',
  '“In the beginning God created the earth and the heavens” (John 3:16) ',
  '“the … lord … is … my … ” (Psalm 119) ',
  '| John 3:16 | the gentle hand of heaven opens doors |\n',
  '> the lord is good\n> — John 3:16\n\n',
  'John 3:16 ',
  '“',
  '>',
  '>\n',
  ' ',
  '<a>',
];

function timeOfHostile(): Result {
  const times = HOSTILE.map((part) => ({
    part,
    ms: timeOf(`John 3:16 ${part.repeat(Math.floor(40_000 / part.length))}x`),
  }));
  const slowest = times.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
  return {
    name: 'time: 100 ms for 40,000 hostile characters',
    ratio: 100 / slowest.ms,
    floor: 1,
    lines: [`slowest: ${JSON.stringify(slowest.part)}, ${slowest.ms.toFixed(0)} ms`],
  };
}

function timePerSearch(): Result {
  const queries = [
    'lord god of israel',
    'love',
    '"and the lord said"',
    'how can I stop being so anxious',
    'king son',
  ];
  for (const query of queries) searchVerses(query);
  let slowest = { query: '', ms: 0 };
  for (const query of queries) {
    const began = performance.now();
    for (let round = 0; round < 10; round += 1) searchVerses(query);
    const ms = (performance.now() - began) / 10;
    if (ms > slowest.ms) slowest = { query, ms };
  }
  return {
    name: 'time: 20 ms for any search',
    ratio: 20 / slowest.ms,
    floor: 1,
    lines: [`slowest: ${slowest.query}, ${slowest.ms.toFixed(2)} ms`],
  };
}

/** Precision and recall of the check of quotations over the whole Bible, and its time per reply. */
export function scriptureBench(): Promise<Result[]> {
  const timed = [...timePerReply(), timeOfHostile(), timePerSearch()];
  return Promise.resolve([
    ...timed,
    ...sentenceShapes(),
    exactQuotations(),
    ...wrongQuotations(),
    ...wrongReferences(),
  ]);
}
