import type { OpenAPIObject } from '@nestjs/swagger';
import { errorSchemaName } from '../errors/error-schemas.js';
import { ref } from './schemas.js';

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Not signed in, or not with these words',
  402: 'Out of tokens',
  403: 'Not for this member’s role, or not without a second factor',
  404: 'Not found, or not the caller’s own',
  409: 'In conflict with what is or happens there',
  410: 'The link does not work any more',
  413: 'The body is larger than 256 KiB, or 2 MiB where conversations are saved',
  415: 'The body is not JSON',
  429: 'Too many calls',
  502: 'The guide cannot answer now',
  503: 'Emit cannot do this right now; nothing was changed',
};

const seconds = { type: 'integer', minimum: 1 };
const retryAfter = { 'Retry-After': { description: 'Seconds to wait before trying again', schema: seconds } };
const scheme = { type: 'string', enum: ['Bearer'] };
const challenge = { 'WWW-Authenticate': { description: 'How a session is shown', schema: scheme } };
const HEADERS: Readonly<Record<number, Record<string, { description: string; schema: object }>>> = {
  401: challenge,
  429: retryAfter,
  503: retryAfter,
};

/** A refusal's place in the document: why, and a body with one of that status's codes. */
export function refusal(status: number) {
  return {
    description: REASONS[status] ?? '',
    content: { 'application/json': { schema: ref(errorSchemaName(status)) } },
    ...(HEADERS[status] && { headers: HEADERS[status] }),
  };
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Adds what any operation of its kind can refuse: an address that cannot be read, a body that cannot be taken, a call too many. */
export function addRefusals(paths: OpenAPIObject['paths']): void {
  for (const item of Object.values(paths)) {
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      const body = method === 'get' ? [] : [400, 413, 415];
      const inAddress = operation.parameters?.some((one) => 'in' in one && one.in !== 'header') ?? false;
      const address = inAddress ? [400] : [];
      for (const status of [...body, ...address, 429]) operation.responses[status] ??= refusal(status);
    }
  }
}
