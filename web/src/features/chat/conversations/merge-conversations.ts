import type { WireConversationSummary } from '@emit/contract/wire';
import { isAt, placeOf } from '../archive/place';
import { isIncomplete, type Conversation } from '../conversation';
import { lastMessageOf, mergeLoaded } from './message-pages';

/**
 * Lists merge by id; the one with the newer updated time wins, and what is on one side only is kept (spec §4). What this
 * browser has not told the server yet survives either way. `isServers`: theirs is the server's list, whose titles and places are
 * so also where the clock here is ahead of the server's, unless something changed here since the server knew all of it.
 */
export function mergeLists(
  mine: readonly Conversation[],
  theirs: readonly Conversation[],
  isServers = false,
): Conversation[] {
  const merged = new Map(mine.map((conversation) => [conversation.id, conversation]));
  for (const other of theirs) {
    const own = merged.get(other.id);
    merged.set(other.id, own ? mergeTwo(own, other, isServers) : other);
  }
  return [...merged.values()];
}

function mergeTwo(own: Conversation, other: Conversation, isServers: boolean): Conversation {
  const newer = other.updatedAt > own.updatedAt ? other : own;
  const older = newer === own ? other : own;
  const loaded = mergeLoaded(newer, older);
  const unsaved = unsavedOf(own, other);
  const known = isServers && own.toldAt === own.updatedAt ? other : null;
  const { title } = known ?? (older.renamed && !newer.renamed ? older : newer);
  const place = placeOf(known ?? (older.placed && !newer.placed ? older : newer));
  // The same in a copy that has nothing to tell: the server has it so.
  const isPlaceTold = [own, other].some((copy) => !copy.placed && isAt(copy, place));
  return {
    ...newer,
    title,
    pinned: place.pinned || undefined,
    archived: place.archived || undefined,
    ...loaded,
    lastMessageAt: Math.max(own.lastMessageAt, other.lastMessageAt),
    format: newer.format ?? older.format,
    stale: loaded.stale ?? (isIncomplete({ ...newer, ...loaded, unsaved }) || undefined),
    unsaved,
    renamed: own.renamed ?? other.renamed,
    placed: isPlaceTold ? undefined : (own.placed ?? other.placed),
  };
}

/** Not what one of them knows to be on the server. */
function unsavedOf(...copies: readonly Conversation[]): readonly string[] | undefined {
  const saved = new Set(
    copies.flatMap(({ messages, unsaved = [] }) =>
      messages.map(({ id }) => id).filter((id) => !unsaved.includes(id)),
    ),
  );
  const all = new Set(copies.flatMap(({ unsaved = [] }) => unsaved));
  const left = [...all].filter((id) => !saved.has(id));
  return left.length > 0 ? left : undefined;
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
    toldAt: Date.parse(summary.updated_at),
    lastMessageAt: lastMessageOf(summary),
    messageCount: summary.message_count,
    pinned: summary.pinned || undefined,
    archived: summary.archived || undefined,
    stale: summary.message_count > 0 || undefined,
  };
}
