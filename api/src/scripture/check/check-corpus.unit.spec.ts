import {
  corpusVerse,
  MISQUOTES,
  misquote,
  steadyRandom,
  SURFACE_FORMS,
} from '../../testing/scripture-corpus.js';
import { bibleText } from '../bible-text.js';
import { concordance, wordsOf } from '../concordance.js';
import { checkQuotations } from './check.js';
import { tokensOf } from './tokens.js';

/** `npm run bench` takes every verse; here every so-manieth, another in each form. */
const STEP = 37;
const forms = Object.entries(SURFACE_FORMS);
const verses = Array.from({ length: Math.floor(bibleText().verseCount / STEP) }, (_, index) => index * STEP);

describe('every verse', () => {
  it('is cut into the same words by the check as by the concordance', () => {
    const { verseStarts } = concordance();
    for (let id = 0; id < bibleText().verseCount; id += 1) {
      const text = bibleText().textOf(id);
      const words = tokensOf(text).map(({ word }) => word);
      if (words.join(' ') !== wordsOf(text).join(' ')) throw new Error(text);
      if (words.length !== (verseStarts[id + 1] ?? 0) - (verseStarts[id] ?? 0)) throw new Error(text);
    }
  });

  it.each(forms)('quoted exactly, as %s, is exact', (_, form) => {
    const wrong: string[] = [];
    for (const id of verses) {
      const { words, full, short } = corpusVerse(id);
      const found = checkQuotations(form(words, full, short));
      if (found.length !== 1 || found[0]?.status !== 'exact') wrong.push(`${full}: ${JSON.stringify(found)}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(MISQUOTES)('with a word %s is caught, in every form', (kind) => {
    const random = steadyRandom(7);
    let made = 0;
    const missed: string[] = [];
    verses.forEach((id, index) => {
      const { words, full, short } = corpusVerse(id);
      const wrong = misquote(words, kind, random);
      const [name, form] = forms[index % forms.length] ?? [];
      if (wrong === null || !form) return;
      made += 1;
      const [found] = checkQuotations(form(wrong, full, short));
      if (!found || found.status === 'exact') missed.push(`${name} ${full}: ${wrong}`);
    });
    expect(made).toBeGreaterThan(500);
    expect(missed.slice(0, Math.max(0, missed.length - Math.floor(made * 0.005)))).toEqual([]);
  });

  it('under another reference is misattributed, and its own is named', () => {
    const random = steadyRandom(11);
    let made = 0;
    const missed: string[] = [];
    verses.forEach((id, index) => {
      const { words, full } = corpusVerse(id);
      const other = corpusVerse(random(bibleText().verseCount));
      const [, form] = forms[index % forms.length] ?? [];
      // What stands in both verses is rightly quoted from either.
      if (
        !form ||
        wordsOf(words).length < 5 ||
        ` ${wordsOf(other.words).join(' ')} `.includes(wordsOf(words).join(' '))
      )
        return;
      made += 1;
      const [found] = checkQuotations(form(words, other.full, other.short));
      if (found?.status !== 'misattributed') missed.push(`${full} as ${other.full}: ${found?.status}`);
    });
    expect(made).toBeGreaterThan(500);
    expect(missed.slice(0, Math.max(0, missed.length - 4))).toEqual([]);
  });

  it('under a reference that does not exist is told so', () => {
    const missed: string[] = [];
    verses.forEach((id, index) => {
      const { words, full } = corpusVerse(id);
      const [, form] = forms[index % forms.length] ?? [];
      const gone = full.replace(/\d+:\d+$/, index % 2 ? '3:199' : '151:2');
      const [found] = checkQuotations(form?.(words, gone, gone) ?? '');
      if (found?.status !== 'no-such-verse') missed.push(`${gone}: ${found?.status}`);
    });
    expect(missed).toEqual([]);
  });
});
