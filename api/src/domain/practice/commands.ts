import type { MindStreamType } from '@emit/contract/mindstreams';
import type { Sealed } from '../../kernel/sealed.js';
import type { PracticeNotes } from './events.js';

export interface LogPractice {
  readonly type: 'LogPractice';
  readonly practiceId: string;
  readonly mindstream: MindStreamType;
  readonly practiceType: string;
  readonly durationMinutes: number;
  readonly qualityRating: number;
  /** 'YYYY-MM-DD' where the member is: see local-date.ts. */
  readonly localDate: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly utcOffsetMinutes: number;
  readonly notes: Sealed<PracticeNotes>;
}

export type PracticeCommand = LogPractice;
