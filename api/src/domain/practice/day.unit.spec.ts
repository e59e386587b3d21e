import fc from 'fast-check';
import { MINDSTREAM_TYPES, practiceTypesOf, type MindStreamType } from '@emit/contract/mindstreams';
import { dayIsFullText } from '@emit/contract/practice-day';
import { localDateOf } from '../../kernel/local-date.js';
import { Refusal } from '../../kernel/refusal.js';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { LogPractice } from './commands.js';
import { practiceDecider } from './decide.js';
import type { PracticeEvent, PracticeNotes } from './events.js';
import { timesRounds } from '../../testing/rounds.js';

const command: LogPractice = {
  type: 'LogPractice',
  practiceId: 'new',
  mindstream: 'power',
  practiceType: 'Bible Study',
  durationMinutes: 30,
  qualityRating: 8,
  localDate: '2026-11-20',
  timeZone: 'Europe/Paris',
  utcOffsetMinutes: 60,
  notes: sealedAs<PracticeNotes>('notes'),
};

function logged(practiceId: string, durationMinutes: number, change: Partial<LogPractice> = {}) {
  const { type: _, ...data } = { ...command, practiceId, durationMinutes, ...change };
  return { type: 'PracticeLogged', data } satisfies PracticeEvent;
}

describe("a member's own date holds 24 hours of practice", () => {
  it.each([
    ['to the last minute', [1_410], 30],
    ['in one practice', [], 1_440],
    ['in many', [480, 480, 479], 1],
  ])('%s', (_what, minutes, durationMinutes) => {
    const before = minutes.map((one, at) => logged(`p${at}`, one));
    given(practiceDecider, ...before)
      .when({ ...command, durationMinutes })
      .then(logged('new', durationMinutes));
  });

  it.each([
    [[1_411], 30, { minutesLogged: 1_411, minutesLeft: 29 }],
    [[1_440], 1, { minutesLogged: 1_440, minutesLeft: 0 }],
    [[1], 1_440, { minutesLogged: 1, minutesLeft: 1_439 }],
    // From before the rule: such a stream is read as it stands, and its date is full.
    [[1_440, 1_440, 900], 5, { minutesLogged: 3_780, minutesLeft: 0 }],
  ])('and refuses what would exceed it: %j and %d more', (minutes, durationMinutes, facts) => {
    const before = minutes.map((one, at) => logged(`p${at}`, one));
    given(practiceDecider, ...before)
      .when({ ...command, durationMinutes })
      .thenRefused('PRACTICE_DAY_FULL', facts);
  });

  it('whichever time zone names the date', () => {
    const elsewhere = { timeZone: 'Pacific/Kiritimati', utcOffsetMinutes: 840 };
    given(practiceDecider, logged('p1', 1_430, elsewhere))
      .when(command)
      .thenRefused('PRACTICE_DAY_FULL', { minutesLogged: 1_430, minutesLeft: 10 });
  });

  it('and leaves room on the next', () => {
    given(practiceDecider, logged('p1', 1_440, { localDate: '2026-11-19' }))
      .when(command)
      .then(logged('new', 30));
  });

  it('and answers a practice that is logged already as the first time, full or not', () => {
    given(practiceDecider, logged('new', 30), logged('p2', 1_410)).when(command).thenNothing();
  });

  it('and says first what is wrong with the practice itself', () => {
    given(practiceDecider, logged('p1', 1_440))
      .when({ ...command, durationMinutes: 1_441 })
      .thenRefused('VALIDATION_FAILED', { field: 'durationMinutes' });
  });
});

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
/** Around two changes of Paris's clocks. */
const HOUR = 3_600_000;
const BEGINNING = Date.parse('2026-10-23T00:00:00Z');

interface Attempt {
  readonly id: number;
  readonly hour: number;
  readonly zone: string;
  readonly minutes: number;
  readonly stream: MindStreamType;
}

const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    id: fc.nat(40),
    hour: fc.nat(96),
    zone: fc.constantFrom(...ZONES),
    minutes: fc.oneof(fc.integer({ min: 1, max: 1_440 }), fc.constantFrom(1, 60, 720, 1_439, 1_440)),
    stream: fc.constantFrom(...MINDSTREAM_TYPES),
  }),
  { maxLength: 60, size: 'max' },
);

function commandOf({ id, hour, zone, minutes, stream }: Attempt): LogPractice {
  return {
    ...command,
    practiceId: `p${id}`,
    mindstream: stream,
    practiceType: practiceTypesOf(stream)[0] ?? '',
    durationMinutes: minutes,
    timeZone: zone,
    ...localDateOf(BEGINNING + hour * HOUR, zone),
  };
}

it('holds for any practices, sent in any order and again, from any time zones, and nothing that fits is refused', () => {
  fc.assert(
    fc.property(attempts, (list) => {
      let state = practiceDecider.initial();
      const onDate = new Map<string, number>();
      const known = new Set<string>();
      for (const practice of list.map(commandOf)) {
        const { practiceId, localDate, durationMinutes } = practice;
        const before = onDate.get(localDate) ?? 0;
        const fits = before + durationMinutes <= 1_440;
        const events = decided(practice, state);
        if (known.has(practiceId)) expect(events).toEqual([]);
        else if (fits) expect(events).toHaveLength(1);
        else expect(events).toEqual({ minutesLogged: before, minutesLeft: 1_440 - before });
        if (!Array.isArray(events)) continue;
        for (const event of events) {
          state = practiceDecider.evolve(state, event);
          onDate.set(localDate, before + durationMinutes);
          known.add(practiceId);
        }
      }
      expect(Math.max(0, ...onDate.values())).toBeLessThanOrEqual(1_440);
    }),
    { numRuns: timesRounds(2_000) },
  );
});

/** The events, or a refusal's facts. */
function decided(practice: LogPractice, state: ReturnType<typeof practiceDecider.initial>) {
  try {
    return practiceDecider.decide(practice, state);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PRACTICE_DAY_FULL') return error.facts;
    throw error;
  }
}

describe('its sentence', () => {
  it.each([
    [0, 'You have logged 24 hours of practice today, and a day has no more.'],
    [1, 'A day has 24 hours: you can log 1 more minute of practice today.'],
    [1_200, 'A day has 24 hours: you can log 1,200 more minutes of practice today.'],
  ])('with %d minutes left', (left, text) => expect(dayIsFullText(left)).toBe(text));
});
