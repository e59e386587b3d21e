import { once } from 'node:events';
import { Agent, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Draft, Spoiling } from './requests.js';
import type { State } from './state.js';

/** A request as it goes over the wire. */
export interface Sent {
  readonly draft: Draft;
  readonly method: string;
  readonly url: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Of surrogate pairs: an address cannot hold them. */
const LONE_HALVES = /\p{Surrogate}/gu;
const LONGEST_MS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 2 });

/** Whole answers; throws when the connection fails. */
export async function answerTo(origin: string, { method, url, headers, body }: Sent): Promise<Answer> {
  const length = body === null ? {} : { 'content-length': body.length };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const request = send(origin + url, { method, agent, signal, headers: { ...headers, ...length } });
  request.end(body ?? undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/** The request of a draft, as the state is now. */
export function sentOf(draft: Draft, state: State): Sent {
  const { operation, who, method, spoiled, contentType } = draft;
  const member = typeof who === 'number' ? (state.members[who] ?? null) : null;
  const filled = (value: unknown) => String(state.resolve(value, member)).replace(LONE_HALVES, '\ufffd');
  const path = Object.fromEntries(Object.entries(draft.path).map(([name, value]) => [name, filled(value)]));
  const query = draft.query.map(([name, value]) => [filled(name), filled(value)] as const);
  const body = bodyOf(state.resolve(draft.body, member), spoiled);
  const token = who === 'forger' ? 'Bearer eyJhbGciOiJub25lIn0.e30.' : member && `Bearer ${member.token}`;
  return {
    draft,
    method,
    url:
      operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')) +
      queryOf(query),
    path,
    query,
    headers: {
      ...draft.headers,
      ...(token && { authorization: token }),
      ...(body !== null && contentType !== null && { 'content-type': contentType }),
    },
    body,
  };
}

function queryOf(query: Sent['query']): string {
  const text = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return text === '' ? '' : `?${text}`;
}

function bodyOf(body: unknown, spoiled: Spoiling): Buffer | null {
  if (body === undefined) return null;
  const text = JSON.stringify(body);
  return Buffer.from(spoilt(text, spoiled), spoiled === 'not UTF-8' ? 'latin1' : 'utf8');
}

function spoilt(text: string, how: Spoiling): string {
  switch (how) {
    case 'not':
      return text;
    case 'cut':
      return text.slice(0, text.length >> 1);
    case 'doubled':
      return text + text;
    case 'empty':
      return '';
    case 'huge':
      return `{"padding":"${'a'.repeat(262_144)}",${text.slice(1)}`;
    case 'deep':
      return '{"deep":'.repeat(40) + text + '}'.repeat(40);
    case 'infinite':
      return text.replace(/:\s*-?\d+/, ':1e999');
    case 'poisoned':
      return `{"__proto__":{"admin":true},${text.slice(1)}`;
    case 'not UTF-8':
      return text.replace(/[^"\\]"/, '\xff"');
  }
}
