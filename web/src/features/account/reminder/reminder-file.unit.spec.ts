import fc from 'fast-check';
import { reminderFile } from './reminder-file';

const EVENING = new Date(2026, 10, 24, 21, 5).getTime();
const fileOf = (address = 'https://emit.example.org/app?tab=practice', time = '07:30', now = EVENING) =>
  reminderFile({ time, address, now });
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('the calendar file of a daily reminder', () => {
  it('has one event a day at the time of day where the member is, from the next time on', () => {
    const lines = unfolded(fileOf());
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261125T073000', 'RRULE:FREQ=DAILY', 'TRIGGER:PT0M']),
    );
    expect(valueOf(fileOf(undefined, '21:30'), 'DTSTART')).toBe('20261124T213000');
    expect(valueOf(fileOf(undefined, '00:00', new Date(2026, 11, 31, 0, 0).getTime()), 'DTSTART')).toBe(
      '20270101T000000',
    );
  });

  it('opens and closes its parts in order, and ends each line as calendars want it', () => {
    const file = fileOf();
    const parts = unfolded(file).filter((line) => /^(?:BEGIN|END):/.test(line));
    expect(parts).toEqual([
      ...['VCALENDAR', 'VEVENT', 'VALARM'].map((part) => `BEGIN:${part}`),
      ...['VALARM', 'VEVENT', 'VCALENDAR'].map((part) => `END:${part}`),
    ]);
    expect(file.endsWith('\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps its id and counts on, so that another time replaces the one before', () => {
    const [first, second] = [fileOf(undefined, '06:00'), fileOf(undefined, '22:00', EVENING + 60_000)];
    expect(valueOf(first, 'UID')).toBe(valueOf(second, 'UID'));
    expect(Number(valueOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(first, 'SEQUENCE')));
    // A signed integer of 32 bits, as calendars have it.
    expect(Number(valueOf(second, 'SEQUENCE'))).toBeLessThan(2 ** 31);
  });

  it('escapes what separates values, and folds any address between characters within 75 octets', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', 'ä', '信', '🕯', ',', ';', '\\'), maxLength: 200 });
    fc.assert(
      fc.property(anyText, (text) => {
        const address = `https://emit.example.org/app?of=${text}`;
        const file = fileOf(address);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\uFFFD/);
        }
        const told = valueOf(file, 'DESCRIPTION') ?? '';
        const plain = told.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1');
        const expected = `A quiet quarter of an hour.\nLog it here: ${address}`;
        if (!text.includes('\\')) expect(plain).toBe(expected);
        expect(valueOf(file, 'URL')).toBe(address);
      }),
    );
  });
});
