import type { ConversationEvent } from '../domain/conversation/events.js';
import type { MarkEvent } from '../domain/marks/events.js';
import type { ReadingEvent } from '../domain/reading/events.js';
import type { PracticeEvent } from '../domain/practice/events.js';
import { defineProjection, withoutData, type EventMoment } from '../kernel/projection.js';

/** What the event store holds of a member's own: nothing of it is ever removed, so it only grows. */
export interface MemberStorage {
  bytes: number;
}

/** What an event takes besides its data: its metadata, its row, its place in an index. */
const EVENT_BYTES = 500;

const counted = withoutData((storage: MemberStorage, { bytes = 0 }: EventMoment) => {
  storage.bytes += bytes + EVENT_BYTES;
});

/** Conversations, practices and what is kept in the Bible, whatever the event: what a member can make as much of as it likes. */
export const memberStorage = defineProjection<
  MemberStorage,
  ConversationEvent | PracticeEvent | MarkEvent | ReadingEvent
>({
  name: 'member-storage',
  shape: '5',
  key: (event) => event.memberId,
  initial: () => ({ bytes: 0 }),
  on: {
    ConversationStarted: counted,
    MessageSent: counted,
    TokensConsumed: counted,
    ReplyRated: counted,
    QuotationRated: counted,
    TurnFailed: counted,
    ConversationSummarised: counted,
    ConversationRenamed: counted,
    ConversationPinned: counted,
    ConversationUnpinned: counted,
    ConversationArchived: counted,
    ConversationUnarchived: counted,
    ConversationDeleted: counted,
    PracticeLogged: counted,
    PracticeCorrected: counted,
    PracticeRemoved: counted,
    VerseHighlighted: counted,
    HighlightRemoved: counted,
    VerseNoteKept: counted,
    VerseNoteRemoved: counted,
    ReadingPlanStarted: counted,
    ReadingPlanDayRead: counted,
    ReadingPlanDayReopened: counted,
    ReadingPlanPaused: counted,
    ReadingPlanResumed: counted,
    ReadingPlanLeft: counted,
    PracticesImported: counted,
  },
});
