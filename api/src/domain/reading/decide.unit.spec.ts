import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { readingDecider } from './decide.js';
import type { ReadingEvent, ReadingPlanDayRead, ReadingPlanStarted } from './events.js';

const plan = sealedAs<{ plan: 'mark' }>('mark') as ReadingPlanStarted['data']['plan'];
const day = sealedAs<{ day: number }>('day') as ReadingPlanDayRead['data']['day'];

const started = (readingId = 'r1', planId = 'p1'): ReadingEvent => ({
  type: 'ReadingPlanStarted',
  data: { readingId, planId, plan },
});
const read = (dayId: string, changeId: string): ReadingEvent => ({
  type: 'ReadingPlanDayRead',
  data: { readingId: 'r1', changeId, dayId, day },
});
const changed = (
  type: 'ReadingPlanPaused' | 'ReadingPlanResumed' | 'ReadingPlanLeft',
  changeId: string,
): ReadingEvent => ({ type, data: { readingId: 'r1', changeId } });
const reopened = (dayId: string, changeId: string): ReadingEvent => ({
  type: 'ReadingPlanDayReopened',
  data: { readingId: 'r1', changeId, dayId },
});
const start = { type: 'StartReadingPlan', readingId: 'r2', planId: 'p1', plan } as const;
const readDay = { type: 'ReadDay', readingId: 'r1', changeId: 'c1', dayId: 'd1', day } as const;
const set = (status: 'current' | 'paused' | 'left', changeId = 'c9') =>
  ({ type: 'SetReadingStatus', readingId: 'r1', changeId, status }) as const;

describe('a reading plan', () => {
  it('is started once, and anew when it was left', () => {
    given(readingDecider).when(start).then(started('r2'));
    given(readingDecider, started()).when(start).thenNothing();
    given(readingDecider, started(), changed('ReadingPlanPaused', 'c1')).when(start).thenNothing();
    given(readingDecider, started(), changed('ReadingPlanLeft', 'c1')).when(start).then(started('r2'));
    given(readingDecider, started('r2'), started('r1', 'p2')).when(start).thenNothing();
  });

  it('is paused, goes on and is left, each once', () => {
    given(readingDecider, started()).when(set('paused')).then(changed('ReadingPlanPaused', 'c9'));
    given(readingDecider, started()).when(set('current')).thenNothing();
    given(readingDecider, started(), changed('ReadingPlanPaused', 'c1'))
      .when(set('current'))
      .then(changed('ReadingPlanResumed', 'c9'));
    given(readingDecider, started(), changed('ReadingPlanPaused', 'c9'), changed('ReadingPlanResumed', 'c2'))
      .when(set('paused'))
      .thenNothing();
    given(readingDecider, started(), changed('ReadingPlanLeft', 'c1')).when(set('left')).thenNothing();
    given(readingDecider, started(), changed('ReadingPlanLeft', 'c1'))
      .when(set('current'))
      .thenRefused('READING_LEFT');
    given(readingDecider).when(set('paused')).thenRefused('READING_NOT_FOUND');
  });
});

describe('a day of it', () => {
  it('is read once, in any order, however often it is sent', () => {
    given(readingDecider, started()).when(readDay).then(read('d1', 'c1'));
    given(readingDecider, started(), read('d2', 'c0')).when(readDay).then(read('d1', 'c1'));
    given(readingDecider, started(), read('d1', 'c0')).when(readDay).thenNothing();
    given(readingDecider, started(), read('d1', 'c1'), reopened('d1', 'c2')).when(readDay).thenNothing();
  });

  it('lets a paused reading go on', () => {
    given(readingDecider, started(), changed('ReadingPlanPaused', 'c0'))
      .when(readDay)
      .then(changed('ReadingPlanResumed', 'c1'), read('d1', 'c1'));
  });

  it('can be opened again', () => {
    const reopen = { type: 'ReopenDay', readingId: 'r1', changeId: 'c2', dayId: 'd1' } as const;
    given(readingDecider, started(), read('d1', 'c1')).when(reopen).then(reopened('d1', 'c2'));
    given(readingDecider, started()).when(reopen).thenNothing();
    given(readingDecider, started(), read('d1', 'c1'), reopened('d1', 'c2'), read('d1', 'c3'))
      .when(reopen)
      .thenNothing();
  });

  it('is refused of a reading that was left, or is not there', () => {
    given(readingDecider, started(), changed('ReadingPlanLeft', 'c0'))
      .when(readDay)
      .thenRefused('READING_LEFT');
    given(readingDecider, started('r2')).when(readDay).thenRefused('READING_NOT_FOUND');
  });
});
