import { grouped, monthDay } from './english.js';

it.each([
  [0, '0'],
  [999, '999'],
  [18_627, '18,627'],
  [1_500_000, '1,500,000'],
  [-2_158, '-2,158'],
])('%d is written %s, whatever the language of the machine', (value, said) => {
  expect(grouped(value)).toBe(said);
});

it.each([
  ['2026-12-01', 'December 1'],
  ['2026-12-01T00:00:00.000Z', 'December 1'],
  ['2027-01-01T00:00:00.000Z', 'January 1'],
])('%s is said as %s, wherever it is read', (iso, said) => {
  expect(monthDay(iso)).toBe(said);
});
