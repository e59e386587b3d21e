import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { isPrivate } from '../../settings/store-urls.js';

export const ENDPOINT_MAX = 1_000;

/**
 * Whether an address may be that of a push service: https, by a public name, on the usual port. Where its name leads is looked at
 * again with each connection.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!endpoint.startsWith('https://') || !URL.canParse(endpoint)) return false;
  const { hostname, port, username, password, hash } = new URL(endpoint);
  if ([port, username, password, hash].some((part) => part !== '')) return false;
  const name = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return isIP(name) === 0 && !isPrivate(name);
}

/** What a reminder is known by: of one browser there is one. */
export function reminderIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
