import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import { refusal } from './refusals.js';
import { ref } from './schemas.js';
import type { SchemaName } from './schemas.js';

/**
 * What a route responds with: its success, as JSON of a schema, and those refusals that follow from what it does. What any
 * route of its kind can refuse is added to the document (refusals.ts).
 */
export function Responds(
  status: number,
  schema: SchemaName | null,
  refusals: readonly number[],
  success: ApiResponseOptions = {},
): MethodDecorator {
  const content = schema && { content: { 'application/json': { schema: ref(schema) } } };
  return applyDecorators(
    ...(refusals.includes(401) ? [ApiBearerAuth()] : []),
    ApiResponse({ description: 'Done', ...content, ...success, status }),
    ...[...refusals, 503].map((code) => ApiResponse({ status: code, ...refusal(code) })),
  );
}
