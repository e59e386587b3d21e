import type { PracticeFacts, PracticesImported } from './events.js';

/** Records a practice: the command's fields are the event's. */
export type LogPractice = {
  readonly type: 'LogPractice';
  /** The member's date at this moment; left out, it is the practice's. */
  readonly today?: string;
} & Readonly<PracticeFacts>;

/** A date of the member's, and what it is seen from. */
export interface PracticeDate extends Readonly<
  Pick<PracticeFacts, 'localDate' | 'timeZone' | 'utcOffsetMinutes'>
> {
  /** The member's date at this moment. */
  readonly today: string;
}

/** Says anew what was done; `date` is null where the practice stays on its own. */
export type CorrectPractice = {
  readonly type: 'CorrectPractice';
  readonly correctionId: string;
  readonly date: PracticeDate | null;
} & Readonly<Omit<PracticeFacts, 'localDate' | 'timeZone' | 'utcOffsetMinutes'>>;

export interface RemovePractice {
  readonly type: 'RemovePractice';
  readonly practiceId: string;
}

/** Adds practices that were done and written down elsewhere; those that are there already change nothing. */
export type ImportPractices = {
  readonly type: 'ImportPractices';
  /** The member's date at this moment. */
  readonly today: string;
} & Readonly<PracticesImported['data']>;

export type PracticeCommand = LogPractice | CorrectPractice | RemovePractice | ImportPractices;
