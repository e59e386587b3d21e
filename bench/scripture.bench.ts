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

/** A reply as a model writes it: about a thousand words, nine quotations, one of them wrong. */
function reply(): string {
  const prose =
    'There is a quiet that does not depend on what happens around us, and most of us have tasted it at least once. ' +
    'It came when we stopped holding on, when somebody forgave us, or when we sat with a friend and had nothing to add. ' +
    'The passage speaks of this quiet as something that is given and not made, and it asks us to live from it. '.repeat(
      2,
    );
  const random = steadyRandom(5);
  const parts: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    const { words, full, short } = corpusVerse(random(bibleText().verseCount));
    const said = index === 4 ? (misquote(words, 'changed', random) ?? words) : words;
    parts.push(`## Part ${index}`, prose, forms[index % forms.length]?.[1](said, full, short) ?? '');
  }
  return parts.join('\n\n');
}

function timePerReply(): Result {
  const text = reply();
  const words = text.split(/\s+/).length;
  checkQuotations(text);
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    checkQuotations(text);
    return performance.now() - began;
  }).sort((a, b) => a - b);
  const median = ((times[25] ?? 0) * 1000) / words;
  return {
    name: 'time: 10 ms for a reply of 1,000 words',
    ratio: 10 / median,
    floor: 1,
    lines: [`${median.toFixed(2)} ms per 1,000 words (median of 50; the reply has ${words})`],
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
  const timed = [timePerReply(), timePerSearch()];
  return Promise.resolve([exactQuotations(), ...wrongQuotations(), ...wrongReferences(), ...timed]);
}
