import type { PracticeRequest } from '@emit/contract/practices';
import { practicesStream, type PracticeFacts } from '../../domain/practice/events.js';
import type { Caller } from '../shared/caller.js';

type Said = Pick<
  PracticeFacts,
  'mindstream' | 'practiceType' | 'durationMinutes' | 'qualityRating' | 'notes'
>;

/** What a request says of a practice, as the events have it; without a name it is called by its type (spec §5). */
export function saidOf(practice: PracticeRequest, practiceId: string, { key, memberId }: Caller): Said {
  const practiceName = practice.practice_name?.trim();
  const notes = {
    practiceName: practiceName ? practiceName : practice.practice_type,
    insights: practice.insights_gained?.trim() ?? '',
  };
  return {
    mindstream: practice.mindstream_type,
    practiceType: practice.practice_type,
    durationMinutes: practice.duration_minutes,
    qualityRating: practice.quality_rating,
    notes: key.seal(notes, { stream: practicesStream(memberId), id: practiceId, field: 'notes' }),
  };
}
