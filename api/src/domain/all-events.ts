import { EventCatalogue } from '../kernel/event-catalogue.js';
import { applicationEvents, type ApplicationEvent } from './application/events.js';
import { conversationEvents, type ConversationEvent } from './conversation/events.js';
import { markEvents, type MarkEvent } from './marks/events.js';
import { memberEvents, type MemberEvent } from './member/events.js';
import { operationsEvents, type OperationsEvent } from './operations/events.js';
import { readingEvents, type ReadingEvent } from './reading/events.js';
import { practiceEvents, type PracticeEvent } from './practice/events.js';

/** Every event that Emit records. */
export type EmitEvent =
  | MemberEvent
  | PracticeEvent
  | ConversationEvent
  | MarkEvent
  | ReadingEvent
  | ApplicationEvent
  | OperationsEvent;

export const eventCatalogue = new EventCatalogue({
  ...memberEvents,
  ...practiceEvents,
  ...conversationEvents,
  ...markEvents,
  ...readingEvents,
  ...applicationEvents,
  ...operationsEvents,
});
