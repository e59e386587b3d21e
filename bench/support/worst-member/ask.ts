import { request, type Agent } from 'node:http';
import type { Attack } from './attacks.js';

export interface Asking {
  readonly origin: string;
  readonly agent: Agent;
  /** Of its own: the limits by address are not what is measured. */
  readonly address: string;
  /** None where nobody is signed in. */
  readonly token?: string | undefined;
}

/** How many answers had each status; 0 where the connection was closed. */
export type Answered = Record<number, number>;

/** Resolves with the status once all of the answer was read; with 0 where the connection was closed. */
export function ask(
  { origin, agent, address, token }: Asking,
  { method, path, body }: Attack,
): Promise<number> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'x-forwarded-for': address,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, headers, agent }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', () => resolve(0));
      response.resume();
    });
    sent.on('error', () => resolve(0)).end(body);
  });
}
