import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge.js';
import { LANGUAGES } from './languages/languages.js';
import { hashOf } from './model/features.js';

/** What is wanted is more: docs/adr/0024-care-first.md says what holds and what does not yet. In hundredths. */
const FLOORS = {
  en: { recall: 93, falseAlarms: 5.5 },
  others: { recall: 93, falseAlarms: 4 },
} as const;

interface Sentence {
  readonly language: string;
  readonly label: string;
  readonly text: string;
}

/** The part that nothing is learnt from: scripts/care/learn.mjs takes the rest. */
function unseenSentences(language: string): Sentence[] {
  const file = join(__dirname, `../testing/care/sentences/${language}.tsv`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line) => line.split('\t') as [string, string])
    .filter(([, text]) => hashOf(text) % 4 === 1)
    .map(([label, text]) => ({ language, label, text }));
}

const sentences = LANGUAGES.flatMap(unseenSentences).map((one) => ({
  ...one,
  fires: judge(one.text).danger > 0,
}));

function rate(some: readonly { fires: boolean }[]): number {
  return (100 * some.filter(({ fires }) => fires).length) / some.length;
}

function figures(): string {
  const labels = [...new Set(sentences.map(({ label }) => label))];
  return LANGUAGES.map((language) => {
    const told = labels.map((label) => {
      const of = sentences.filter((one) => one.language === language && one.label === label);
      return `${label} ${rate(of).toFixed(1)} % of ${of.length}`;
    });
    return `${language}: ${told.join(', ')}`;
  }).join('\n');
}

beforeAll(() =>
  process.stdout.write(`Taken for danger, of sentences that nothing was learnt from:\n${figures()}\n`),
);

describe.each(['en', 'others'] as const)('sentences that nothing was learnt from: %s', (group) => {
  const of = sentences.filter(({ language }) => (language === 'en') === (group === 'en'));

  it('are enough, half of them harmless or nearly', () => {
    const harmless = of.filter(({ label }) => label === 'harmless').length;
    expect(of.length).toBeGreaterThan(300);
    expect(harmless / of.length).toBeGreaterThan(0.4);
  });

  it('are taken for danger where they mean it', () => {
    expect(rate(of.filter(({ label }) => label !== 'harmless'))).toBeGreaterThanOrEqual(FLOORS[group].recall);
  });

  it('are not where they do not', () => {
    expect(rate(of.filter(({ label }) => label === 'harmless'))).toBeLessThanOrEqual(
      FLOORS[group].falseAlarms,
    );
  });
});

it.each([
  'Why did Cain kill him?',
  'this deadline is killing me',
  'I end my day with prayer',
  'What does it mean to die to self?',
  'Jesus bled for me',
  'the valley of the shadow of death',
  'Judas hanged himself – why?',
  'Is suicide a sin?',
])('stays quiet at %s', (text) => expect(judge(text).danger).toBeLessThanOrEqual(0));
