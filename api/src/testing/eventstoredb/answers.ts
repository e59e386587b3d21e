import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Outcome, Stored } from './memory-log.js';

type BatchAppendReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchAppendResp = InstanceType<typeof streams.BatchAppendResp>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type ReadResp = InstanceType<typeof streams.ReadResp>;

const CONFLICT = 'event_store.client.WrongExpectedVersion';

function identifier(stream: string) {
  const named = new shared.StreamIdentifier();
  named.setStreamName(Buffer.from(stream).toString('base64'));
  return named;
}

export function eventAnswer(stored: Stored): ReadResp {
  const id = new shared.UUID();
  id.setString(stored.id);
  const event = new streams.ReadResp.ReadEvent.RecordedEvent();
  event.setId(id);
  event.setStreamIdentifier(identifier(stored.stream));
  event.setStreamRevision(String(stored.revision));
  event.setCommitPosition(String(stored.position));
  event.setPreparePosition(String(stored.position));
  event.setData(stored.data);
  event.setCustomMetadata(stored.metadata);
  const about = event.getMetadataMap();
  about.set('type', stored.type);
  about.set('content-type', stored.contentType);
  about.set('created', '638000000000000000');
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(String(stored.position));
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

export function appendAnswer(request: BatchAppendReq, stream: string, outcome: Outcome): BatchAppendResp {
  const answer = new streams.BatchAppendResp();
  answer.setCorrelationId(request.getCorrelationId());
  answer.setStreamIdentifier(identifier(stream));
  if ('conflict' in outcome) return answer.setError(conflictError(outcome.conflict.current));
  const position = new shared.AllStreamPosition();
  position.setCommitPosition(String(outcome.last.position));
  position.setPreparePosition(String(outcome.last.position));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(outcome.last.revision));
  success.setPosition(position);
  return answer.setSuccess(success);
}

export function unaryAnswer(outcome: Outcome): AppendResp {
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
  const details = new any.Any();
  details.pack(conflict.serializeBinary(), CONFLICT);
  const error = new status.Status();
  error.setMessage('WrongExpectedVersion');
  error.setDetails(details);
  return error;
}

export function supportedMethods() {
  const batchAppend = new features.SupportedMethod();
  batchAppend.setServiceName('event_store.client.streams.Streams');
  batchAppend.setMethodName('BatchAppend');
  const supported = new features.SupportedMethods();
  supported.setMethodsList([batchAppend]);
  supported.setEventStoreServerVersion('23.10.1');
  return supported;
}
