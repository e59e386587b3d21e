import { Metadata, status } from '@grpc/grpc-js';

/** How the server refuses a call. */
export interface Failure {
  readonly code: number;
  readonly details: string;
  readonly metadata: Metadata;
}

function failure(code: number, details: string, said: Record<string, string> = {}): Failure {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(said)) metadata.set(name, value);
  return { code, details, metadata };
}

/** Append and read sizes are in bytes; a server takes a message of 16 MiB at most, and an append of 1 MiB. */
export const MOST_MESSAGE_BYTES = 16 * 1_024 * 1_024;
export const MOST_APPEND_BYTES = 1_024 * 1_024;

export const invalidPosition = () => failure(status.UNKNOWN, 'Trying to read from an invalid position.');

export const streamDeleted = (stream: string) =>
  failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

export const appendTooLarge = () =>
  failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${MOST_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MOST_APPEND_BYTES),
  });

export const accessDenied = () =>
  failure(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** A write that the majority has not taken in its time. */
export const timedOut = () => failure(status.ABORTED, 'Operation timed out');

export const notLeader = ({ host, port }: { host: string; port: number }) =>
  failure(status.NOT_FOUND, `Leader info available`, {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const noLeader = () => failure(status.UNAVAILABLE, 'No leader info available in response');
