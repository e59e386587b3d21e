import type { PracticeRequest } from '@emit/contract/practices';
import { practicesStream, type PracticeFacts, type PracticeNotes } from '../../domain/practice/events.js';
import type { Caller } from '../shared/caller.js';

type Said = Pick<
  PracticeFacts,
  'mindstream' | 'practiceType' | 'durationMinutes' | 'qualityRating' | 'notes'
>;

/** What a request says of a practice, as the events have it. */
export function saidOf(practice: PracticeRequest, practiceId: string, { key, memberId }: Caller): Said {
  return {
    mindstream: practice.mindstream_type,
    practiceType: practice.practice_type,
    durationMinutes: practice.duration_minutes,
    qualityRating: practice.quality_rating,
    notes: key.seal(notesOf(practice), { stream: practicesStream(memberId), id: practiceId, field: 'notes' }),
  };
}

/** Without a name it is called by its type (spec §5). */
export function notesOf(
  said: Pick<PracticeRequest, 'practice_name' | 'practice_type' | 'insights_gained'>,
): PracticeNotes {
  const practiceName = said.practice_name?.trim();
  return {
    practiceName: practiceName ? practiceName : said.practice_type,
    insights: said.insights_gained?.trim() ?? '',
  };
}
