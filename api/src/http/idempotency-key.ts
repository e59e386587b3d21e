import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../kernel/refusal.js';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The request's Idempotency-Key, null without one. Throws VALIDATION_FAILED for one that is not printable or too long. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const given = context.switchToHttp().getRequest<FastifyRequest>().headers[HEADER];
  if (given === undefined) return null;
  if (typeof given !== 'string' || !KEY.test(given)) {
    throw new Refusal('VALIDATION_FAILED', {
      text: 'Idempotency-Key must be 1 to 200 printable characters without spaces',
    });
  }
  return given;
});
