import type { Environment } from './environment.js';
import { exposedHost, isPrivate, uncheckedCertificates } from './store-urls.js';

/** What is sent where, by setting. */
export interface Destinations {
  readonly eventStoreUrl: string | null;
  readonly mongoUrl: string | null;
  readonly tracesUrl: string | null;
}

/**
 * The first setting by which, in production, something would go in the clear over a network that is not private, or to
 * whoever says to be who was meant: its name, and what is wrong with it.
 */
export function unsafeSetting(
  env: Environment,
  { eventStoreUrl, mongoUrl, tracesUrl }: Destinations,
): readonly [name: string, fault: string] | null {
  // Node's own switch, for every connection of the process.
  if (env['NODE_TLS_REJECT_UNAUTHORIZED']?.trim() === '0')
    return ['NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0: no certificate would be checked'];
  for (const [name, url] of [
    ['EVENTSTORE_URL', eventStoreUrl],
    ['MONGODB_URL', mongoUrl],
  ] as const) {
    const host = url && exposedHost(url);
    if (host) return [name, `must ask for TLS (tls=true): ${host} is not a private address`];
  }
  const unchecked = mongoUrl && uncheckedCertificates(mongoUrl);
  if (unchecked) return ['MONGODB_URL', `must not have ${unchecked}: certificates would not be checked`];
  const collector = tracesUrl && exposedCollector(tracesUrl);
  return collector
    ? ['OTEL_EXPORTER_OTLP_ENDPOINT', `must begin with https://: ${collector} is not a private address`]
    : null;
}

function exposedCollector(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return protocol === 'http:' && !isPrivate(host) ? host : null;
}
