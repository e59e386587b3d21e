import { localDateOf } from '../../kernel/local-date.js';
import fc from 'fast-check';
import { nextDue } from './next-due.js';

const at = (iso: string) => Date.parse(iso);
const due = (time: string, zone: string, now: string) => new Date(nextDue(time, zone, at(now))).toISOString();

describe('when a reminder is due next', () => {
  it.each([
    ['later today', '07:30', 'Europe/Rome', '2026-11-25T05:00:00Z', '2026-11-25T06:30:00.000Z'],
    [
      'tomorrow, at the very minute',
      '07:30',
      'Europe/Rome',
      '2026-11-25T06:30:00Z',
      '2026-11-26T06:30:00.000Z',
    ],
    ['at midnight', '00:00', 'America/New_York', '2026-11-25T12:00:00Z', '2026-11-26T05:00:00.000Z'],
    ['just before midnight', '23:59', 'Asia/Tokyo', '2026-11-25T14:58:00Z', '2026-11-25T14:59:00.000Z'],
    ['where it is tomorrow', '06:00', 'Pacific/Auckland', '2026-11-25T18:00:00Z', '2026-11-26T17:00:00.000Z'],
    [
      'where it is yesterday',
      '21:00',
      'Pacific/Honolulu',
      '2026-11-25T06:00:00Z',
      '2026-11-25T07:00:00.000Z',
    ],
    ['by quarters of an hour', '07:00', 'Asia/Kathmandu', '2026-11-25T00:00:00Z', '2026-11-25T01:15:00.000Z'],
    ['by summer time', '07:30', 'Europe/Rome', '2026-03-28T12:00:00Z', '2026-03-29T05:30:00.000Z'],
    ['by winter time', '07:30', 'Europe/Rome', '2026-10-24T12:00:00Z', '2026-10-25T06:30:00.000Z'],
    ['a time that is left out', '02:30', 'Europe/Rome', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['the first of two', '02:30', 'Europe/Rome', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['not the second of two', '02:30', 'Europe/Rome', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
    [
      'where midnight is left out',
      '00:00',
      'Africa/Cairo',
      '2026-04-23T12:00:00Z',
      '2026-04-23T22:00:00.000Z',
    ],
    [
      'a change of half an hour',
      '02:15',
      'Australia/Lord_Howe',
      '2026-10-03T02:00:00Z',
      '2026-10-03T15:45:00.000Z',
    ],
    ['on a leap day', '12:00', 'UTC', '2028-02-28T12:00:00Z', '2028-02-29T12:00:00.000Z'],
  ])('%s', (_what, time, zone, now, expected) => {
    expect(due(time, zone, now)).toBe(expected);
  });

  it('comes once a date, at that time of day, wherever and whenever it is', () => {
    const zones = [
      'Europe/Rome',
      'America/New_York',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'Asia/Kathmandu',
      'UTC',
    ];
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), times, moments, (zone, [hour, minute], now) => {
        const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
        let former = nextDue(time, zone, now);
        expect(former - now).toBeGreaterThan(0);
        for (let day = 0; day < 5; day++) {
          const next = nextDue(time, zone, former);
          const [date, nextDate] = [former, next].map((one) => localDateOf(one, zone).localDate);
          expect(Date.parse(nextDate ?? '') - Date.parse(date ?? '')).toBe(86_400_000);
          expect(Math.abs(next - former - 86_400_000)).toBeLessThanOrEqual(3_600_000);
          former = next;
        }
      }),
      { numRuns: 300 },
    );
  });
});
