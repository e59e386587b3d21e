import type { MindStreamType } from '@emit/contract/mindstreams';
import type { ImportSource } from '@emit/contract/practice-import';
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

/** One of those that are imported together; its notes stand at its place in their list. */
export type ImportedPractice = Omit<PracticeFacts, 'timeZone' | 'notes'>;

/** Practices that were done and written down elsewhere, of any dates up to today: each counts as of its date. */
export type PracticesImported = DomainEvent<
  'PracticesImported',
  {
    importId: string;
    source: ImportSource;
    /** IANA name, as the browser gave it. */
    timeZone: string;
    practices: readonly ImportedPractice[];
    notes: Sealed<readonly PracticeNotes[]>;
  }
>;

export type PracticeEvent = PracticeLogged | PracticeCorrected | PracticeRemoved | PracticesImported;

/** Their sealed fields, and the shapes that their data had. */
export const practiceEvents: EventTypes<PracticeEvent> = {
  PracticeLogged: eventType<PracticeLogged>({ notes: true }),
  PracticeCorrected: eventType<PracticeCorrected>({ notes: true }),
  PracticeRemoved: eventType<PracticeRemoved>({}),
  PracticesImported: eventType<PracticesImported>({ notes: true }),
};

export const practicesStream = (memberId: string): string => `practices-${memberId}`;
