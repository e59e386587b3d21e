import { localDateOf } from './local-date.js';

const at = (iso: string): number => Date.parse(iso);

describe('localDateOf', () => {
  it.each([
    ['2026-11-20T03:30:00Z', 'America/Los_Angeles', '2026-11-19', -480],
    ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21', 540],
    ['2026-11-20T18:20:00Z', 'Asia/Kathmandu', '2026-11-21', 345],
    ['2026-11-20T12:00:59.999Z', 'UTC', '2026-11-20', 0],
    ['2026-11-20T00:00:00Z', 'Europe/Paris', '2026-11-20', 60],
    ['2026-11-19T23:00:00Z', 'Europe/Paris', '2026-11-20', 60],
    ['2026-11-19T22:59:59Z', 'Europe/Paris', '2026-11-19', 60],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', 840],
  ])('%s in %s is %s, %d minutes east', (instant, timeZone, localDate, utcOffsetMinutes) => {
    expect(localDateOf(at(instant), timeZone)).toEqual({ localDate, utcOffsetMinutes });
  });

  it('follows daylight saving time', () => {
    expect(localDateOf(at('2026-03-29T00:59:00Z'), 'Europe/Paris').utcOffsetMinutes).toBe(60);
    expect(localDateOf(at('2026-03-29T01:00:00Z'), 'Europe/Paris').utcOffsetMinutes).toBe(120);
  });

  it.each(['Mars/Olympus', '', 'Europe/Paris; drop'])('refuses the zone %p', (timeZone) => {
    expect(() => localDateOf(0, timeZone)).toThrow(RangeError);
  });
});
