import type { Category } from '@emit/contract/categories';
import { NEW_CONVERSATION_TITLE, TEMP_ID_PREFIX } from '@emit/contract/titles';
import type { WireMessage } from '@emit/contract/wire';

export interface Message extends WireMessage {
  /** Only the part of a reply that had come when it ended before its time; it is never saved. */
  readonly stopped?: boolean;
  /** Such a part, where the connection or the guide broke off and the member did not stop it. */
  readonly broken?: boolean;
}

/** A conversation as this browser keeps it (spec §3, local form). */
export interface Conversation {
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  /** The Response Format that was chosen in it last, where it is not its category: known to this browser alone. */
  readonly format?: Category;
  readonly messages: readonly Message[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What the list goes by: a new title changes `updatedAt` alone. */
  readonly lastMessageAt: number;
  /** Messages on the server; more than `messages` holds while `stale`. */
  readonly messageCount: number;
  /** Of the texts on the server, where it has said so. */
  readonly bytes?: number;
  /** The server has messages that are not here yet. */
  readonly stale?: boolean;
  /** Ids of messages that the server has not confirmed. */
  readonly unsaved?: readonly string[];
  /** The title was changed here and the server has not confirmed it. */
  readonly renamed?: boolean;
}

export function newConversation(category: Category, now = Date.now()): Conversation {
  const random = crypto.randomUUID().slice(0, 8);
  return {
    id: `${TEMP_ID_PREFIX}${now}_${random}`,
    title: NEW_CONVERSATION_TITLE,
    category,
    messages: [],
    createdAt: now,
    updatedAt: now,
    lastMessageAt: now,
    messageCount: 0,
  };
}

export function countOf(conversation: Conversation): number {
  return Math.max(conversation.messageCount, conversation.messages.length);
}

/**
 * What a conversation is shown as: its category is what it began as, and a biblical question makes it a biblical one. Of
 * messages that are not here nothing is known.
 */
export function kindOf({ category, messages }: Conversation): Category {
  return messages.some((message) => message.category === 'biblical') ? 'biblical' : category;
}

const STOPPED = '_stopped';

/** The id of the part of a reply that had come when it ended before its time. */
export function stoppedIdOf(questionId: string): string {
  return `${questionId}${STOPPED}`;
}

/** The question that such a part answers. */
export function questionIdOf(stoppedId: string): string {
  return stoppedId.slice(0, -STOPPED.length);
}

type Known = Pick<Conversation, 'messages' | 'messageCount' | 'stale'>;

/** Whether the server has messages that are not here. */
export function lacksMessages({ messages, messageCount, stale }: Known): boolean {
  return stale === true || messages.filter(({ stopped }) => !stopped).length < messageCount;
}

/** Whether the server has messages, or perhaps a whole reply, that are not here. */
export function isIncomplete(known: Known): boolean {
  return lacksMessages(known) || known.messages.some(({ stopped }) => stopped);
}

/** Newest first, by the last message (spec §2 "Sidebar"). */
export function byNewest(a: Conversation, b: Conversation): number {
  return b.lastMessageAt - a.lastMessageAt || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

/** Whether the server has yet to be told something about it. */
export function needsSaving(conversation: Conversation): boolean {
  return (
    (conversation.unsaved?.length ?? 0) > 0 ||
    (conversation.renamed === true && conversation.messages.length > 0)
  );
}
