import type { ServiceError } from '@grpc/grpc-js';
import {
  EventTooLarge,
  RevisionConflict,
  StoreRefuses,
  StoreUnavailable,
  StreamIncomplete,
} from '../../../ports/event-store.port.js';

/** gRPC's status codes (grpc.github.io/grpc/core/md_doc_statuscodes.html). */
const INVALID_ARGUMENT = 3;
const PERMISSION_DENIED = 7;
const RESOURCE_EXHAUSTED = 8;
const UNAUTHENTICATED = 16;

/** Errors that are the port's already, or a mistake of the caller's. */
const LASTING = [RangeError, RevisionConflict, StoreUnavailable, EventTooLarge];

interface GrpcError {
  readonly code: number;
  readonly details: string;
  readonly exception: string;
}

/** The error as the port knows it; `stream` is what was read or appended to. */
export function asStoreError(error: unknown, stream: string): unknown {
  if (LASTING.some((kind) => error instanceof kind)) return error;
  const told = grpcErrorIn(error);
  if (told === null) return new StoreUnavailable('EventStoreDB', { cause: error });
  const { code, exception } = told;
  if (exception === 'stream-deleted')
    return new StreamIncomplete(stream, 'it was deleted for good (tombstoned)', { cause: error });
  if (isTooLarge(told)) return new EventTooLarge(stream, { cause: error });
  if (exception === 'access-denied' || code === UNAUTHENTICATED || code === PERMISSION_DENIED)
    return new StoreRefuses('EventStoreDB refuses the credentials in EVENTSTORE_URL', { cause: error });
  return new StoreUnavailable('EventStoreDB', { cause: error });
}

/** Whether the server, or the way to it, is away. */
export function isUnreachable(error: unknown): boolean {
  const known = asStoreError(error, '');
  return (
    known instanceof StoreUnavailable &&
    !(known instanceof StoreRefuses) &&
    !(known instanceof StreamIncomplete)
  );
}

/** Whether another node leads; also where the error is the port's by now. */
export function isNotLeader(error: unknown): boolean {
  const told = error instanceof StoreUnavailable ? error.cause : error;
  return grpcErrorIn(told)?.exception === 'not-leader';
}

function isTooLarge({ code, details, exception }: GrpcError): boolean {
  if (/^maximum-append(-event)?-size-exceeded$/.test(exception)) return true;
  if (code === RESOURCE_EXHAUSTED) return /message|larger|size/i.test(details);
  return code === INVALID_ARGUMENT && /maximum append|size/i.test(details);
}

function grpcErrorIn(error: unknown): GrpcError | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') return null;
  const { code, details = '', metadata } = error as Partial<ServiceError> & { code: number };
  return { code, details, exception: String(metadata?.getMap()['exception'] ?? '') };
}
