import { firstInstant, lastInstant, momentOf, spanOf } from './moments.js';

const iso = (at: number) => new Date(at).toISOString();

describe('times of a command line', () => {
  it.each([
    ['2026-02', '2026-02-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
    ['2026-11-20', '2026-11-20T00:00:00.000Z', '2026-11-20T23:59:59.999Z'],
    ['2026-11-20T08:30Z', '2026-11-20T08:30:00.000Z', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T08:30:00.5+02:00', '2026-11-20T06:30:00.500Z', '2026-11-20T06:30:00.500Z'],
  ])('%s is from %s to %s', (text, first, last) => {
    expect([iso(firstInstant(text)), iso(lastInstant(text))]).toEqual([first, last]);
  });

  it.each([
    '2026',
    '5',
    'yesterday',
    'Nov 3',
    '2026-13',
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2026-11-20T08:30:00',
    '2026-11-20 08:30',
    '2026-11-20T25:00Z',
    '',
  ])("'%s' is none", (text) => {
    expect(() => firstInstant(text)).toThrow(`'${text}' is no time: write 2026-11`);
  });

  it('end after they begin, and a number alone is a position', () => {
    expect(() => spanOf('2026-11', '2026-10')).toThrow('it ends before it begins');
    expect(momentOf('2026')).toEqual({ position: 2026, at: Infinity });
  });
});
