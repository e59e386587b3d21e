import { bibleText } from './bible-text.js';
import { concordance } from './concordance.js';
import { labelOf } from './passages.js';
import { readReferences } from './references.js';
import { searchPhrase, searchVerses } from './search.js';
import { stemOf } from './stems.js';
import { TOPICS, topicsOf } from './topics.js';

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

describe('the topics', () => {
  it('name only passages that exist', () => {
    for (const topic of TOPICS) {
      for (const reference of readReferences(topic.passages)) {
        if (reference.kind === 'missing') throw new Error(`${topic.name}: ${reference.message}`);
      }
    }
    expect(TOPICS.length).toBeGreaterThanOrEqual(40);
  });
});
