import { isRecord } from '../lib/is-record';
import { clearSession, readToken } from '../lib/session';
import { ApiError, NoResponse } from './errors';

export interface Call {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** It is sent to its end although the page is being left. */
  keepalive?: boolean;
  /** Of a session that is over in this browser. */
  token?: string;
}

/** Fired on window when the server no longer takes our token (spec §4: a 401 removes it). */
export const SESSION_REFUSED = 'emit:session-refused';

/** Fired on window when the server has no room for what the member writes. */
export const STORAGE_FULL = 'emit:storage-full';

/**
 * One call to the API. Throws ApiError for an answer that is not a success, NoResponse when there is none.
 * A 401 to a call that carried a token removes that token.
 */
export async function send(method: string, path: string, call: Call = {}): Promise<Response> {
  const token = call.token ?? readToken();
  const headers: Record<string, string> = { Accept: 'application/json', ...call.headers };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  const { signal, keepalive } = call;
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const response = await fetch(path, { method, headers, body, signal, keepalive }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NoResponse();
  });
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  // Another tab may have signed in meanwhile: only the token that was refused goes.
  if (response.status === 401 && token && token === readToken()) {
    clearSession();
    window.dispatchEvent(new Event(SESSION_REFUSED));
  }
  if (refusal.code === 'STORAGE_FULL') window.dispatchEvent(new Event(STORAGE_FULL));
  throw refusal;
}

/** The same, and the JSON of its answer; undefined when the answer is empty. */
export async function sendJson<T>(method: string, path: string, call: Call = {}): Promise<T | undefined> {
  const response = await send(method, path, call);
  const text = await response.text().catch(() => {
    throw new NoResponse();
  });
  if (text === '') return undefined;
  // The one place where the wire is trusted to be what the contract says.
  return JSON.parse(text) as T;
}

/** The JSON of a GET that has something to answer: an empty answer is an ApiError. */
export async function getJson<T>(path: string): Promise<T> {
  const answer = await sendJson<T>('GET', path);
  if (answer === undefined) throw new ApiError(204, '', '');
  return answer;
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const told = isRecord(body) ? body : {};
  const { code, detail, message } = told;
  return new ApiError(response.status, textIn(code), textIn(detail) || textIn(message), told);
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
