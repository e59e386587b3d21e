import type { WireConversation, WireConversationSummary, WireMessage } from '@emit/contract/wire';
import { isIncomplete, stoppedIdOf, type Conversation, type Message } from '../conversation';
import { inTalkOrder } from '../messages/message-order';

/**
 * Lists merge by id; the one with the newer updated time wins, and what is on one side only is kept (spec §4). What this
 * browser has not told the server yet survives either way.
 */
export function mergeLists(mine: readonly Conversation[], theirs: readonly Conversation[]): Conversation[] {
  const merged = new Map(mine.map((conversation) => [conversation.id, conversation]));
  for (const other of theirs) {
    const own = merged.get(other.id);
    merged.set(other.id, own ? mergeTwo(own, other) : other);
  }
  return [...merged.values()];
}

function mergeTwo(own: Conversation, other: Conversation): Conversation {
  const newer = other.updatedAt > own.updatedAt ? other : own;
  const older = newer === own ? other : own;
  const unsaved = [...new Set([...(own.unsaved ?? []), ...(other.unsaved ?? [])])];
  const messages = mergeMessages(newer.messages, older.messages);
  const title = older.renamed && !newer.renamed ? older.title : newer.title;
  return {
    ...newer,
    title,
    messages,
    lastMessageAt: Math.max(own.lastMessageAt, other.lastMessageAt),
    format: newer.format ?? older.format,
    stale: isIncomplete({ ...newer, messages }) || undefined,
    unsaved: unsaved.length > 0 ? unsaved : undefined,
    renamed: own.renamed ?? other.renamed,
  };
}

/** The list as the server has it, and after it what only `extra` has. */
function mergeMessages(base: readonly Message[], extra: readonly Message[]): Message[] {
  const known = new Set(base.map(({ id }) => id));
  const missing = extra.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return inTalkOrder(base);
  const all = [...base, ...missing];
  // A stable sort: the server's order stands for messages of the same instant.
  return inTalkOrder(all.sort((a, b) => a.timestamp - b.timestamp));
}

/** An API of the release before does not say it. */
function lastMessageOf({ last_message_at, updated_at }: Partial<WireConversationSummary>): number {
  return Date.parse(last_message_at ?? updated_at ?? '');
}

/** A summary of the server's list in local form: its messages are fetched when it is opened. */
export function fromSummary(summary: WireConversationSummary): Conversation {
  return {
    id: summary.id,
    title: summary.title,
    category: summary.category,
    messages: [],
    createdAt: Date.parse(summary.created_at),
    updatedAt: Date.parse(summary.updated_at),
    lastMessageAt: lastMessageOf(summary),
    messageCount: summary.message_count,
    stale: summary.message_count > 0 || undefined,
  };
}

/** The messages with what was shown of replies that broke off, behind their questions. */
function withParts(messages: readonly WireMessage[]): Message[] {
  return messages.flatMap((message): Message[] => {
    const { id, timestamp, failed } = message;
    if (failed?.shown === undefined) return [message];
    const part = { role: 'assistant' as const, content: failed.shown, timestamp, reply_to: id };
    return [message, { ...part, id: stoppedIdOf(id), stopped: true, broken: true }];
  });
}

/** The server's whole conversation over ours: its messages, and after them what it has not been told. */
export function withServerMessages(own: Conversation, server: WireConversation): Conversation {
  const messages = mergeMessages(
    withParts(server.messages),
    own.messages.filter(({ id, stopped }) => stopped === true || own.unsaved?.includes(id)),
  );
  return {
    ...own,
    stale: undefined,
    title: own.renamed ? own.title : server.title,
    category: server.category,
    messages,
    messageCount: server.messages.length,
    bytes: server.bytes,
    updatedAt: Math.max(own.updatedAt, Date.parse(server.updated_at)),
    lastMessageAt: Math.max(own.lastMessageAt, lastMessageOf(server)),
  };
}
