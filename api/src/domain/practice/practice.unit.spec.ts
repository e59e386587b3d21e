import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import type { LogPractice } from './commands.js';
import { practiceDecider } from './decide.js';
import type { PracticeEvent, PracticeNotes } from './events.js';

const command: LogPractice = {
  type: 'LogPractice',
  practiceId: 'p1',
  mindstream: 'power',
  practiceType: 'Bible Study',
  durationMinutes: 30,
  qualityRating: 8,
  localDate: '2026-11-20',
  timeZone: 'Europe/Paris',
  utcOffsetMinutes: 60,
  notes: sealedAs<PracticeNotes>('notes'),
};

function loggedFrom({ type: _type, ...data }: LogPractice): PracticeEvent {
  return { type: 'PracticeLogged', data };
}

describe('LogPractice', () => {
  it('logs the facts as they are', () => {
    given(practiceDecider).when(command).then(loggedFrom(command));
  });

  it('logs the same practice once', () => {
    given(practiceDecider, loggedFrom(command)).when(command).thenNothing();
    given(practiceDecider, loggedFrom(command))
      .when({ ...command, durationMinutes: 999_999 })
      .thenNothing();
  });

  it('logs another practice of the same day', () => {
    const second = { ...command, practiceId: 'p2' };
    given(practiceDecider, loggedFrom(command)).when(second).then(loggedFrom(second));
  });

  it.each<[string, Partial<LogPractice>]>([
    ['the shortest', { durationMinutes: 1, qualityRating: 1 }],
    ['the longest', { durationMinutes: 1_440, qualityRating: 10 }],
    ["the newest app's types", { mindstream: 'flow', practiceType: 'Worship' }],
    ['a leap day', { localDate: '2028-02-29' }],
    ['the farthest east', { timeZone: 'Pacific/Kiritimati', utcOffsetMinutes: 840 }],
  ])('takes %s', (_what, change) => {
    const practice = { ...command, ...change };
    given(practiceDecider).when(practice).then(loggedFrom(practice));
  });

  it.each<[string, Partial<LogPractice>]>([
    ['mindstream', JSON.parse('{"mindstream":"strength"}')],
    ['practiceType', { practiceType: 'Knitting' }],
    ['practiceType', { mindstream: 'clarity', practiceType: 'Bible Study' }],
    ['durationMinutes', { durationMinutes: 0 }],
    ['durationMinutes', { durationMinutes: 1_441 }],
    ['durationMinutes', { durationMinutes: 29.5 }],
    ['durationMinutes', { durationMinutes: Number.NaN }],
    ['qualityRating', { qualityRating: 0 }],
    ['qualityRating', { qualityRating: 11 }],
    ['qualityRating', { qualityRating: 7.5 }],
    ['localDate', { localDate: '2026-02-30' }],
    ['localDate', { localDate: '2026-13-01' }],
    ['localDate', { localDate: '20.11.2026' }],
    ['timeZone', { timeZone: '' }],
    ['utcOffsetMinutes', { utcOffsetMinutes: 1_440 }],
    ['utcOffsetMinutes', { utcOffsetMinutes: 0.5 }],
  ])('refuses a wrong %s: %j', (field, change) => {
    given(practiceDecider)
      .when({ ...command, ...change })
      .thenRefused('VALIDATION_FAILED', { field });
  });

  it('names the first wrong field', () => {
    given(practiceDecider)
      .when({ ...command, durationMinutes: 0, qualityRating: 0 })
      .thenRefused('VALIDATION_FAILED', { field: 'durationMinutes' });
  });
});
