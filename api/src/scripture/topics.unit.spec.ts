import { bibleText } from './bible-text.js';
import { lostReferences } from '../testing/lost-references.js';
import { searchVerses } from './search.js';
import { rangesOf, TOPICS, topicsOf } from './topics.js';

const named = (question: string) => topicsOf(question)[0]?.name ?? null;

describe('the topics', () => {
  it('have passages that exist, and names of their own', () => {
    expect(lostReferences(TOPICS.map(({ passages }) => passages))).toEqual([]);
    expect(new Set(TOPICS.map(({ name }) => name)).size).toBe(TOPICS.length);
    expect(TOPICS.length).toBeGreaterThanOrEqual(140);
  });

  it.each([
    ['what kind of fish was it?', null],
    ['another one please', null],
    ['all the time', null],
    ['I cheated on my wife', 'adultery'],
    ['my wife cheated on me', 'betrayal'],
    ['my son won’t talk to me', 'a child who went away'],
  ])('%s asks for %s', (question, name) => expect(named(question)).toBe(name));

  /** What would accuse whoever was hurt, or ask them to bear it. */
  it.each(['abuse', 'being left', 'betrayal', 'loss of a child', 'grief', 'difficult parents', 'belonging'])(
    'asks nobody to bear it who brings %s',
    (name) => {
      const topic = TOPICS.find((one) => one.name === name);
      const text = (topic ? rangesOf(topic) : [])
        .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
        .map((verse) => bibleText().textOf(verse))
        .join(' ');
      expect(text).toMatch(/\w/);
      expect(text).not.toMatch(/endureth all things|cleave|submit|obey your parents|abomination|whoremonger/);
    },
  );

  it('come before verses that share a word with them by chance', () => {
    const text = (question: string) =>
      searchVerses(question, 5)
        .map(({ verse }) => bibleText().textOf(verse))
        .join(' ');
    expect(text('my dog died')).not.toContain('dogs');
    expect(text('I keep lying')).not.toContain('by lying with him');
    expect(text('my wife has breast cancer')).not.toContain('she is not my wife');
  });
});
