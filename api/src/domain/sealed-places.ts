import type { Place } from '../kernel/place.js';
import type { EmitEvent } from './all-events.js';

/** By which of its fields an event with sealed values is known in its stream; of other types the stream says all. */
const KNOWN_BY: Readonly<Partial<Record<EmitEvent['type'], string>>> = {
  MessageSent: 'messageId',
  PracticeLogged: 'practiceId',
  PracticeCorrected: 'practiceId',
  VerseHighlighted: 'verseId',
  VerseNoteKept: 'noteId',
  ReadingPlanStarted: 'readingId',
  ReadingPlanDayRead: 'dayId',
  PlanRequested: 'requestId',
  PracticesImported: 'importId',
  ConversationSummarised: 'upToMessageId',
  TurnFailed: 'failureId',
  ReplyRated: 'messageId',
  QuotationRated: 'messageId',
};

/** Where the sealed value of an event's field belongs: what it was sealed for (docs/security.md "Keys"). */
export function placeIn(stream: string, type: string, data: object, field: string): Place {
  const by = (KNOWN_BY as Readonly<Record<string, string | undefined>>)[type];
  const id: unknown = by === undefined ? undefined : (data as Readonly<Record<string, unknown>>)[by];
  return typeof id === 'string' ? { stream, id, field } : { stream, field };
}
