import type { Responses } from '@emit/contract/responses';
import responses from './responses.json' with { type: 'json' };

export type Schema = Readonly<Record<string, unknown>>;

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** One event of a streamed reply. Its data is JSON within text, which no type can say. */
const streamed = (event: string, data: string): Schema => ({
  type: 'object',
  properties: {
    event: { const: event },
    data: { type: 'string', contentMediaType: 'application/json', contentSchema: ref(data) },
  },
  required: ['event', 'data'],
});

/** Every response's body. `responses.json` is generated from the contract's types: `npm run schemas`. */
export const SCHEMAS: Readonly<Record<keyof Responses | 'GuideEvent' | 'ApiDocument', Schema>> = {
  ...responses,
  GuideEvent: {
    oneOf: [
      streamed('delta', 'GuideDelta'),
      streamed('correction', 'GuideCorrection'),
      streamed('done', 'GuideResponse'),
      streamed('error', 'ErrorBody'),
    ],
  },
  ApiDocument: { type: 'object', required: ['openapi', 'info', 'paths', 'components'] },
};

export type SchemaName = keyof typeof SCHEMAS;
