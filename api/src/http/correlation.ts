import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const CORRELATION_HEADER = 'x-correlation-id';
const CORRELATION_ID = /^[\w-]{8,64}$/;
/** W3C Trace Context: version, trace id, span id, flags. */
const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** The id under which everything that a request leads to is found: the client's own, its trace's, or a new one. */
export function correlationIdOf({ [CORRELATION_HEADER]: given, traceparent }: IncomingHttpHeaders): string {
  if (typeof given === 'string' && CORRELATION_ID.test(given)) return given;
  const traceId = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
  return traceId ?? randomUUID();
}
