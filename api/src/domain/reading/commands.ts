import type { ReadingStatus } from '@emit/contract/reading-plans';
import type { ReadingPlanDayRead, ReadingPlanDayReopened, ReadingPlanStarted } from './events.js';

/** A plan that is being read already is not started again. */
export type StartReadingPlan = { readonly type: 'StartReadingPlan' } & Readonly<ReadingPlanStarted['data']>;
/** A paused reading goes on by it. */
export type ReadDay = { readonly type: 'ReadDay' } & Readonly<ReadingPlanDayRead['data']>;
export type ReopenDay = { readonly type: 'ReopenDay' } & Readonly<ReadingPlanDayReopened['data']>;
export interface SetReadingStatus {
  readonly type: 'SetReadingStatus';
  readonly readingId: string;
  readonly changeId: string;
  readonly status: ReadingStatus;
}

export type ReadingCommand = StartReadingPlan | ReadDay | ReopenDay | SetReadingStatus;
