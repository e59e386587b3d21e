import type { MindStreamType } from '@emit/contract/mindstreams';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';

export interface PracticeNotes {
  practiceName: string;
  insights: string;
}

/** Facts only: points and streaks follow from the scoring rules as folds read them. */
export type PracticeLogged = DomainEvent<
  'PracticeLogged',
  {
    practiceId: string;
    mindstream: MindStreamType;
    practiceType: string;
    durationMinutes: number;
    qualityRating: number;
    /** The member's own calendar date, 'YYYY-MM-DD', fixed when it was logged. */
    localDate: string;
    /** IANA name, as the browser gave it. */
    timeZone: string;
    /** Minutes east of UTC at that moment. */
    utcOffsetMinutes: number;
    notes: Sealed<PracticeNotes>;
  }
>;

export type PracticeEvent = PracticeLogged;

/** Their sealed fields, and the shapes that their data had. */
export const practiceEvents: EventTypes<PracticeEvent> = {
  PracticeLogged: eventType<PracticeLogged>({ notes: true }),
};

export const practicesStream = (memberId: string): string => `practices-${memberId}`;
