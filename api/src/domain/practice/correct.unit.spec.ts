import { OUT_OF_REACH } from '@emit/contract/practice-day';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { CorrectPractice, LogPractice, PracticeDate } from './commands.js';
import { practiceDecider } from './decide.js';
import type { PracticeEvent, PracticeFacts, PracticeNotes } from './events.js';

const TODAY = '2026-11-20';
const paris = { timeZone: 'Europe/Paris', utcOffsetMinutes: 60 };
const facts: PracticeFacts = {
  practiceId: 'p1',
  mindstream: 'power',
  practiceType: 'Bible Study',
  durationMinutes: 30,
  qualityRating: 8,
  localDate: TODAY,
  ...paris,
  notes: sealedAs<PracticeNotes>('notes'),
};
const logged = (change: Partial<PracticeFacts> = {}): PracticeEvent => ({
  type: 'PracticeLogged',
  data: { ...facts, ...change },
});
const removed: PracticeEvent = { type: 'PracticeRemoved', data: { practiceId: 'p1' } };

const { localDate: _date, timeZone: _zone, utcOffsetMinutes: _east, ...said } = facts;
const correction: CorrectPractice = {
  ...said,
  type: 'CorrectPractice',
  correctionId: 'c1',
  durationMinutes: 45,
  notes: sealedAs<PracticeNotes>('other notes'),
  date: null,
};
const corrected = (change: Partial<PracticeFacts> = {}, correctionId = 'c1'): PracticeEvent => ({
  type: 'PracticeCorrected',
  data: { ...facts, durationMinutes: 45, notes: sealedAs('other notes'), ...change, correctionId },
});
const tokyo = { timeZone: 'Asia/Tokyo', utcOffsetMinutes: 540 };
const on = (localDate: string, today = TODAY): PracticeDate => ({ localDate, today, ...tokyo });

describe('CorrectPractice', () => {
  it('says anew what was done, and leaves it on its date, where that was', () => {
    given(practiceDecider, logged()).when(correction).then(corrected());
    given(practiceDecider, logged())
      .when({ ...correction, date: on(TODAY) })
      .then(corrected());
  });

  it.each(['2026-11-13', '2026-11-19'])('moves it to %s, within the last seven days', (localDate) => {
    given(practiceDecider, logged())
      .when({ ...correction, date: on(localDate) })
      .then(corrected({ localDate, ...tokyo }));
  });

  it.each(['2026-11-12', '2026-11-21', '2025-11-20'])('refuses to move it to %s', (localDate) => {
    given(practiceDecider, logged())
      .when({ ...correction, date: on(localDate) })
      .thenRefused('VALIDATION_FAILED', { field: 'localDate', text: OUT_OF_REACH });
  });

  it('leaves a practice of long ago on its date, however long ago', () => {
    const localDate = '2024-02-29';
    given(practiceDecider, logged({ localDate }))
      .when({ ...correction, date: on(localDate) })
      .then(corrected({ localDate }));
  });

  it('is done once, also after another correction', () => {
    given(practiceDecider, logged(), corrected()).when(correction).thenNothing();
    given(practiceDecider, logged(), corrected(), corrected({}, 'c2')).when(correction).thenNothing();
    given(practiceDecider, logged(), corrected(), removed).when(correction).thenNothing();
  });

  it('is refused for one that is not there, or was removed', () => {
    given(practiceDecider).when(correction).thenRefused('PRACTICE_NOT_FOUND');
    given(practiceDecider, logged({ practiceId: 'p2' }))
      .when(correction)
      .thenRefused('PRACTICE_NOT_FOUND');
    given(practiceDecider, logged(), removed).when(correction).thenRefused('PRACTICE_REMOVED');
  });

  it('checks the same fields as a practice that is logged', () => {
    given(practiceDecider, logged())
      .when({ ...correction, practiceType: 'Knitting' })
      .thenRefused('VALIDATION_FAILED', { field: 'practiceType' });
  });
});

describe('24 hours of a date hold for corrections', () => {
  const other = (durationMinutes: number, localDate = TODAY) =>
    logged({ practiceId: 'p2', durationMinutes, localDate });

  it('to the last minute, its own former minutes not counted', () => {
    given(practiceDecider, logged(), other(1_395)).when(correction).then(corrected());
    given(practiceDecider, logged(), other(1_396))
      .when({ ...correction, date: on(TODAY) })
      .thenRefused('PRACTICE_DAY_FULL', { minutesLogged: 1_396, minutesLeft: 44 });
  });

  it('on the date that it is moved to', () => {
    given(practiceDecider, logged(), other(1_396, '2026-11-18'))
      .when({ ...correction, date: on('2026-11-18') })
      .thenRefused('PRACTICE_DAY_FULL', { minutesLogged: 1_396, minutesLeft: 44, day: '2026-11-18' });
  });

  it('but what a full date has may become shorter', () => {
    // From before the rule.
    const before = [logged({ durationMinutes: 1_440 }), other(1_440)];
    const durationMinutes = 1_000;
    given(practiceDecider, ...before)
      .when({ ...correction, durationMinutes })
      .then(corrected({ durationMinutes }));
  });

  it('and what is removed or moved away leaves room', () => {
    const full = logged({ durationMinutes: 1_440 });
    const log: LogPractice = { ...facts, type: 'LogPractice', practiceId: 'p3' };
    const more = logged({ practiceId: 'p3' });
    given(practiceDecider, full, removed).when(log).then(more);
    given(practiceDecider, full, corrected({ localDate: '2026-11-18' }))
      .when(log)
      .then(more);
  });
});

describe('LogPractice for a day before', () => {
  const log: LogPractice = { ...facts, type: 'LogPractice', today: TODAY };

  it.each([TODAY, '2026-11-19', '2026-11-13'])('takes %s', (localDate) => {
    given(practiceDecider)
      .when({ ...log, localDate })
      .then(logged({ localDate }));
  });

  it.each(['2026-11-12', '2026-11-21'])('refuses %s', (localDate) => {
    given(practiceDecider)
      .when({ ...log, localDate })
      .thenRefused('VALIDATION_FAILED', { field: 'localDate', text: OUT_OF_REACH });
  });

  it('names the day that is full', () => {
    const localDate = '2026-11-19';
    given(practiceDecider, logged({ practiceId: 'p2', localDate, durationMinutes: 1_440 }))
      .when({ ...log, localDate })
      .thenRefused('PRACTICE_DAY_FULL', { minutesLogged: 1_440, minutesLeft: 0, day: localDate });
  });
});

describe('RemovePractice', () => {
  const command = { type: 'RemovePractice', practiceId: 'p1' } as const;

  it('takes a practice away, once', () => {
    given(practiceDecider, logged()).when(command).then(removed);
    given(practiceDecider, logged(), corrected()).when(command).then(removed);
    given(practiceDecider, logged(), removed).when(command).thenNothing();
  });

  it('is refused for one that is not there', () => {
    given(practiceDecider).when(command).thenRefused('PRACTICE_NOT_FOUND');
  });

  it('does not let the same practice be logged again', () => {
    given(practiceDecider, logged(), removed)
      .when({ ...facts, type: 'LogPractice' })
      .thenNothing();
  });
});
