import { LIMITS } from '@emit/contract/limits';
import { faultInShape } from '../../http/validation/body-shape.js';
import { parseEventStream } from '../event-stream.js';
import type { Described, DescribedAnswer, Parameter } from './described.js';
import type { Answer, Sent } from './sending.js';

/** Refusals of what the document allows, by operation: rules that no schema can say, known by their text. */
export type Beyond = Readonly<Record<string, RegExp>>;

/** What is wrong with an answer; null when all is as the document says. */
export function faultOf(described: Described, sent: Sent, answer: Answer, beyond: Beyond): string | null {
  const { operation, method } = sent.draft;
  if (answer.status >= 500 && answer.status !== 502) return 'a server error';
  if (answer.headers['x-correlation-id'] === undefined) return 'no correlation id';
  if (method === 'HEAD') return answer.body.length > 0 ? 'a body for HEAD' : null;
  if (method !== operation.method) return otherMethod(described, answer);
  const documented = operation.answers[answer.status];
  if (documented === undefined) return `${answer.status} is not documented`;
  return (
    bodyFault(described, documented, answer) ??
    headersFault(documented, answer) ??
    judgementFault(described, sent, answer, beyond[operation.name])
  );
}

function otherMethod(described: Described, { status, headers, body }: Answer): string | null {
  if (status === 405 && headers.allow === undefined) return '405 without Allow';
  if (status === 401 || (status >= 200 && status < 300)) return null;
  return described.fault({ $ref: '#/components/schemas/ErrorBody' }, jsonOf(body));
}

function bodyFault(described: Described, { content = {} }: DescribedAnswer, answer: Answer): string | null {
  const type = answer.headers['content-type']?.split(';', 1)[0] ?? '';
  const schema = content[type]?.schema;
  if (schema === undefined) return `content type '${type}' is not documented`;
  if (type === 'application/json') return described.fault(schema, jsonOf(answer.body));
  if (type !== 'text/event-stream') return null;
  const events = parseEventStream(answer.body.toString());
  const names = events.map(({ event }) => event).join(' ');
  if (!/^(delta )*(done|error)$/.test(names)) return `events ${names}`;
  const schemas = { delta: 'GuideDelta', done: 'GuideResponse', error: 'ErrorBody' } as const;
  for (const { event, data } of events) {
    const name = schemas[event as keyof typeof schemas];
    const fault = described.fault({ $ref: `#/components/schemas/${name}` }, data);
    if (fault !== null) return `${event}: ${fault}`;
  }
  return null;
}

function headersFault({ headers = {} }: DescribedAnswer, answer: Answer): string | null {
  const missing = Object.keys(headers).find((name) => answer.headers[name.toLowerCase()] === undefined);
  return missing === undefined ? null : `no ${missing}`;
}

/** What the document allows must be taken, and what it does not must be refused. */
function judgementFault(
  described: Described,
  sent: Sent,
  answer: Answer,
  beyond: RegExp | undefined,
): string | null {
  const wrong = wrongIn(described, sent);
  const refused = answer.status >= 400;
  if (wrong !== null) return refused ? null : `taken, though ${wrong}`;
  if (![400, 413, 415].includes(answer.status)) return null;
  const { detail } = jsonOf(answer.body) as { detail: string };
  return beyond?.test(detail) ? null : `refused, though all is right: ${detail}`;
}

function wrongIn(described: Described, { draft, headers, path, query, body }: Sent): string | null {
  const { operation, who } = draft;
  if (operation.secured && typeof who !== 'number') return 'nobody is signed in';
  const values = (one: Parameter): string[] => {
    if (one.in === 'path') return [path[one.name] ?? ''];
    if (one.in === 'query') return query.filter(([name]) => name === one.name).map(([, value]) => value);
    return [headers[one.name.toLowerCase()] ?? []].flat();
  };
  for (const one of operation.parameters) {
    const given = values(one);
    if (given.length > 1 || (one.required && given.length === 0))
      return `${one.name} is there ${given.length} times`;
    const fault = given.length === 0 ? null : described.fault(one.schema, given[0]);
    if (fault !== null) return `${one.name}: ${fault}`;
  }
  return bodyWrong(described, { draft, body });
}

/** Whole conversations may be longer. */
function mostBytes(path: string): number {
  return path.startsWith('/api/v1/conversations') ? LIMITS.conversationBodyBytes : LIMITS.bodyBytes;
}

const JSON_TYPE = /^application\/json\s*(;.*)?$/i;

function bodyWrong(described: Described, { draft, body }: Pick<Sent, 'draft' | 'body'>): string | null {
  const schema = draft.operation.body;
  if (draft.operation.method === 'GET') return null;
  if (body === null) return schema === null ? null : 'there is no body';
  if (body.length > mostBytes(draft.operation.path)) return 'the body is too large';
  if (!JSON_TYPE.test(draft.contentType ?? '')) return 'the body is not said to be JSON';
  const value = jsonOf(body);
  if (value === undefined) return 'the body is no JSON';
  if (body.includes('"__proto__":')) return 'the body is poisoned';
  if (faultInShape(body.toString()) !== null) return 'the body is hard to read';
  return schema === null ? null : described.fault(schema, value);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
