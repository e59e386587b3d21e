import fc from 'fast-check';
import { UsageError } from './failures.js';
import { firstInstant, lastInstant, momentOf, requireReached, spanOf, wholeNumberIn } from './moments.js';

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

  it('takes a position as tables and heads of reports show it', () => {
    expect(momentOf('position:2,356')).toEqual(momentOf('position:2356'));
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(wholeNumberIn(n.toLocaleString('en-US'))).toBe(n);
      }),
    );
  });

  it.each([
    'position:',
    'position:-1',
    'position:1e3',
    'position: 5',
    'position:2026-11',
    'position:2,35',
    'position:,356',
    'position:2,356,',
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

describe('times where somebody is', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const span = (text: string, zone: string) =>
    [firstInstant(text, { zone, now }), lastInstant(text, { zone, now })].map(iso);

  it.each([
    ['2026-11-20', 'Europe/Berlin', '2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.999Z'],
    ['2026-10', 'Europe/Berlin', '2026-09-30T22:00:00.000Z', '2026-10-31T22:59:59.999Z'],
    ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z', '2026-11-20T09:59:59.999Z'],
    ['2026-W47', 'UTC', '2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z'],
    // Clocks are put forward at midnight: the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-24T20:59:59.999Z'],
    ['24h', 'Europe/Berlin', '2026-11-19T12:00:00.000Z', '2026-11-19T12:00:00.000Z'],
    ['7d', 'UTC', '2026-11-13T12:00:00.000Z', '2026-11-13T12:00:00.000Z'],
    ['2w', 'UTC', '2026-11-06T12:00:00.000Z', '2026-11-06T12:00:00.000Z'],
  ])('%s in %s is from %s to %s', (text, zone, first, last) => {
    expect(span(text, zone)).toEqual([first, last]);
  });

  it.each(['2025-W53', '2026-W00', '2026-W1', '7', 'd7', '-7d', '7y'])("'%s' is none", (text) => {
    expect(() => firstInstant(text, { zone: 'UTC', now })).toThrow(UsageError);
  });

  it('leaves no instant between one day and the next', () => {
    const zones = fc.constantFrom(
      'America/Havana',
      'Africa/Cairo',
      'Asia/Beirut',
      'Australia/Lord_Howe',
      'UTC',
    );
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 3_000 }), (zone, number) => {
        const day = (offset: number) => iso(Date.UTC(2020, 0, 1 + number + offset)).slice(0, 10);
        expect(lastInstant(day(0), { zone, now }) + 1).toBe(firstInstant(day(1), { zone, now }));
      }),
    );
  });
});
