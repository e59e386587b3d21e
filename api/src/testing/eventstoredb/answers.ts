import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { MOST_APPEND_BYTES } from './failures.js';
import type { Outcome, Stored } from './memory-log.js';

type BatchAppendReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchAppendResp = InstanceType<typeof streams.BatchAppendResp>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type ReadResp = InstanceType<typeof streams.ReadResp>;

function identifier(stream: string) {
  const named = new shared.StreamIdentifier();
  named.setStreamName(Buffer.from(stream).toString('base64'));
  return named;
}

/** In units of 100 ns since the year 1. */
const TICKS_AT_EPOCH = 621_355_968_000_000_000n;
/** What servers before 22.10 give as an event's position in a read of its stream. */
const NO_POSITION = '18446744073709551615';

export function eventAnswer(stored: Stored, tellsPosition = true): ReadResp {
  const position = tellsPosition ? String(stored.position) : NO_POSITION;
  const id = new shared.UUID();
  id.setString(stored.id);
  const event = new streams.ReadResp.ReadEvent.RecordedEvent();
  event.setId(id);
  event.setStreamIdentifier(identifier(stored.stream));
  event.setStreamRevision(String(stored.revision));
  event.setCommitPosition(position);
  event.setPreparePosition(position);
  event.setData(stored.data);
  event.setCustomMetadata(stored.metadata);
  const about = event.getMetadataMap();
  about.set('type', stored.type);
  about.set('content-type', stored.contentType);
  about.set('created', String(BigInt(stored.created) * 10_000n + TICKS_AT_EPOCH));
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(position);
  return new streams.ReadResp().setEvent(read);
}

export function notFoundAnswer(stream: string): ReadResp {
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifier(stream));
  return new streams.ReadResp().setStreamNotFound(missing);
}

export function confirmationAnswer(): ReadResp {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId('subscription');
  return new streams.ReadResp().setConfirmation(confirmation);
}

export function checkpointAnswer(position: number): ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(checkpoint);
}

/** Of an append that is refused without ending its connection. */
export type BatchRefusal = 'tombstoned' | 'too large' | 'timed out';

export function appendAnswer(
  request: BatchAppendReq,
  stream: string,
  outcome: Outcome | BatchRefusal,
): BatchAppendResp {
  const answer = new streams.BatchAppendResp();
  answer.setCorrelationId(request.getCorrelationId());
  answer.setStreamIdentifier(identifier(stream));
  if (typeof outcome === 'string') return answer.setError(refusalError(stream, outcome));
  if ('conflict' in outcome) return answer.setError(conflictError(outcome.conflict.current));
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(outcome.last.position));
  position.setPreparePosition(String(outcome.last.position));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(outcome.last.revision));
  success.setPosition(position);
  return answer.setSuccess(success);
}

export function unaryAnswer(outcome: Exclude<Outcome, string>): AppendResp {
  const answer = new streams.AppendResp();
  if ('conflict' in outcome) {
    const conflict = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.conflict.current === null) conflict.setCurrentNoStream(new shared.Empty());
    else conflict.setCurrentRevision(String(outcome.conflict.current));
    return answer.setWrongExpectedVersion(conflict);
  }
  const position = new streams.AppendResp.Position();
  position.setCommitPosition(String(outcome.last.position));
  position.setPreparePosition(String(outcome.last.position));
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(outcome.last.revision));
  return answer.setSuccess(success.setPosition(position));
}

function conflictError(current: number | null) {
  const conflict = new shared.WrongExpectedVersion();
  if (current === null) conflict.setCurrentNoStream(new empty.Empty());
  else conflict.setCurrentStreamRevision(String(current));
  return errorOf('WrongExpectedVersion', conflict);
}

function refusalError(stream: string, refusal: BatchRefusal) {
  if (refusal === 'timed out') return errorOf('Timeout', new shared.Timeout());
  if (refusal === 'tombstoned')
    return errorOf('StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(identifier(stream)));
  const tooLarge = new shared.MaximumAppendSizeExceeded();
  tooLarge.setMaxappendsize(MOST_APPEND_BYTES);
  return errorOf('MaximumAppendSizeExceeded', tooLarge);
}

function errorOf(kind: string, what: { serializeBinary(): Uint8Array }) {
  const details = new any.Any();
  details.pack(what.serializeBinary(), `event_store.client.${kind}`);
  const error = new status.Status();
  error.setMessage(kind);
  error.setDetails(details);
  return error;
}
