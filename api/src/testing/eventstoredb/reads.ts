import { once } from 'node:events';
import streams, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { checkpointAnswer, confirmationAnswer, eventAnswer, notFoundAnswer } from './answers.js';
import {
  accessDenied,
  invalidPosition,
  noLeader,
  notLeader,
  streamDeleted,
  type Failure,
} from './failures.js';
import type { Stored } from './memory-log.js';
import { leads, type Node } from './node.js';
import { filterOf, nameOf, requiresLeader, type ReadOptions } from './requests.js';

/** The server looks at so many events for each unit of the client's checkpoint interval. */
const CHECKPOINT_UNIT = 32;
/** So many answers may wait to be sent. */
const SENT_AHEAD = 500;
const { ReadDirection } = streams.ReadReq.Options;

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** `subscribed` is told where a subscription begins. */
export async function read(node: Node, call: ReadCall, subscribed: (after: number) => void): Promise<void> {
  const options = call.request.getOptions();
  call.on('error', () => undefined);
  if (node.isSilent) return;
  if (!options) return void call.end();
  const refused = refusalOf(node, call, options);
  if (refused) return void call.emit('error', refused);
  if (options.hasSubscription()) return subscription(node, call, options, subscribed);
  const events = options.hasStream() ? ofStream(node, call, options) : ofAll(node, options);
  const tellsPosition = node.tellsPositions || !options.hasStream();
  for (const stored of events.slice(0, Number(options.getCount()))) {
    if (call.cancelled) return;
    await send(call, eventAnswer(stored, tellsPosition));
  }
  call.end();
}

function refusalOf(node: Node, call: ReadCall, options: ReadOptions): Failure | null {
  const { leader } = node.membership;
  if (node.refusesCredentials) return accessDenied();
  if (requiresLeader(call.metadata) && !leads(node))
    return leader === null ? noLeader() : notLeader({ host: '127.0.0.1', port: leader });
  const stream = nameOf(options.getStream()?.getStreamIdentifier());
  if (node.log.isTombstoned(stream)) return streamDeleted(stream);
  // A position is a record's, or nothing can be read from it.
  const wanted = options.getAll()?.getPosition()?.getCommitPosition();
  const isThere = wanted === undefined || node.log.events.some(({ position }) => position === Number(wanted));
  return isThere ? null : invalidPosition();
}

function seenBy(node: Node): number {
  return node.membership.seenBy(node.port);
}

function ofStream(node: Node, call: ReadCall, options: ReadOptions): readonly Stored[] {
  const wanted = options.getStream();
  const stream = nameOf(wanted?.getStreamIdentifier());
  const events = withoutLast(node, node.log.stream(stream, seenBy(node)));
  if (events === null) call.write(notFoundAnswer(stream));
  if (options.getReadDirection() === ReadDirection.BACKWARDS) return [...(events ?? [])].reverse();
  const from = Number(wanted?.getRevision() ?? 0);
  return events?.filter(({ revision }) => revision >= from) ?? [];
}

function withoutLast(node: Node, events: readonly Stored[] | null): readonly Stored[] | null {
  if (events === null || node.readsBehind === 0) return events;
  node.readsBehind -= 1;
  return events.length === 1 ? null : events.slice(0, -1);
}

function ofAll(node: Node, options: ReadOptions): readonly Stored[] {
  const { events } = node.log;
  const wanted = options.getAll()?.getPosition()?.getCommitPosition();
  const count = Number(options.getCount());
  if (options.getReadDirection() === ReadDirection.BACKWARDS) {
    // What begins at the position is not among what lies before it.
    const end = firstBehind(events, Math.min(Number(wanted ?? Infinity) - 1, seenBy(node)));
    return events.slice(Math.max(0, end - count), end).reverse();
  }
  const begin = firstBehind(events, Number(wanted ?? 0) - 1);
  return events.slice(begin, Math.min(begin + count, firstBehind(events, seenBy(node))));
}

/** Index of the first event behind a position. */
function firstBehind(events: readonly Stored[], position: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

async function subscription(
  node: Node,
  call: ReadCall,
  options: ReadOptions,
  subscribed: (after: number) => void,
): Promise<void> {
  const after = Number(options.getAll()?.getPosition()?.getCommitPosition() ?? 0);
  const wanted = filterOf(options);
  const interval = CHECKPOINT_UNIT * Math.max(1, options.getFilter()?.getCheckpointintervalmultiplier() ?? 0);
  subscribed(after);
  await send(call, confirmationAnswer());
  let looked = 0;
  for (let index = 0; !call.cancelled;) {
    const stored = node.log.events[index];
    if (!stored || stored.position > seenBy(node)) {
      await once(node.log, 'grown');
      continue;
    }
    index += 1;
    if (stored.position <= after) continue;
    if (wanted(stored)) await send(call, eventAnswer(stored));
    looked += 1;
    if (looked % interval === 0) await send(call, checkpointAnswer(stored.position));
  }
}

async function send(call: ReadCall, answer: ReadResp): Promise<void> {
  call.write(answer);
  if (call.writableLength < SENT_AHEAD || call.cancelled) return;
  const over = new AbortController();
  const { signal } = over;
  await Promise.race(['drain', 'cancelled', 'close'].map((event) => once(call, event, { signal }))).catch(
    () => null,
  );
  over.abort();
}
