import { reminderFile } from './reminder-file';

const NOW = new Date(2026, 10, 24, 21, 5).getTime();
const fileOf = (address = 'https://emit.example.org/app?tab=practice', time = '07:30') =>
  reminderFile({ time, address, now: NOW });
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a daily reminder', () => {
  it('has one event a day at the time of day where the member is', () => {
    const lines = unfolded(fileOf());
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261124T073000', 'RRULE:FREQ=DAILY', 'TRIGGER:PT0M']),
    );
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'BEGIN:VALARM',
    ]);
    expect(lines.filter((line) => line.startsWith('END:'))).toEqual([
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('keeps its id, so that another time replaces the one before', () => {
    const idOf = (file: string) => unfolded(file).find((line) => line.startsWith('UID:'));
    expect(idOf(fileOf(undefined, '06:00'))).toBe(idOf(fileOf(undefined, '22:15')));
  });

  it('escapes what separates values, and folds lines of more than 75 octets between characters', () => {
    const file = fileOf(`https://emit.example.org/app?tab=practice&of=${'ä'.repeat(90)},;`);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const description = unfolded(file).find((line) => line.startsWith('DESCRIPTION:A quiet'));
    expect(description).toContain(`${'ä'.repeat(90)}\\,\\;`);
    expect(description).toContain('hour.\\nLog it here: https');
  });
});
