import { ERROR_CODES } from '@emit/contract/error-codes';
import { ref, type Schema } from '../openapi/schemas.js';
import { statusOf } from './error-table.js';

const text = { type: 'string', minLength: 1 };
const statuses = [...new Set(ERROR_CODES.map(statusOf))];

export const errorSchemaName = (status: number) => `Error${status}`;

/** Every refusal's body, and one schema for each status, with the codes that are answered with it. */
export const ERROR_SCHEMAS: Readonly<Record<string, Schema>> = {
  ErrorBody: errorBody({ enum: statuses }, ERROR_CODES),
  ...Object.fromEntries(
    statuses.map((status) => {
      const codes = ERROR_CODES.filter((code) => statusOf(code) === status);
      return [errorSchemaName(status), errorBody({ const: status }, codes)];
    }),
  ),
};

function errorBody(statusCode: Schema, codes: readonly string[]): Schema {
  const properties = { statusCode, code: { type: 'string', enum: codes }, detail: text, message: text };
  const more = codes.includes('SECOND_FACTOR_REQUIRED')
    ? { second_factor: ref('SecondFactorChallenge') }
    : {};
  return {
    type: 'object',
    properties: { ...properties, ...more },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
