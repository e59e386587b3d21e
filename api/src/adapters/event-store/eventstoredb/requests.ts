import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type AppendReq, type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { NewEvent } from '../../../kernel/event.js';
import { EventTooLarge, NO_STREAM } from '../../../ports/event-store.port.js';

const utf8 = new TextEncoder();
const NO_LIMIT = String(Number.MAX_SAFE_INTEGER);
const { Options } = streams.ReadReq;
const { FORWARDS, BACKWARDS } = Options.ReadDirection;

/** A position of a record's, or an end of the event store. */
export type From = number | 'start' | 'end';

/** What the server can leave out by itself. Prefixes of event types or of stream names, or an expression for types. */
export type ServerFilter =
  | { readonly typePrefixes: readonly string[] }
  | { readonly streamPrefix: string }
  | { readonly types: RegExp };

/** The server has looked at so many events at most before it says how far it is: 32 times 32. */
const CHECKPOINT_INTERVAL = 32;

/** Reads all events from a record on, itself included when the direction is forwards. */
export function readOfAll(
  from: From,
  { backwards = false, count }: { backwards?: boolean; count?: number } = {},
): ReadReq {
  const options = readOptions().setAll(allFrom(from)).setNoFilter(new shared.Empty());
  return asked(options.setReadDirection(backwards ? BACKWARDS : FORWARDS).setCount(countOf(count)));
}

/** Reads a stream from a revision on; from 'end', backwards. */
export function readOfStream(stream: string, from: number | 'end', count?: number): ReadReq {
  const wanted = new Options.StreamOptions().setStreamIdentifier(identifierOf(stream));
  if (from === 'end') wanted.setEnd(new shared.Empty());
  else wanted.setRevision(String(from));
  const options = readOptions().setStream(wanted).setNoFilter(new shared.Empty());
  return asked(options.setReadDirection(from === 'end' ? BACKWARDS : FORWARDS).setCount(countOf(count)));
}

/** Follows the event store behind a record. */
export function subscriptionToAll(after: From, filter: ServerFilter): ReadReq {
  const expression = new Options.FilterOptions.Expression();
  const selection = new Options.FilterOptions().setCount(new shared.Empty());
  selection.setCheckpointintervalmultiplier(CHECKPOINT_INTERVAL);
  if ('streamPrefix' in filter)
    selection.setStreamIdentifier(expression.setPrefixList([filter.streamPrefix]));
  else if ('types' in filter) selection.setEventType(expression.setRegex(filter.types.source));
  else selection.setEventType(expression.setPrefixList([...filter.typePrefixes]));
  const options = readOptions().setAll(allFrom(after)).setFilter(selection);
  return asked(options.setReadDirection(FORWARDS).setSubscription(new Options.SubscriptionOptions()));
}

/** No server takes more in one append, whatever its settings; where it takes less, as 1 MiB by default, it says so. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The messages of one append, in order. Throws EventTooLarge, and RangeError for data that JSON cannot hold. */
export function appendRequests(stream: string, expected: number, events: readonly NewEvent[]): AppendReq[] {
  const options = new streams.AppendReq.Options().setStreamIdentifier(identifierOf(stream));
  if (expected === NO_STREAM) options.setNoStream(new shared.Empty());
  else options.setRevision(String(expected));
  const messages = events.map(proposed);
  const bytes = messages.reduce((sum, message) => sum + message.getData_asU8().length, 0);
  if (bytes > MOST_BYTES) throw new EventTooLarge(stream);
  const requests = messages.map((message) => new streams.AppendReq().setProposedMessage(message));
  return [new streams.AppendReq().setOptions(options), ...requests];
}

function proposed({ type, data, metadata }: NewEvent): AppendReq.ProposedMessage {
  const json = JSON.stringify(data) as string | undefined;
  if (json === undefined || !/^["[{]/.test(json))
    throw new RangeError(`The data of ${type} must be an object, a list or a text`);
  const message = new streams.AppendReq.ProposedMessage();
  message.setId(new shared.UUID().setString(metadata.id));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  message.setData(utf8.encode(json));
  message.setCustomMetadata(utf8.encode(JSON.stringify(metadata)));
  return message;
}

function readOptions() {
  const uuids = new Options.UUIDOption().setStructured(new shared.Empty());
  return new Options().setResolveLinks(false).setUuidOption(uuids);
}

const asked = (options: InstanceType<typeof Options>): ReadReq => new streams.ReadReq().setOptions(options);

const countOf = (count: number | undefined): string => (count === undefined ? NO_LIMIT : String(count));

function identifierOf(stream: string) {
  return new shared.StreamIdentifier().setStreamName(utf8.encode(stream));
}

function allFrom(from: From) {
  const all = new Options.AllOptions();
  if (from === 'start') return all.setStart(new shared.Empty());
  if (from === 'end') return all.setEnd(new shared.Empty());
  const position = new Options.Position().setCommitPosition(String(from)).setPreparePosition(String(from));
  return all.setPosition(position);
}
