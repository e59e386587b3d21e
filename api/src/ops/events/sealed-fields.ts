import type { ConversationEvent } from '../../domain/conversation/events.js';
import type { MemberEvent } from '../../domain/member/events.js';
import type { OperationsEvent } from '../../domain/operations/events.js';
import type { PracticeEvent } from '../../domain/practice/events.js';

type AnyEvent = ConversationEvent | MemberEvent | OperationsEvent | PracticeEvent;

/** What stands in the place of a sealed value: an analyst sees that there is one, and no more (design "Sealed"). */
export const SEALED = '‹sealed›';

/** Every event type, and its fields that are sealed. */
export const SEALED_FIELDS = {
  MemberRegistered: ['profile'],
  ProfileChanged: ['profile'],
  PlanChanged: [],
  TokensGranted: [],
  PasswordChanged: [],
  MemberErased: [],
  PracticeLogged: ['notes'],
  ConversationStarted: ['title'],
  MessageSent: ['text'],
  TokensConsumed: [],
  ConversationRenamed: ['title'],
  ConversationDeleted: [],
  ScoringRulesChanged: [],
  ProjectionRebuilt: [],
} as const satisfies Record<AnyEvent['type'], readonly string[]>;

export const EVENT_TYPES: readonly string[] = Object.keys(SEALED_FIELDS);

/** A sealed value by its look, for event types that this release does not know. */
const LOOKS_SEALED = /^v1\.[\w-]{38,}$/;

/** An event's data with its sealed values covered. */
export function covered(type: string, data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const fields: Readonly<Record<string, readonly string[]>> = SEALED_FIELDS;
  const sealed = fields[type] ?? [];
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => {
    const hidden = typeof value === 'string' && (sealed.includes(name) || LOOKS_SEALED.test(value));
    return [name, hidden ? SEALED : value];
  });
  return Object.fromEntries(entries);
}
