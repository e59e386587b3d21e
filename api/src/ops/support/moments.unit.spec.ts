import fc from 'fast-check';
import { UsageError } from './failures.js';
import { firstInstant, lastInstant, momentOf, requireReached, spanOf } from './moments.js';

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
    expect(() => firstInstant(text)).toThrow(`'${text}' is not a time: write 2026-11`);
  });

  it('end after they begin', () => {
    expect(() => spanOf('2026-11', '2026-10')).toThrow('from 2026-11 to 2026-10 ends before it begins');
  });
});

describe('a moment of the log', () => {
  it('is a position that is called one, or the end of a time', () => {
    expect(momentOf('position:2026')).toEqual({ position: 2026, at: Infinity });
    expect(momentOf('2026-11')).toEqual({ position: Infinity, at: lastInstant('2026-11') });
  });

  it('is never a bare number, however it is written: it says both ways to mean it', () => {
    const bare = fc.oneof(
      fc.nat().map(String),
      fc.constantFrom('0', '0002026', '2026.0', '2,026', '+2026', '-1', '2_026', '9'.repeat(40)),
    );
    fc.assert(
      fc.property(bare, (text) => {
        expect(() => momentOf(text)).toThrow(UsageError);
        expect(() => momentOf(text)).toThrow(`'${text}' may be a time or a position: write 2026-11`);
        expect(() => momentOf(text)).toThrow(`position:${text.replace(/\D/g, '')} for a position`);
      }),
    );
  });

  it.each([
    'position:',
    'position:-1',
    'position:1e3',
    'position: 5',
    'position:2026-11',
    `position:${'9'.repeat(30)}`,
  ])("'%s' is no position", (text) => expect(() => momentOf(text)).toThrow('write position:4711'));

  it.each(['', 'head', '@2026', 'POSITION:5', '２０２６', '2e3', '0x7e'])("'%s' is neither", (text) => {
    expect(() => momentOf(text)).toThrow(UsageError);
  });

  it('is refused beyond the end of the log', () => {
    expect(() => requireReached(6_530, 6_530)).not.toThrow();
    expect(() => requireReached(Infinity, 0)).not.toThrow();
    expect(() => requireReached(99_999, 6_530)).toThrow(
      'position 99,999 is beyond the end of the log, which is at 6,530',
    );
  });
});
