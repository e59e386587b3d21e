import { hasCare } from '@emit/contract/care';
import type { Category } from '@emit/contract/categories';
import { NEW_CONVERSATION_TITLE, TEMP_ID_PREFIX } from '@emit/contract/titles';
import type { WireMessage } from '@emit/contract/wire';

export interface Message extends WireMessage {
  /** Only the part of a reply that had come when it ended before its time; it is never saved. */
  readonly stopped?: boolean;
  /** Such a part, where the connection or the guide broke off and the member did not stop it. */
  readonly broken?: boolean;
  /** Its place among the messages on the server, from 0, where it was fetched from there. */
  readonly place?: number;
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
  /** `updatedAt` when the server last knew all that is here: until that changes, what the server says is so. */
  readonly toldAt?: number;
  /** What the list goes by: a new title changes `updatedAt` alone. */
  readonly lastMessageAt: number;
  /** Messages on the server; more than are here while `stale`. */
  readonly messageCount: number;
  /** Messages on the server before the first that is here: they are loaded when somebody reads that far. */
  readonly before?: number;
  /** Whether there is a reply of care, or a biblical question, among messages that are not here. */
  readonly hasCare?: boolean;
  readonly hasBiblical?: boolean;
  /** Of the texts on the server, where it has said so. */
  readonly bytes?: number;
  /** The server has newer messages that are not here yet. */
  readonly stale?: boolean;
  /** Ids of messages that the server has not confirmed. */
  readonly unsaved?: readonly string[];
  /** Pinned stands above the others in the list; archived is listed apart. */
  readonly pinned?: boolean;
  readonly archived?: boolean;
  /** Either was changed here and the server has not confirmed it. */
  readonly placed?: boolean;
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

export function countOf({ messageCount, before = 0, messages }: Conversation): number {
  return Math.max(messageCount, before + messages.length);
}

type Content = Pick<Conversation, 'messages' | 'hasCare' | 'hasBiblical'>;

/**
 * What a conversation is shown as: its category is what it began as, and a biblical question makes it a biblical one. Of
 * one whose messages were never here nothing is known.
 */
export function kindOf(conversation: Content & Pick<Conversation, 'category'>): Category {
  return holdsBiblical(conversation) ? 'biblical' : conversation.category;
}

export function holdsBiblical({ messages, hasBiblical }: Content): boolean {
  return hasBiblical === true || messages.some(({ category }) => category === 'biblical');
}

/** Whether care was given in it: what somebody in danger says stays where it was said. */
export function holdsCare({ messages, hasCare: hasEarlier }: Content): boolean {
  return hasEarlier === true || hasCare(messages);
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

type Known = Pick<Conversation, 'messages' | 'messageCount' | 'stale' | 'before' | 'unsaved'>;

/** Whether the server has newer messages than those that are here. */
export function lacksNewest(known: Known): boolean {
  return known.stale === true || endOf(known) < known.messageCount;
}

/** The place after the last of the server's messages that are here. */
export function endOf({ before = 0, messages, unsaved = [] }: Omit<Known, 'messageCount'>): number {
  return before + messages.filter(({ id, stopped }) => !stopped && !unsaved.includes(id)).length;
}

/** Whether the server has any message that is not here. */
export function lacksMessages(known: Known): boolean {
  return (known.before ?? 0) > 0 || lacksNewest(known);
}

/** Whether the server has newer messages, or perhaps a whole reply, that are not here. */
export function isIncomplete(known: Known): boolean {
  return lacksNewest(known) || known.messages.some(({ stopped }) => stopped);
}

/** Newest first, by the last message (spec §2 "Sidebar"). */
export function byNewest(a: Conversation, b: Conversation): number {
  return b.lastMessageAt - a.lastMessageAt || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

/** Whether the server has yet to be told something about it. */
export function needsSaving(conversation: Conversation): boolean {
  return (
    (conversation.unsaved?.length ?? 0) > 0 ||
    ((conversation.renamed === true || conversation.placed === true) && countOf(conversation) > 0)
  );
}
