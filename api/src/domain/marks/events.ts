import type { HighlightColour, VersesOfChapter } from '@emit/contract/marks';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';

export interface Highlight {
  book: string;
  chapter: number;
  verse: number;
  colour: HighlightColour;
}
export interface VerseNote extends VersesOfChapter {
  text: string;
}

/**
 * Which verse and in which colour is sealed: it tells of somebody's faith. `verseId` is the member's own for that verse: only the
 * member's key makes it, so it says that the same verse was marked again, and not which. `changeId` is the same however often a
 * change is sent.
 */
export type VerseHighlighted = DomainEvent<
  'VerseHighlighted',
  { verseId: string; changeId: string; highlight: Sealed<Highlight> }
>;
export type HighlightRemoved = DomainEvent<'HighlightRemoved', { verseId: string; changeId: string }>;
/** All that is true of the note from now on; the first of a note has its id as the change's. */
export type VerseNoteKept = DomainEvent<
  'VerseNoteKept',
  { noteId: string; changeId: string; note: Sealed<VerseNote> }
>;
export type VerseNoteRemoved = DomainEvent<'VerseNoteRemoved', { noteId: string }>;

export type MarkEvent = VerseHighlighted | HighlightRemoved | VerseNoteKept | VerseNoteRemoved;

/** Their sealed fields, and the shapes that their data had. */
export const markEvents: EventTypes<MarkEvent> = {
  VerseHighlighted: eventType<VerseHighlighted>({ highlight: true }),
  HighlightRemoved: eventType<HighlightRemoved>({}),
  VerseNoteKept: eventType<VerseNoteKept>({ note: true }),
  VerseNoteRemoved: eventType<VerseNoteRemoved>({}),
};

/** One for a member: a stream for each chapter would say by its name who reads what. */
export const marksStream = (memberId: string): string => `marks-${memberId}`;
