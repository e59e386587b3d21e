import type { Caller } from './caller.js';

/** The id that a temporary id or an idempotency key stands for, whichever call brings it first. */
export function conversationIdFor({ key }: Caller, clientKey: string): string {
  return key.uuidOf('conversation', clientKey);
}

/**
 * Ids the server gave to messages of a turn whose client names none of its own; such a client brings the same messages
 * again with ids of its own when it saves the conversation.
 */
const SERVER_ID_PREFIX = 'turn_';

export function serverMessageId(unique: string): string {
  return SERVER_ID_PREFIX + unique;
}

export function isServerMessageId(id: string): boolean {
  return id.startsWith(SERVER_ID_PREFIX);
}

/** As texts are compared: a client may have trimmed or wrapped its own. */
export function normalText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
