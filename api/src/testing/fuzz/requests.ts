import fc, { type Arbitrary } from 'fast-check';
import type { Described, Operation, Parameter, Schema } from './described.js';
import { anything, held, texts, valuesOf } from './values.js';

/** Who asks: one of the members, nobody, or somebody with a token of ours that is none. */
export type Who = number | 'nobody' | 'forger';

/** A request before the ids in it are known. */
export interface Draft {
  readonly operation: Operation;
  readonly who: Who;
  readonly method: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [string, unknown])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string | null;
  readonly body: unknown;
  /** What is done to the body's JSON text before it is sent. */
  readonly spoiled: Spoiling;
}
export type Spoiling =
  'not' | 'cut' | 'doubled' | 'empty' | 'huge' | 'deep' | 'infinite' | 'poisoned' | 'not UTF-8';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const TYPES = [
  null,
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'json',
  '*/*',
];
const SPOILINGS: readonly Spoiling[] = [
  'cut',
  'doubled',
  'empty',
  'huge',
  'deep',
  'infinite',
  'poisoned',
  'not UTF-8',
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/event-stream' },
  { accept: 'application/xml' },
  { 'x-debug-mode': '1' },
  { 'x-correlation-id': 'a b\u00ff' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-forwarded-for': '::1, evil' },
  { host: 'evil.example' },
  { 'content-encoding': 'gzip' },
  { cookie: '__proto__=1; a' },
  { 'accept-encoding': 'br;q=7', range: 'bytes=0-0', 'if-none-match': '*' },
  { expect: '100-continue' },
];

const mostly = <T>(usual: Arbitrary<T>, odd: Arbitrary<T>, times: number) =>
  fc.oneof({ weight: times, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Requests to one operation: right, nearly right, and wrong in each of the ways in which one can be. */
export function requestsTo(described: Described, operation: Operation, members: number): Arbitrary<Draft> {
  const { parameters, body } = operation;
  const of = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  return fc.record({
    operation: fc.constant(operation),
    who: mostly<Who>(fc.nat(members - 1), fc.constantFrom('nobody', 'forger'), 12),
    method: mostly(fc.constant(operation.method), fc.constantFrom(...METHODS), 30),
    path: fc.record(
      Object.fromEntries(of('path').map((one) => [one.name, partsOfPath(described, operation, one)])),
    ),
    query: queries(described, of('query')),
    headers: headers(described, of('header')),
    contentType: mostly<string | null>(fc.constant('application/json'), fc.constantFrom(...TYPES), 25),
    body: body === null ? mostly(fc.constant(undefined), anything, 12) : bodies(described, body),
    spoiled: mostly<Spoiling>(fc.constant('not'), fc.constantFrom(...SPOILINGS), 20),
  });
}

/** Mostly what is there; else what could be, or what could not. */
function partsOfPath(described: Described, { path }: Operation, { schema }: Parameter): Arbitrary<unknown> {
  const there = path.includes('conversations') ? held('conversation') : held('session');
  return fc.oneof(
    { weight: 5, arbitrary: path.includes('{userId}') ? fc.constant('me') : there },
    { weight: 2, arbitrary: valuesOf(described, schema) },
    { weight: 1, arbitrary: texts },
  );
}

/** Ids of a question that was answered: made up, they would never belong together. */
function idAsked(name: string): Arbitrary<string> | null {
  if (name === 'message_id') return held('asked');
  return name === 'conversation_id' ? held('askedIn') : null;
}

function queries(
  described: Described,
  parameters: readonly Parameter[],
): Arbitrary<(readonly [string, unknown])[]> {
  const each = parameters.map(({ name, schema, required }) => {
    const value = mostly<unknown>(idAsked(name) ?? valuesOf(described, schema), texts, 6);
    const times = mostly(fc.constant(1), fc.constantFrom(0, 0, 2), required ? 10 : 1);
    return fc
      .tuple(value, times)
      .map(([one, count]) => Array.from({ length: count }, () => [name, one] as const));
  });
  const more = mostly<(readonly [string, unknown])[]>(
    fc.constant([]),
    fc.tuple(texts, texts).map((one) => [one]),
    10,
  );
  return fc.tuple(...each, more).map((lists) => lists.flat());
}

function headers(described: Described, parameters: readonly Parameter[]): Arbitrary<Record<string, string>> {
  const described_ = parameters.map(({ name, schema }) =>
    fc.option(
      fc.oneof(valuesOf(described, schema), texts).map((value) => [name, String(value)] as const),
      { freq: 2 },
    ),
  );
  const odd = mostly<Readonly<Record<string, string>>>(fc.constant({}), fc.constantFrom(...HEADERS), 3);
  return fc.tuple(fc.tuple(...described_), odd).map(([pairs, others]) => {
    const sendable = pairs
      .filter((pair) => pair !== null)
      .map(
        ([name, value]) =>
          [name.toLowerCase(), value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim()] as const,
      );
    return { ...others, ...Object.fromEntries(sendable) };
  });
}

/** Bodies of the schema; three in ten with one thing changed anywhere in them; and some that are anything. */
function bodies(described: Described, schema: Schema): Arbitrary<unknown> {
  const valid = valuesOf(described, schema);
  const changed = fc
    .tuple(valid, fc.nat(), anything, fc.constantFrom('replace', 'remove', 'add'))
    .map(([body, at, value, how]) => withChange(body, at, value, how));
  return fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: anything },
  );
}

/** One place of the body, chosen among all, replaced, removed, or joined by a field nobody asked for. */
function withChange(body: unknown, at: number, value: unknown, how: string): unknown {
  const copy: unknown = structuredClone(body);
  const places = placesIn(copy);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return value;
  const [parent, key] = place;
  if (how === 'add') Reflect.set(parent, 'nobody_asked', value);
  else if (how === 'remove' && !Array.isArray(parent)) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return copy;
}

function placesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [value, key] as [object, string],
    ...placesIn(part),
  ]);
}
