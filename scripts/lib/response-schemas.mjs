/** JSON schemas of the API's responses, from the contract's types: docs/adr/0028-one-declaration-a-shape.md. */
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { root } from './run.mjs';

export const FILE = 'api/src/http/openapi/responses.json';

/** Returns the text of the file: for each property of `Responses` its schema. The same types give the same text. */
export function responseSchemas(contract = join(root, 'contract')) {
  const { properties } = createGenerator({
    path: join(contract, 'src/responses.ts'),
    tsconfig: join(contract, 'tsconfig.json'),
    type: 'Responses',
    expose: 'none',
    jsDoc: 'extended',
    topRef: false,
    additionalProperties: false,
    skipTypeCheck: true,
  }).createSchema('Responses');
  const names = new Map(Object.entries(properties).map(([name, schema]) => [JSON.stringify(schema), name]));
  const named = Object.entries(properties).map(([name, schema]) => [
    name,
    mapped(schema, (part) => refTo(names, part)),
  ]);
  return `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`;
}

/** A part that is one of the named schemas refers to it. */
function refTo(names, part) {
  const name = names.get(JSON.stringify(part));
  return name === undefined
    ? mapped(part, (inner) => refTo(names, inner))
    : { $ref: `#/components/schemas/${name}` };
}

function mapped(schema, change) {
  if (Array.isArray(schema)) return schema.map(change);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, change(value)]));
}
