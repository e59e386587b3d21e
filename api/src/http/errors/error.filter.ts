import type { Readable } from 'node:stream';
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@emit/contract/error-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.js';
import { EventTooLarge, StoreUnavailable } from '../../ports/event-store.port.js';
import { GuideUnavailable } from '../../ports/guide.port.js';
import type { Log } from '../../runtime/log.js';
import { SecondFactorRequired } from '../session/second-factor-required.js';
import { errorBody } from './error-table.js';

const TOO_LARGE_TO_SAVE = 'This is too large to be saved. Nothing was changed.';
const RETRY_AFTER_SECONDS = '5';
/** How a session is shown (RFC 9110 §11.6.1 asks for it with every 401, RFC 6750 names it). */
const CHALLENGE = 'Bearer';

/** A request that failed for a reason that is not its own. */
export interface FailedRequest extends FastifyRequest {
  failure?: StoreUnavailable;
}

/** Turns whatever was thrown into the one error body; what nobody expected is logged with its correlation id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FailedRequest>();
    const body = this.bodyOf(error, request.id);
    // Its log line says why.
    if (error instanceof StoreUnavailable) request.failure = error;
    if (body.statusCode === 401) reply.header('www-authenticate', CHALLENGE);
    if (body.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (body.statusCode === 429 && error instanceof Refusal)
      reply.header('retry-after', String(error.facts['seconds'] ?? 60));
    void reply.status(body.statusCode).send(body);
  }

  /** An answer that is written as it is read, and may fail when it has begun: then it is cut off. */
  logWhatCuts(answer: Readable, correlationId: string): void {
    answer.once('error', (err) => {
      const expected = err instanceof Refusal;
      this.log[expected ? 'info' : 'error']({ err, correlationId }, 'an answer was cut off');
    });
  }

  /** Of an answer that has begun as a stream and can no longer change its status, which is all that log lines tell. */
  streamedBodyOf(error: unknown, correlationId: string): ErrorBody {
    if (error instanceof StoreUnavailable)
      this.log.warn({ err: error, correlationId }, 'a streamed answer failed');
    return this.bodyOf(error, correlationId);
  }

  bodyOf(error: unknown, correlationId: string): ErrorBody {
    const known = knownError(error);
    if (known) return known;
    this.log.error({ err: error, correlationId }, 'unexpected error');
    return errorBody('INTERNAL_ERROR');
  }
}

function knownError(error: unknown): ErrorBody | null {
  if (error instanceof SecondFactorRequired)
    return { ...errorBody(error.code), second_factor: error.challenge };
  if (error instanceof Refusal) return errorBody(error.code, error.facts);
  if (error instanceof StoreUnavailable) return errorBody('STORE_UNAVAILABLE');
  if (error instanceof EventTooLarge) return errorBody('BODY_TOO_LARGE', { text: TOO_LARGE_TO_SAVE });
  if (error instanceof GuideUnavailable) {
    const code = error.fault ? 'GUIDE_NOT_SET_UP' : 'GUIDE_UNAVAILABLE';
    return errorBody(code, { text: error.message });
  }
  const status = statusIn(error);
  const code = status === null ? null : codeOfStatus(status);
  return code && errorBody(code, { text: 'The request is not valid' });
}

/** Nest's and Fastify's own refusals carry a status: unknown route, malformed or oversized body. */
function statusIn(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  401: 'NOT_AUTHENTICATED',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'VALIDATION_FAILED',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  431: 'VALIDATION_FAILED',
};

function codeOfStatus(status: number): ErrorCode | null {
  return CODES[status] ?? (status >= 400 && status < 500 ? 'VALIDATION_FAILED' : null);
}
