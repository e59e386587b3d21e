import { applyDecorators } from '@nestjs/common';
import type { ApiResponseOptions } from '@nestjs/swagger';
import type { Responses } from '@emit/contract/responses';
import { ApiBearerAuth, ApiResponse } from './annotations.js';
import { refusal } from './refusals.js';
import { ref, type SchemaName } from './schemas.js';

/** What a route's method may return: the body, or its JSON text; nothing where it writes the reply itself. */
type Returned<Name extends SchemaName | null> =
  string | (Name extends keyof Responses ? Responses[Name] : never);

type RouteDecorator<Name extends SchemaName | null> = <
  Route extends (...args: never[]) => Returned<Name> | Promise<Returned<Name>> | Promise<void>,
>(
  target: object,
  key: string | symbol,
  route: TypedPropertyDescriptor<Route>,
) => void;

/**
 * Documents a route's responses: its success, as JSON of the contract's type of this name, which the method must return,
 * and those refusals that follow from what it does. What any route of its kind can refuse is added to the document
 * (refusals.ts).
 */
export function Responds<Name extends SchemaName | null>(
  status: number,
  name: Name,
  refusals: readonly number[],
  success: ApiResponseOptions = {},
): RouteDecorator<Name> {
  const content = name && { content: { 'application/json': { schema: ref(name) } } };
  return applyDecorators(
    ...(refusals.includes(401) ? [ApiBearerAuth()] : []),
    ApiResponse({ description: 'Done', ...content, ...success, status }),
    ...[...refusals, 503].map((code) => ApiResponse({ status: code, ...refusal(code) })),
  );
}
