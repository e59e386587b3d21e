import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiHeader } from './openapi/annotations.js';
import { Refusal } from '../kernel/refusal.js';

const HEADER = 'idempotency-key';
const LONGEST = 200;
const KEY = /^[!-~]+$/;

/** The header's place in the document; `same` says what the same key again stands for. */
export const TakesIdempotencyKey = (same: string) =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `The same key again is the same ${same}`,
    schema: { type: 'string', minLength: 1, maxLength: LONGEST, pattern: KEY.source },
  });

/** The request's Idempotency-Key, null without one. Throws VALIDATION_FAILED for one that is not printable or too long. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const given = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  if (given === undefined) return null;
  if (typeof given !== 'string' || given.length > LONGEST || !KEY.test(given)) {
    throw new Refusal('VALIDATION_FAILED', {
      text: `Idempotency-Key must be 1 to ${LONGEST} printable characters without spaces`,
    });
  }
  return given;
});
