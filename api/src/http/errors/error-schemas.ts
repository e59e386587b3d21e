import { ERROR_CODES } from '@emit/contract/error-codes';
import { object, oneOf, text, type Schema } from '../openapi/schema.js';
import { statusOf } from './error-table.js';

const written = { ...text, minLength: 1 };
const shared = { detail: written, message: written };
const statuses = [...new Set(ERROR_CODES.map(statusOf))];

export const errorSchemaName = (status: number) => `Error${status}`;

/** Every refusal's body, and one schema for each status, with the codes that are answered with it. */
export const ERROR_SCHEMAS: Readonly<Record<string, Schema>> = {
  ErrorBody: object({ statusCode: { enum: statuses }, code: oneOf(ERROR_CODES), ...shared }),
  ...Object.fromEntries(
    statuses.map((status) => {
      const codes = ERROR_CODES.filter((code) => statusOf(code) === status);
      return [
        errorSchemaName(status),
        object({ statusCode: { const: status }, code: oneOf(codes), ...shared }),
      ];
    }),
  ),
};
