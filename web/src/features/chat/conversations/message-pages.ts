import type { WireConversation, WireConversationSummary, WireMessage } from '@emit/contract/wire';
import {
  endOf,
  holdsBiblical,
  holdsCare,
  questionIdOf,
  stoppedIdOf,
  type Conversation,
  type Message,
} from '../conversation';
import { inTalkOrder } from '../messages/message-order';

/** Messages of each conversation that a browser keeps: its room is small, and the others are on the server. */
const KEPT_MESSAGES = 200;

/**
 * A long conversation is read from its end, in pages. What is here of it are the server's messages from the place
 * `before` to some end without a gap, and what the server has not been told.
 */

/** The messages in the order of both: as `base` has them, and after it what only `extra` has. */
function mergeMessages(base: readonly Message[], extra: readonly Message[]): Message[] {
  const known = new Set(base.map(({ id }) => id));
  const missing = extra.filter(({ id }) => !known.has(id));
  const own = withPlaces(base, extra);
  if (missing.length === 0) return inTalkOrder(own);
  const all = [...own, ...missing];
  const placed = all.filter(({ place }) => place !== undefined);
  const others = all.filter(({ place }) => place === undefined);
  const ordered = missing.some(({ place }) => place !== undefined)
    ? [...placed.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)), ...others]
    : all;
  if (others.length === 0) return inTalkOrder(ordered);
  // A stable sort: the server's order stands for messages of the same instant.
  return inTalkOrder(ordered.sort((a, b) => a.timestamp - b.timestamp));
}

function withPlaces(messages: readonly Message[], known: readonly Message[]): readonly Message[] {
  const places = new Map<string, number>();
  for (const { id, place } of known) if (place !== undefined) places.set(id, place);
  if (places.size === 0) return messages;
  return messages.map((message) => {
    const place = message.place ?? places.get(message.id);
    return place === message.place || place === undefined ? message : { ...message, place };
  });
}

/** What two copies of one conversation hold together. Where messages between them are in neither, the older ones are left to the server. */
export function mergeLoaded(newer: Conversation, older: Conversation) {
  const [low, high] = endOf(newer) < endOf(older) ? [newer, older] : [older, newer];
  const [from, to] = [low.before ?? 0, high.before ?? 0];
  const isApart = endOf(low) < to;
  const hasNone = endOf(low) === from;
  const before = isApart || hasNone ? to : Math.min(from, to);
  const left = (own: Conversation) =>
    own === low && isApart ? own.messages.filter(({ place }) => place === undefined) : own.messages;
  const isCut = isApart && !hasNone;
  return {
    messages: mergeMessages(left(newer), left(older)),
    before: before || undefined,
    hasCare: [low, high].some((own) => own.hasCare === true || (isCut && holdsCare(own))) || undefined,
    hasBiblical:
      [low, high].some((own) => own.hasBiblical === true || (isCut && holdsBiblical(own))) || undefined,
    stale: isCut || undefined,
  };
}

/** The messages with their places, and with what was shown of replies that broke off behind their questions. */
function pageOf(messages: readonly WireMessage[], first: number): Message[] {
  return messages.flatMap((message, index): Message[] => {
    const { id, timestamp, failed } = message;
    const own = { ...message, place: first + index };
    if (failed?.shown === undefined) return [own];
    const part = { role: 'assistant' as const, content: failed.shown, timestamp, reply_to: id };
    return [own, { ...part, id: stoppedIdOf(id), stopped: true, broken: true }];
  });
}

/**
 * The server's newest messages over ours. What was here before them stays where nothing is missing between, and so does
 * what the server has not been told.
 */
export function withNewestPage(own: Conversation, server: WireConversation): Conversation {
  const first = server.messages_before ?? 0;
  const page = pageOf(server.messages, first);
  const earlier = own.messages.filter(({ place = Infinity }) => place < first);
  const isJoined = earlier.length > 0 && earlier.length === first - (own.before ?? 0);
  const recorded = new Set(page.map(({ id }) => id));
  const unsaved = own.unsaved?.filter((id) => !recorded.has(id)) ?? [];
  const untold = own.messages.filter(({ id, stopped }) => stopped === true || unsaved.includes(id));
  return {
    ...own,
    ...contentOf(own, server),
    stale: undefined,
    title: own.renamed ? own.title : server.title,
    ...(!own.placed && { pinned: server.pinned || undefined, archived: server.archived || undefined }),
    category: server.category,
    messages: mergeMessages([...(isJoined ? earlier : []), ...page], untold),
    before: (isJoined ? own.before : first) || undefined,
    unsaved: unsaved.length > 0 ? unsaved : undefined,
    messageCount: server.messages_before === undefined ? server.messages.length : server.message_count,
    bytes: server.bytes,
    updatedAt: Math.max(own.updatedAt, Date.parse(server.updated_at)),
    lastMessageAt: Math.max(own.lastMessageAt, lastMessageOf(server)),
  };
}

/** The page before what is here. One that does not end there came too late and changes nothing. */
export function withEarlierPage(own: Conversation, server: WireConversation): Conversation {
  const { before = 0, messages } = own;
  const first = server.messages_before ?? 0;
  if (first >= before || first + server.messages.length < before) return own;
  const page = pageOf(server.messages, first);
  const byId = new Map(page.map((message) => [message.id, message]));
  const known = new Set(messages.map(({ id }) => id));
  const earlier = page.filter(({ id }) => !known.has(id));
  return {
    ...own,
    ...contentOf(own, server),
    messages: inTalkOrder([...earlier, ...messages.map((message) => byId.get(message.id) ?? message)]),
    before: first || undefined,
  };
}

/** The newest messages alone, as many as a browser keeps of each conversation, and what the server has not been told. */
export function keptPartOf(own: Conversation): Conversation {
  const { messages, before = 0 } = own;
  const last = messages.reduce((most, { place = -1 }) => Math.max(most, place), -1);
  // The part of a reply stays with its question.
  const open = new Set(messages.filter(({ stopped }) => stopped).map(({ id }) => questionIdOf(id)));
  const held = messages.flatMap(({ id, place }) => (open.has(id) && place !== undefined ? [place] : []));
  const first = Math.min(last + 1 - KEPT_MESSAGES, ...held);
  if (first <= before) return own;
  const kept = messages.filter(({ place = Infinity }) => place >= first);
  return { ...own, ...contentOf(own), messages: kept, before: first };
}

/** What is known of its content, whatever of it is here. */
function contentOf(own: Conversation, server?: WireConversation) {
  return {
    hasCare: holdsCare(own) || server?.has_care || undefined,
    hasBiblical: holdsBiblical(own) || server?.has_biblical || undefined,
  };
}

/** In epoch milliseconds. An API of the release before does not say it. */
export function lastMessageOf({ last_message_at, updated_at }: Partial<WireConversationSummary>): number {
  return Date.parse(last_message_at ?? updated_at ?? '');
}
