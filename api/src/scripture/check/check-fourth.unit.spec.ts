import { isRight } from '@emit/contract/scripture';
import { timesRounds } from '../../testing/rounds.js';
import {
  MARKED_FOURTH,
  PLACED_FOURTH,
  QUIET_FOURTH,
  SEVERAL_FOURTH,
} from '../../testing/shapes/fourth-stranger.js';
import { measureOne, measureSeveral } from '../../testing/shapes/measure.js';
import { checkQuotations, checkText } from './check.js';

const TRIES = timesRounds(4);
const statuses = (text: string) => checkQuotations(text).map(({ status }) => status);

it.each(MARKED_FOURTH)('holds a quotation to its own reference: %s', (shape) => {
  const { failed } = measureOne([shape], TRIES, 41);
  expect(Object.fromEntries(failed)).toEqual({});
});

it.each(PLACED_FOURTH)('holds words without marks to theirs: %s', (shape) => {
  const { failed } = measureOne([shape], TRIES, 42);
  const told = [...failed.keys()].filter((what) => what !== 'invented words not told');
  expect(told).toEqual([]);
});

it.each(SEVERAL_FOURTH)('holds two quotations each to its own: %s', (shape) => {
  const { failed } = measureSeveral([shape], TRIES, 43);
  expect(Object.fromEntries(failed)).toEqual({});
});

it.each(QUIET_FOURTH)('says nothing of: %s', (text) => {
  expect(checkQuotations(text).filter(({ status }) => !isRight(status))).toEqual([]);
});

it.each([
  ['“Moreover he built cities in the hill-country of Judah” (2 Chronicles 27:4)', 'part'],
  ['“one male of the goats for a sin-offering” (Numbers 7:64)', 'exact'],
  ['„By pride cometh only contention; But with the well-advised is wisdom.“ — Prov. 13:10', 'exact'],
  ['> Then Jael Heber’s wife took a tent-pin\n> — Judges 4:21', 'part'],
])('knows words that another translation joins by hyphens: %s', (text, status) => {
  expect(statuses(text)).toEqual([status]);
});

it('looks for whole words of another translation where the King James has almost the same', () => {
  const [found] = checkQuotations(
    '“All this have I proved in wisdom: I said, I will be wise.” (Ecclesiastes 7:22)',
  );
  expect(found).toMatchObject({ status: 'misattributed', found_at: 'Ecclesiastes 7:23' });
});

it.each([
  '| Verse | Text |\n|---|---|\n| Matthew 5:8 | Blessed are the pure in heart, for the company of those that published it. |',
  'Text: Then said they unto him, Where is; went down to Ahab to Samaria.\nReference: John 9:12',
  'Isaiah 58:3\nWherefore have we fasted, say we; midwife said unto her, Fear not, thou shalt have another son.',
])('takes all of a sentence at a verse’s place for its words: %s', (text) => {
  expect(statuses(text)).not.toContain('part');
  expect(statuses(text)).toHaveLength(1);
});

it.each([
  'Luke 18:26\nThose who heard it said, Then who can be saved?',
  '[John 8:43] Why don’t you understand my speech? Because you can’t hear my word.',
])('knows words without marks of another translation: %s', (text) => {
  expect(statuses(text)).toEqual(['exact']);
});

it.each([
  '“If I have rejoiced at the destruction of him who hated me, Or lifted up myself when evil found him” (Job 31, 30)',
])('reads a comma before a verse that can be no chapter: %s', (text) => {
  expect(checkQuotations(text)[0]).toMatchObject({ status: 'misattributed', reference: 'Job 31:30' });
});

it.each([
  'The Bible tells us that the Lord moves in mysterious ways.',
  'The Good Book says teach a man to fish and you feed him for a lifetime.',
  'God’s Word promises: He won’t put more on you than you can carry.',
  'The Bible says money is the root of every kind of evil.',
  'Like Scripture says, hate the sin, not the sinner!',
  'The Bible tells us that the meek shall inherit the kingdom of heaven.',
])('tells a known misquotation in other words, without marks: %s', (text) => {
  expect(statuses(text)).toHaveLength(1);
  expect(checkText(text).quotations.some(({ status }) => isRight(status))).toBe(false);
});
