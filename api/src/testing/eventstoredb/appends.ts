import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { Metadata, sendUnaryData, ServerDuplexStream, ServerReadableStream } from '@grpc/grpc-js';
import { appendAnswer, unaryAnswer, type BatchRefusal } from './answers.js';
import {
  accessDenied,
  appendTooLarge,
  MOST_APPEND_BYTES,
  noLeader,
  notLeader,
  streamDeleted,
  timedOut,
  type Failure,
} from './failures.js';
import type { Outcome, Written } from './memory-log.js';
import { leads, type Node } from './node.js';
import { bytesOf, nameOf, requiresLeader, writtenOf } from './requests.js';

/** How long a node waits until the majority has a write. */
const COMMIT_WITHIN_MS = 2_000;

export type UnaryCall = ServerReadableStream<AppendReq, AppendResp>;
export type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** One call an append. Its deadline is a time span, which no clock decides. */
export function unaryAppend(node: Node, call: UnaryCall, answer: sendUnaryData<AppendResp>): void {
  const [requests, written]: [AppendReq[], Written[]] = [[], []];
  call.on('error', () => undefined);
  call.on('data', (request: AppendReq) => {
    const message = request.getProposedMessage();
    if (message) written.push(writtenOf(message));
    else requests.push(request);
  });
  call.on('end', () => {
    if (node.isSilent || call.cancelled || written.length === 0) return;
    const refused = refusalOf(node, call.metadata);
    if (refused) {
      answer(refused);
      return;
    }
    const options = requests[0]?.getOptions();
    const stream = nameOf(options?.getStreamIdentifier());
    const expected = expectedBy(node, stream, options, options?.getRevision());
    committed(node, stream, expected, written, (outcome) => {
      if (outcome === 'tombstoned') answer(streamDeleted(stream));
      else if (outcome === 'too large') answer(appendTooLarge());
      else if (outcome === 'timed out') answer(timedOut());
      else answer(null, unaryAnswer(outcome));
    });
  });
}

/** All appends of a client in one call, which a refusal of the whole node ends. Each has a deadline by the time of day. */
export function batchAppend(node: Node, call: BatchCall): void {
  const open = new Map<string, { first: BatchAppendReq; written: Written[] }>();
  call.on('error', () => undefined);
  call.on('end', () => call.end());
  call.on('data', (request: BatchAppendReq) => {
    const id = request.getCorrelationId()?.getString() ?? '';
    const { first, written } = open.get(id) ?? { first: request, written: [] };
    written.push(...request.getProposedMessagesList().map(writtenOf));
    if (!request.getIsFinal()) return void open.set(id, { first, written });
    open.delete(id);
    if (node.isSilent) return;
    const refused = refusalOf(node, call.metadata);
    if (refused) return void call.emit('error', refused);
    const options = first.getOptions();
    const stream = nameOf(options?.getStreamIdentifier());
    const say = (outcome: Outcome | BatchRefusal) => void call.write(appendAnswer(first, stream, outcome));
    const deadline = options?.getDeadline()?.toDate().getTime() ?? Infinity;
    if (deadline <= node.log.now()) {
      say('timed out');
      return;
    }
    const expected = expectedBy(node, stream, options, options?.getStreamPosition());
    committed(node, stream, expected, written, say);
  });
}

function expectedBy(
  node: Node,
  stream: string,
  options: { hasNoStream(): boolean; hasAny(): boolean } | undefined,
  revision: string | undefined,
): number {
  if (options?.hasAny()) return node.log.lastRevision(stream);
  return options?.hasNoStream() ? -1 : Number(revision);
}

function refusalOf(node: Node, metadata: Metadata): Failure | null {
  if (node.refusesCredentials) return accessDenied();
  const { leader } = node.membership;
  if (leads(node)) return null;
  if (leader === null) return noLeader();
  // Without that wish a follower passes the append on to the leader.
  return requiresLeader(metadata) ? notLeader({ host: '127.0.0.1', port: leader }) : null;
}

function committed(
  node: Node,
  stream: string,
  expected: number,
  written: readonly Written[],
  say: (outcome: Outcome | BatchRefusal) => void,
): void {
  if (bytesOf(written) > MOST_APPEND_BYTES) {
    say('too large');
    return;
  }
  if (node.membership.canCommit) {
    say(node.log.append(stream, expected, written));
    return;
  }
  // The next leader knows nothing of it.
  setTimeout(() => say('timed out'), COMMIT_WITHIN_MS).unref();
}
