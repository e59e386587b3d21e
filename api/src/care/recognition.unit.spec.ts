import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from './judge.js';
import { LANGUAGES } from './languages/languages.js';
import { hashOf } from './model/features.js';
import { network } from './network/network.js';

/** What is wanted is 98 (90 in other languages) and 3, in hundredths: docs/adr/0024-care-first.md. */
const FLOORS = {
  unseen: { en: { recall: 98, falseAlarms: 3 }, others: { recall: 90, falseAlarms: 3 } },
  sentences: { en: { recall: 95, falseAlarms: 4 }, others: { recall: 93, falseAlarms: 4 } },
  stranger: { en: { recall: 97, falseAlarms: 3 }, others: { recall: 97, falseAlarms: 4 } },
} as const;
const FOLDERS = ['unseen', 'sentences', 'stranger'] as const;

interface Sentence {
  readonly folder: (typeof FOLDERS)[number];
  readonly language: string;
  readonly label: string;
  readonly text: string;
}

/**
 * What nothing is learnt from: all of `unseen`, which was written by somebody who knew nothing but the promise; all of
 * `stranger`, most of which is ordinary talk ("go back to the first one"); a quarter of `sentences`
 * (scripts/care/learn.mjs takes the rest).
 */
function sentencesIn(folder: Sentence['folder'], language: string): Sentence[] {
  const file = join(__dirname, `../testing/care/${folder}/${language}.tsv`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines
    .map((line) => line.split('\t') as [string, string])
    .filter(([, text]) => folder !== 'sentences' || hashOf(text) % 4 === 1)
    .map(([label, text]) => ({ folder, language, label, text }));
}

interface Judged extends Sentence {
  readonly fires: boolean;
}

let sentences: readonly Judged[];

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

beforeAll(async () => {
  expect(await network()).not.toBeNull();
  const all = FOLDERS.flatMap((folder) => LANGUAGES.flatMap((language) => sentencesIn(folder, language)));
  sentences = await Promise.all(
    all.map(async (one) => ({ ...one, fires: (await judge(one.text)).danger > 0 })),
  );
  process.stdout.write(`Taken for danger, of sentences that nothing was learnt from:\n${figures()}\n`);
}, 120_000);

describe.each(FOLDERS.flatMap((folder) => [[folder, 'en'] as const, [folder, 'others'] as const]))(
  'sentences that nothing was learnt from: %s, %s',
  (folder, group) => {
    const of = () =>
      sentences.filter((one) => one.folder === folder && (one.language === 'en') === (group === 'en'));
    const floor = FLOORS[folder][group];

    it('are enough, half of them harmless or nearly', () => {
      const harmless = of().filter(({ label }) => label === 'harmless').length;
      expect(of().length).toBeGreaterThan(150);
      expect(harmless / of().length).toBeGreaterThan(0.4);
    });

    it('are taken for danger where they mean it', () => {
      expect(rate(of().filter(({ label }) => label !== 'harmless'))).toBeGreaterThanOrEqual(floor.recall);
    });

    it('are not where they do not', () => {
      expect(rate(of().filter(({ label }) => label === 'harmless'))).toBeLessThanOrEqual(floor.falseAlarms);
    });
  },
);

it.each([
  'Why did Cain kill him?',
  'this deadline is killing me',
  'I end my day with prayer',
  'What does it mean to die to self?',
  'Jesus bled for me',
  'the valley of the shadow of death',
  'Judas hanged himself – why?',
  'Is suicide a sin?',
])('stays quiet at %s', async (text) => expect((await judge(text)).danger).toBeLessThanOrEqual(0));
