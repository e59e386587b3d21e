import fc from 'fast-check';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf } from '../../../../scripture/passages.js';
import { timesRounds } from '../../../../testing/rounds.js';
import { toMarkers } from './to-markers.js';
import { withVerses } from './verse-writer.js';

const written = (text: string) => withVerses(text, 'kjv').text;

describe('a reply that goes back to the model', () => {
  it.each([
    'It says:\n\n[[John 11:35]]\n\nSo be it.',
    'It says [[John 11:35]], and [[Psalm 23:4 | I will fear no evil]].',
    '[[Psalm 23:1-3]]\n\n[[Romans 8:1 (WEB)]]',
    '[[John 3:16 | God so loved … should not perish]]\n\nand more',
    'No verse at all, “a phrase” (an aside).',
  ])('is as the model wrote it: %j', (text) => {
    expect(toMarkers(written(text), 'kjv')).toBe(text.replace('23:1-3', '23:1–3'));
  });

  it('keeps words that are not those of the verse', () => {
    const text = 'He says “God adored the planet” (John 3:16).\n\n> Jesus cried.\n>\n> — John 11:35 (KJV)';
    expect(toMarkers(text, 'kjv')).toBe(text);
  });

  it('names the translation where the member reads in another', () => {
    const shown = withVerses('[[John 11:35 (KJV)]]\n\n[[John 11:36]]', 'web').text;
    expect(toMarkers(shown, 'web')).toBe('[[John 11:35 (KJV)]]\n\n[[John 11:36]]');
  });

  it('gives the same words again, whichever verse and translation', () => {
    fc.assert(
      fc.property(
        fc.nat(31_101),
        fc.nat(3),
        fc.constantFrom(...TRANSLATION_CODES),
        fc.boolean(),
        (id, more, code, isBlock) => {
          const { book, chapter } = bibleText().placeOf(id);
          const end = bibleText().placeOf(Math.min(id + more, 31_101));
          const to = end.book === book && end.chapter === chapter ? Math.min(id + more, 31_101) : id;
          const marker = `[[${labelOf({ from: id, to })} (${code.toUpperCase()})]]`;
          const shown = written(isBlock ? marker : `So ${marker} says.`);
          expect(written(toMarkers(shown, 'kjv'))).toBe(shown);
        },
      ),
      { numRuns: timesRounds(200) },
    );
  });
});
