import { BEFORE_TUNING } from '../testing/half-remembered.js';
import { AFTER_TUNING } from '../testing/half-remembered-later.js';
import { AS_PEOPLE_ASK } from '../testing/half-remembered-asked.js';
import { DRAWN } from '../testing/half-remembered-drawn.js';
import { BY_A_STRANGER } from '../testing/half-remembered-stranger.js';
import { TYPED } from '../testing/references-typed.js';
import { OWN_WORDS, THEMES } from '../testing/themes.js';
import { readReferences } from './references.js';
import { searchVerses } from './search.js';
import { rangesOf, TOPICS } from './topics.js';

interface Rates {
  readonly cases: number;
  readonly first: number;
  readonly amongFive: number;
}

/** All verses of references, for a story that is told in several. */
const versesOf = (references: string): readonly number[] =>
  references.split(' or ').flatMap((reference) =>
    readReferences(reference).flatMap((read) => {
      if (read.kind !== 'verses') throw new Error(reference);
      const { from, to } = read.range;
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  );

const verseOf = (reference: string): number => {
  const [read] = readReferences(reference);
  if (read?.kind !== 'verses') throw new Error(reference);
  return read.range.from;
};

const firstVersesOf = (references: string): readonly number[] => references.split(' or ').map(verseOf);

function ratesOf(corpus: string, meantBy = firstVersesOf): Rates {
  const places = corpus
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', references = ''] = line.split(' | ');
      const meant = meantBy(references);
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
  it.each([
    ['before the search was tuned', BEFORE_TUNING],
    ['after it was tuned', AFTER_TUNING],
    ['by a stranger to it', BY_A_STRANGER],
  ])('are found by the words of old and new translations, spelled well or not; written %s', (_, corpus) => {
    const { cases, first, amongFive } = ratesOf(corpus);
    expect(cases).toBeGreaterThan(120);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(amongFive).toBeGreaterThanOrEqual(0.98);
  });
});

it('finds little-known verses, in the words of newer translations', () => {
  const { cases, first, amongFive } = ratesOf(DRAWN);
  expect(cases).toBeGreaterThan(90);
  expect(first).toBeGreaterThanOrEqual(0.92);
  expect(amongFive).toBeGreaterThanOrEqual(0.96);
});

it('finds verses by their gist, under a wrong book, with misspelt names and two at once', () => {
  const { cases, first, amongFive } = ratesOf(AS_PEOPLE_ASK, versesOf);
  expect(cases).toBeGreaterThan(180);
  expect(first).toBeGreaterThanOrEqual(0.96);
  expect(amongFive).toBeGreaterThanOrEqual(0.98);
});

it.each([
  ['not in passionate lust like the pagans who do not know god', '1 Thessalonians 4:5'],
  ['i am not a prophet, i am a farmer, the land has been my livelihood since my youth', 'Zechariah 13:5'],
])('puts a verse that stands out before the topics that its words name: %s', (words, meant) => {
  expect(searchVerses(words, 5)[0]?.verse).toBe(verseOf(meant));
});

it('takes “God will be” for no question about the will of God', () => {
  const found = searchVerses('anyone who curses their god will be held responsible', 5);
  expect(found.map(({ verse }) => verse)).toContain(verseOf('Leviticus 24:15'));
});

describe('references and names of passages', () => {
  it('open their passage, in six languages, wherever they are typed', () => {
    const { cases, first } = ratesOf(TYPED);
    expect(cases).toBeGreaterThan(180);
    expect(first).toBeGreaterThanOrEqual(0.98);
  });
});

describe('matters that are asked about', () => {
  const chosenFor = (names: string): ReadonlySet<number> => {
    const wanted = names.split(', ').map((name) => {
      const topic = TOPICS.find((one) => one.name === name);
      if (!topic) throw new Error(`no topic ${name}`);
      return topic;
    });
    const all = wanted.flatMap(rangesOf).flatMap(({ from, to }) => verses(from, to));
    return new Set(all);
  };
  const verses = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it.each([
    ['as themes', THEMES],
    ['in a member’s own words', OWN_WORDS],
  ])('are answered from the passages chosen for them, asked %s', (_, corpus) => {
    const shares = corpus
      .trim()
      .split('\n')
      .map((line) => {
        const [question = '', names = ''] = line.split(' | ');
        const helping = chosenFor(names);
        return searchVerses(question, 5).filter(({ verse }) => helping.has(verse)).length / 5;
      });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(shares.length).toBeGreaterThanOrEqual(60);
    expect(mean).toBeGreaterThanOrEqual(0.8);
  });
});
