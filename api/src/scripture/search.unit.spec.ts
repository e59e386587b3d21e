import { bibleText } from './bible-text.js';
import { concordance } from './concordance.js';
import { labelOf } from './passages.js';
import { searchPhrase, searchVerses } from './search.js';
import { stemOf } from './stems.js';
import { topicsOf } from './topics.js';

const labels = (hits: readonly { verse: number }[]) =>
  hits.map(({ verse }) => labelOf({ from: verse, to: verse }));

describe('the concordance', () => {
  it('holds every word of the text once', () => {
    const { vocabulary, words, places, verseAt, verseStarts } = concordance();
    expect(words.length).toBeGreaterThan(780_000);
    const shepherd = vocabulary.get('shepherd') ?? -1;
    expect(labels([...places(shepherd)].map((place) => ({ verse: verseAt(place) })))).toContain('Psalm 23:1');
    expect(verseStarts[bibleText().verseCount]).toBe(words.length);
  });
});

describe('stems', () => {
  it('brings the forms of a word together, old ones too', () => {
    expect(new Set(['love', 'loved', 'loveth', 'lovest', 'loving', 'loves'].map(stemOf)).size).toBe(1);
    expect(new Set(['walk', 'walked', 'walketh', 'walking'].map(stemOf)).size).toBe(1);
    expect(stemOf('mercies')).toBe(stemOf('mercy'));
    expect(stemOf('king')).not.toBe(stemOf('kin'));
  });
});

describe('searching', () => {
  it('ranks the verse that is meant first', () => {
    expect(labels(searchVerses('the lord is my shepherd'))).toContain('Psalm 23:1');
    expect(labels(searchVerses('in the beginning God created heaven and earth', 3))).toContain('Genesis 1:1');
    expect(labels(searchVerses('faith substance things hoped for evidence', 1))).toEqual(['Hebrews 11:1']);
  });

  it('finds what people ask in words that the text does not use', () => {
    expect(topicsOf('I feel so stressed and anxious').map(({ name }) => name)[0]).toBe('anxiety');
    expect(searchVerses('anxiety').length).toBeGreaterThan(0);
  });

  it('finds a phrase word for word, in quotation marks too', () => {
    expect(labels(searchPhrase('Jesus wept'))).toEqual(['John 11:35']);
    expect(labels(searchVerses('"still small voice"'))).toEqual(['1 Kings 19:12']);
    expect(searchPhrase('God helps those who help themselves')).toEqual([]);
  });

  it('answers nothing for nothing', () => {
    for (const query of ['', '   ', '???', 'the of and', '""', 'xyzzy'])
      expect(searchVerses(query)).toEqual([]);
  });
});

describe('what a search makes of a query', () => {
  const first = (query: string) => labels(searchVerses(query, 1))[0];

  it.each([
    ['thou shalt not kill', 'Exodus 20:13'],
    ['god so loved the world', 'John 3:16'],
    ['I am that I am', 'Exodus 3:14'],
    ['plans to prosper you and not to harm you', 'Jeremiah 29:11'],
    ['his one and only son', 'John 3:16'],
    ['consider the lilys of the feild how they grow', 'Matthew 6:28'],
    ['what does Joh 3,16 mean?', 'John 3:16'],
    ['the prodigal son', 'Luke 15:11'],
  ])('%s leads to %s', (query, verse) => expect(first(query)).toBe(verse));

  it('puts misspelt words right', () => {
    const hits = searchVerses('foregiveness', 5).map(({ verse }) => bibleText().textOf(verse));
    expect(hits.filter((text) => /forgiv/.test(text)).length).toBeGreaterThanOrEqual(3);
  });

  it('has the same share with each hit', () => {
    expect(searchVerses('the lord is my shepherd', 1)[0]?.share).toBe(1);
    expect(searchVerses('shepherd quicksort', 1)[0]?.share).toBeLessThan(0.6);
  });

  it('answers the disclosure of abuse with comfort before anything on marriage', () => {
    const comfort = ['Psalm 34:17', 'Psalm 140:1', 'Psalm 9:9', 'Psalm 55:4'];
    for (const query of ['my husband hits me', 'my wife is violent', 'abusive father'])
      expect(labels(searchVerses(query, 5))).toEqual(expect.arrayContaining(comfort));
  });
});
