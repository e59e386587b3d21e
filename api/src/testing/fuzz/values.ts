import fc, { type Arbitrary } from 'fast-check';
import type { Described, Schema } from './described.js';

/**
 * Stands for an id of the kind that a former answer gave, or for a password; replaced before it is sent (state.ts). The
 * question `asked` and its conversation `askedIn` belong together where their numbers are the same.
 */
export const HELD =
  /^held:(conversation|message|asked|askedIn|temporary|member|session|password|email):(\d+)$/;
export const held = (kind: string) => fc.nat(20).map((at) => `held:${kind}:${at}`);

/** Characters that have broken something somewhere: NUL, halves of pairs, marks of direction, kinds of space. */
const ODD = [
  '\0',
  '\ud800',
  '\udfff',
  '🙏',
  '\u202e',
  '\u0085',
  '\ufeff',
  '\u2028',
  'ǅ',
  'ﷺ',
  '\u0301',
  '%',
  '<',
  '"',
  '\\',
];
const ODD_TEXTS = [
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '0',
  '-0',
  '1e400',
  '../..',
  '%00',
  'temp_',
  'me',
  "' OR 1=1",
  '${x}',
  '\n\n',
  '   ',
];
export const texts: Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({
      unit: fc.oneof(fc.constantFrom(...ODD), fc.string({ minLength: 1, maxLength: 1 })),
    }),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'What is grace?',
      'John 3:16; Genesis 1-4',
      '“Jesus wept” (John 11:35).',
      'faith',
      'Ruth Moab',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
);

/** Any JSON value, and what is no JSON value but can be written as one. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    0.5,
    1e21,
    2 ** 53,
    -(2 ** 63),
    1e308,
    '',
    [],
    {},
    [null],
    [[]],
    { id: {} },
  ),
  texts,
  fc.jsonValue({ maxDepth: 3 }),
);

const ZONES = ['UTC', 'Europe/Paris', 'Pacific/Apia', 'America/St_Johns', 'Asia/Kathmandu', 'etc/gmt+12'];
const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.oneof(held('conversation'), held('conversation'), held('session'), held('member'), fc.uuid()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((at) => at.toISOString().slice(0, 10)),
  password: fc.oneof({ weight: 3, arbitrary: held('password') }, texts),
  'iana-time-zone': fc.constantFrom(...ZONES),
};

/** Values that are what the schema says, but for texts made of a pattern's or length's edge, which mostly are. */
export function valuesOf(described: Described, given: Schema): Arbitrary<unknown> {
  const schema = described.resolve(given);
  const one = alternatives(schema);
  if (one.length > 0) return fc.oneof(...one.map((part) => valuesOf(described, merged(schema, part))));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  return fc.oneof(...types.map((type) => ofType(described, schema, type)));
}

function ofType(described: Described, schema: Schema, type: string): Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000_000 } = schema;
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.oneof(
        fc.maxSafeInteger().map((at) => minimum + (Math.abs(at) % (maximum - minimum + 1))),
        fc.constantFrom(minimum, maximum),
      );
    case 'number':
      return fc.oneof(
        fc.double({ min: minimum, max: maximum, noNaN: true }),
        fc.constantFrom(minimum, maximum),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(described, schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return objectsOf(described, schema);
    default:
      return fc.constant(null);
  }
}

function objectsOf(described: Described, { properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, named(name) ?? valuesOf(described, schema)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

/** Fields that mean something only with what the server has given before. */
function named(name: string): Arbitrary<unknown> | null {
  if (name === 'conversation_id') return fc.oneof(held('conversation'), held('temporary'), fc.constant(null));
  if (name === 'id' || name === 'message_id')
    return fc.oneof(held('message'), held('temporary'), held('conversation'), fc.uuid(), fc.nat());
  if (name === 'user_id') return fc.oneof(held('member'), fc.constant('me'));
  if (name === 'username') return fc.oneof(held('email'), fc.emailAddress());
  return null;
}

function textsOf({ minLength = 0, maxLength = 100, pattern, format }: Schema): Arbitrary<string> {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known;
  if (pattern?.startsWith('^')) return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength });
  const edge = fc
    .tuple(fc.constantFrom('a', '🙏', '\0'), fc.constantFrom(minLength, maxLength))
    .map(([unit, length]) => unit.repeat(length));
  return fc.oneof({ weight: 12, arbitrary: texts }, { weight: maxLength > 1_000 ? 1 : 4, arbitrary: edge });
}

function alternatives({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] {
  return anyOf.length > 0 ? anyOf : oneOf;
}

/** A schema with one of its alternatives: of fields that both have, the alternative's. */
function merged({ anyOf: _, oneOf: __, ...schema }: Schema, part: Schema): Schema {
  return { ...schema, ...part, properties: { ...schema.properties, ...part.properties } };
}
