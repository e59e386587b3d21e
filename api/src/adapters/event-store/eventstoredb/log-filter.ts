import type { LogFilter } from '../../../ports/event-store.port.js';
import type { ServerFilter } from './requests.js';

/**
 * What the server can leave out by itself: it filters by type or by stream, never by both, and by prefixes; so every
 * event that comes is looked at again with `matches`.
 */
export function serverFilter({ types, streamPrefix }: LogFilter): ServerFilter {
  if (types && types.length > 0) return { typePrefixes: types };
  if (streamPrefix) return { streamPrefix };
  // All but the server's own.
  return { types: /^[^$].*/ };
}

/** Whether an event is one of those asked for. */
export function matches(
  { after, types, streamPrefix = '' }: LogFilter,
  event: { readonly position: number; readonly type: string; readonly stream: string },
): boolean {
  return (
    event.position > after &&
    event.stream.startsWith(streamPrefix) &&
    (types === undefined || types.includes(event.type))
  );
}
