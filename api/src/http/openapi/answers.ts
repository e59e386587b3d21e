import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';
import type { SchemaName } from './schemas.js';

const ref = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });

const REASONS: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Not signed in',
  402: 'Out of tokens',
  404: 'Not found, or not the caller’s own',
  409: 'In conflict with what is or happens there',
  429: 'Too many calls; Retry-After says when to try again',
  502: 'The guide cannot answer now',
};

/** What a route answers: its success, and every refusal it can give. Those any route can give are added here. */
export function Answers(
  status: number,
  schema: SchemaName | null,
  refusals: readonly number[],
): MethodDecorator {
  const errors = [...new Set([...refusals, 503])];
  return applyDecorators(
    ...(refusals.includes(401) ? [ApiBearerAuth()] : []),
    ApiResponse({
      status,
      description: 'Done',
      ...(schema && { content: { 'application/json': { schema: ref(schema) } } }),
    }),
    ...errors.map((code) =>
      ApiResponse({
        status: code,
        description: REASONS[code] ?? 'Emit cannot do this right now',
        content: { 'application/json': { schema: ref('ErrorBody') } },
      }),
    ),
  );
}
