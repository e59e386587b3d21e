import fc from 'fast-check';
import { LIMITS } from '@emit/contract/limits';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { ImportPractices } from './commands.js';
import { practiceDecider } from './decide.js';
import type { ImportedPractice, PracticeEvent, PracticeNotes } from './events.js';
import { judgeImport } from './import.js';
import { evolvePractices, initialPractices } from './state.js';

const TODAY = '2026-11-25';

function practice(practiceId: string, change: Partial<ImportedPractice> = {}): ImportedPractice {
  return {
    practiceId,
    mindstream: 'power',
    practiceType: 'Bible Study',
    durationMinutes: 30,
    qualityRating: 5,
    localDate: '2019-03-01',
    utcOffsetMinutes: 60,
    ...change,
  };
}

function importing(...practices: ImportedPractice[]): ImportPractices {
  return {
    ...{ type: 'ImportPractices', importId: 'i-1', source: 'csv', timeZone: 'Europe/Rome', today: TODAY },
    practices,
    notes: sealedAs<PracticeNotes[]>('notes'),
  };
}

function imported(...practices: ImportedPractice[]): PracticeEvent {
  const { type: _type, today: _today, ...data } = importing(...practices);
  return { type: 'PracticesImported', data };
}

const removed = (practiceId: string): PracticeEvent => ({ type: 'PracticeRemoved', data: { practiceId } });
const stateAfter = (...events: PracticeEvent[]) => events.reduce(evolvePractices, initialPractices());

describe('importing practices', () => {
  it('is one event for all of them, of any dates up to today', () => {
    const practices = [
      practice('a'),
      practice('b', { localDate: TODAY }),
      practice('c', { localDate: '1970-01-01' }),
    ];
    given(practiceDecider)
      .when(importing(...practices))
      .then(imported(...practices));
  });

  it('changes nothing where all are there, also those that were removed or corrected since', () => {
    given(practiceDecider, imported(practice('a'), practice('b')), removed('a'))
      .when(importing(practice('a'), practice('b', { durationMinutes: 90 })))
      .thenNothing();
  });

  it.each([
    ['some are there already', [practice('a'), practice('b')]],
    ['one lies ahead', [practice('b', { localDate: '2026-11-26' })]],
    ['one is from before 1970', [practice('b', { localDate: '1969-12-31' })]],
    ['their day becomes too long', [practice('b', { durationMinutes: 1_440 })]],
  ])('adds nothing of a list that was not judged: %s', (_why, practices) => {
    given(practiceDecider, imported(practice('a')))
      .when(importing(...practices))
      .thenRefused('CONCURRENT_CHANGE');
  });

  it.each<[string, Partial<ImportedPractice>]>([
    ['mindstream', { mindstream: 'sloth' as never }],
    ['practiceType', { practiceType: 'Meditation' }],
    ['durationMinutes', { durationMinutes: 0 }],
    ['durationMinutes', { durationMinutes: 2.5 }],
    ['qualityRating', { qualityRating: 11 }],
    ['localDate', { localDate: '2025-02-29' }],
    ['utcOffsetMinutes', { utcOffsetMinutes: 1_440 }],
  ])('refuses what no practice can be: %s', (field, change) => {
    given(practiceDecider)
      .when(importing(practice('a'), practice('b', change)))
      .thenRefused('VALIDATION_FAILED', { field });
  });

  it('leaves practices that can be corrected and removed like any other', () => {
    given(practiceDecider, imported(practice('a')))
      .when({ type: 'RemovePractice', practiceId: 'a' })
      .then(removed('a'));
    const {
      practiceId: _id,
      localDate: _date,
      utcOffsetMinutes: _offset,
      ...said
    } = practice('a', { durationMinutes: 45 });
    const data = { ...said, practiceId: 'a', correctionId: 'c', notes: sealedAs<PracticeNotes>('new') };
    given(practiceDecider, imported(practice('a')))
      .when({ type: 'CorrectPractice', date: null, ...data })
      .then({
        type: 'PracticeCorrected',
        data: { ...data, localDate: '2019-03-01', utcOffsetMinutes: 60, timeZone: 'Europe/Rome' },
      });
  });
});

describe('what becomes of each practice of a list', () => {
  it('says it in the order of the list, each as if those before were added', () => {
    const list = [
      practice('a'),
      practice('a'),
      practice('b', { durationMinutes: 1_410 }),
      practice('c', { durationMinutes: 1 }),
      practice('d', { localDate: '2026-11-26' }),
      practice('e', { localDate: '1969-12-31' }),
      practice('f', { localDate: '2019-03-02' }),
    ];
    expect(judgeImport(list, TODAY, stateAfter())).toEqual([
      ...['added', 'known', 'added', 'day_full', 'in_future', 'too_early', 'added'],
    ]);
  });

  it('lets every list through that it was shown: what it calls added is added, and known the next time', () => {
    const one = fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      day: fc.integer({ min: 20, max: 30 }),
      durationMinutes: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(one, { maxLength: 12 }), { maxLength: 5 }), (lists) => {
        let state = initialPractices();
        for (const list of lists) {
          const all = list.map(({ id, day, durationMinutes }) =>
            practice(`p-${id}`, { localDate: `2026-11-${day}`, durationMinutes }),
          );
          const added = all.filter((_, place) => judgeImport(all, TODAY, state)[place] === 'added');
          const events = added.length > 0 ? practiceDecider.decide(importing(...added), state) : [];
          state = events.reduce(evolvePractices, state);
          expect(judgeImport(added, TODAY, state)).toEqual(added.map(() => 'known'));
        }
        expect(Math.max(0, ...state.minutesOn.values())).toBeLessThanOrEqual(LIMITS.minutesPerDay);
        expect([...state.minutesOn.keys()].every((date) => date <= TODAY)).toBe(true);
      }),
    );
  });
});
