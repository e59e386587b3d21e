import type { PracticeFacts } from './events.js';

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

export type PracticeCommand = LogPractice | CorrectPractice | RemovePractice;
