import { isRight } from '@emit/contract/scripture';
import { CARE_OPENINGS, isCareReply, type CareLanguage } from '@emit/contract/care';
import { checkQuotations } from '../../scripture/check/check.js';
import { DANGER_KINDS } from '../danger.js';
import { countryOf } from '../help/country.js';
import { HELP_LINES } from '../help/help-lines.js';
import { careReply } from './care-reply.js';
import { wordsOfCare } from './words-of-care.js';

const LANGUAGES = Object.keys(CARE_OPENINGS) as CareLanguage[];
const COUNTRIES = [null, ...Object.keys(HELP_LINES)];
const cases = DANGER_KINDS.flatMap((kind) =>
  LANGUAGES.flatMap((language) => (['self', 'other'] as const).map((about) => ({ kind, language, about }))),
);

it.each(cases)('answers $kind ($about) in $language with care alone', ({ kind, language, about }) => {
  for (const country of COUNTRIES) {
    const text = careReply({ kinds: [kind], about, language, isAfter: false }, country);
    expect(isCareReply(text)).toBe(true);
    expect(text).toMatch(/\(tel:\d{3}\)/);
    expect(text).toContain('https://findahelpline.com');
    expect(text).not.toMatch(/^#|practice|mindstream|undefined|\{/im);
    expect(text.length).toBeLessThan(2_000);
  }
  const quotations = checkQuotations(careReply({ kinds: [kind], about, language, isAfter: false }, null));
  expect(quotations.length).toBeGreaterThan(0);
  expect(quotations.length).toBeLessThanOrEqual(2);
  expect(quotations.filter(({ status }) => !isRight(status))).toEqual([]);
});

it('names the ambulance first where minutes count, and the police first elsewhere', () => {
  const first = (kind: 'medical' | 'violence') =>
    /tel:(\d+)/.exec(careReply({ kinds: [kind], about: 'self', language: 'fr', isAfter: false }, 'BR'))?.[1];
  expect([first('medical'), first('violence')]).toEqual(['192', '190']);
});

it('knows help in at least 30 countries, each number with the page that it is from', () => {
  expect(Object.keys(HELP_LINES).length).toBeGreaterThanOrEqual(30);
  for (const { emergency, ...others } of Object.values(HELP_LINES)) {
    for (const line of Object.values(others).flat()) {
      expect(line.source).toMatch(/^https?:\/\//);
      expect(line.number).toMatch(/^[\d*]?[\d\s()-]{2,}$/);
    }
    expect(emergency.source).toMatch(/^https:/);
  }
});

it.each([
  ['Europe/Vienna', 'en-US', 'AT'],
  ['Asia/Calcutta', null, 'IN'],
  ['Asia/Kolkata', null, 'IN'],
  [null, 'en-GB,en;q=0.9', 'GB'],
  [null, 'pt', 'BR'],
  [null, 'en', null],
  ['Mars/Olympus', 'xx', null],
  [null, null, null],
])('takes the time zone %s and the languages %s for %s', (zone, languages, country) => {
  expect(countryOf(zone, languages)).toBe(country);
});

it.each([
  '## A heading',
  '- a list',
  '> a quotation',
  'Read “Jesus wept”.',
  'Pray for 15 minutes.',
  'Log a practice in Flow.',
  'See John 11:35 tonight.',
  'Call 555 1234.',
  'Look at https://example.org today.',
])('takes no such words from a model: %s', (text) => {
  expect(wordsOfCare(`I hear you.\n\n${text}`)).toBe('I hear you.');
});
