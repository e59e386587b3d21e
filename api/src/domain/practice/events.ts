import type { MindStreamType } from '@emit/contract/mindstreams';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';

export interface PracticeNotes {
  practiceName: string;
  insights: string;
}

export interface PracticeFacts {
  practiceId: string;
  mindstream: MindStreamType;
  practiceType: string;
  durationMinutes: number;
  qualityRating: number;
  /** The member's own calendar date, 'YYYY-MM-DD', fixed when it was logged: of that day, or of one before. */
  localDate: string;
  /** IANA name, as the browser gave it. */
  timeZone: string;
  /** Minutes east of UTC at that moment; of another day, at the same hour of it. */
  utcOffsetMinutes: number;
  notes: Sealed<PracticeNotes>;
}

/** Facts only: points and streaks follow from the scoring rules as folds read them. */
export type PracticeLogged = DomainEvent<'PracticeLogged', PracticeFacts>;

/** All that is true of the practice from now on. `correctionId` is the same however often it is sent. */
export type PracticeCorrected = DomainEvent<'PracticeCorrected', PracticeFacts & { correctionId: string }>;

/** It counts for nothing any more. */
export type PracticeRemoved = DomainEvent<'PracticeRemoved', { practiceId: string }>;

export type PracticeEvent = PracticeLogged | PracticeCorrected | PracticeRemoved;

/** Their sealed fields, and the shapes that their data had. */
export const practiceEvents: EventTypes<PracticeEvent> = {
  PracticeLogged: eventType<PracticeLogged>({ notes: true }),
  PracticeCorrected: eventType<PracticeCorrected>({ notes: true }),
  PracticeRemoved: eventType<PracticeRemoved>({}),
};

export const practicesStream = (memberId: string): string => `practices-${memberId}`;
