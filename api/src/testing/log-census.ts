import type { Acknowledged } from './acknowledged.js';
import type { EventStore } from '../ports/event-store.port.js';

/** What the event store holds, every id as often as it is there. */
export interface Census {
  readonly events: string[];
  readonly members: string[];
  readonly practices: string[];
  readonly messages: string[];
  /** Replies with a token record. */
  readonly replies: string[];
  readonly conversations: string[];
  readonly deleted: string[];
}

type Facts = { practiceId: string; messageId: string };

export async function censusOf(store: EventStore): Promise<Census> {
  const census: Census = {
    events: [],
    members: [],
    practices: [],
    messages: [],
    replies: [],
    conversations: [],
    deleted: [],
  };
  for await (const page of store.readAll({ after: 0 })) {
    for (const { type, data, stream, metadata } of page) {
      const { practiceId, messageId } = data as Facts;
      census.events.push(metadata.id);
      if (type === 'MemberRegistered') census.members.push(metadata.memberId);
      if (type === 'PracticeLogged') census.practices.push(practiceId);
      if (type === 'MessageSent') census.messages.push(messageId);
      if (type === 'TokensConsumed') census.replies.push(messageId);
      const conversation = stream.replace(/^conversation-/, '');
      if (type === 'ConversationStarted') census.conversations.push(conversation);
      if (type === 'ConversationDeleted') census.deleted.push(conversation);
    }
  }
  return census;
}

export interface Tally {
  readonly acknowledged: number;
  readonly lost: string[];
  readonly doubled: string[];
  /** In the event store and acknowledged to nobody. */
  readonly strange: string[];
}

/** Compares, kind by kind, what members were told with what the event store holds. */
export function tally(acknowledged: Acknowledged, census: Census): Tally {
  const kinds = ['members', 'practices', 'messages', 'replies', 'conversations', 'deleted'] as const;
  const doubledEvents = repeated(census.events);
  const each = kinds.map((kind) => {
    const told = acknowledged[kind];
    const found = new Set(census[kind]);
    return {
      told: told.size,
      lost: [...told].filter((id) => !found.has(id)).map((id) => `${kind} ${id}`),
      doubled: repeated(census[kind]).map((id) => `${kind} ${id}`),
      strange: [...found].filter((id) => !told.has(id)).map((id) => `${kind} ${id}`),
    };
  });
  return {
    acknowledged: each.reduce((sum, { told }) => sum + told, 0),
    lost: each.flatMap(({ lost }) => lost),
    doubled: [...doubledEvents, ...each.flatMap(({ doubled }) => doubled)],
    strange: each.flatMap(({ strange }) => strange),
  };
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}
