import { BEFORE_TUNING } from '../testing/half-remembered.js';
import { readReferences } from './references.js';
import { searchVerses } from './search.js';

interface Rates {
  readonly cases: number;
  readonly first: number;
  readonly amongFive: number;
}

const verseOf = (reference: string): number => {
  const [read] = readReferences(reference);
  if (read?.kind !== 'verses') throw new Error(reference);
  return read.range.from;
};

function ratesOf(corpus: string): Rates {
  const places = corpus
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', references = ''] = line.split(' | ');
      const meant = references.split(' or ').map(verseOf);
      return searchVerses(words, 5).findIndex(({ verse }) => meant.includes(verse));
    });
  const share = (found: (place: number) => boolean) => places.filter(found).length / places.length;
  return {
    cases: places.length,
    first: share((place) => place === 0),
    amongFive: share((place) => place >= 0),
  };
}

describe('verses that are half remembered', () => {
  it('are found by the words of old and new translations, spelled well or not', () => {
    const { cases, first, amongFive } = ratesOf(BEFORE_TUNING);
    expect(cases).toBeGreaterThan(120);
    expect(first).toBeGreaterThan(0.95);
    expect(amongFive).toBeGreaterThanOrEqual(0.98);
  });
});
