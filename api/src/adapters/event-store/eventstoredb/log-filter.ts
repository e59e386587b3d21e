import {
  eventTypeFilter,
  excludeSystemEvents,
  streamNameFilter,
  type Filter,
  type Position,
} from '@eventstore/db-client';
import type { LogFilter } from '../../../ports/event-store.port.js';

/** In units of 32 events that the server has looked at. */
const CHECKPOINT_INTERVAL = 32;

/**
 * What the server can leave out by itself: it filters by type or by stream, never by both, and by prefixes; so every
 * event that comes is looked at again with `matches`.
 */
export function serverFilter(
  { types, streamPrefix }: LogFilter,
  onCheckpoint: (position: Position) => void,
): Filter {
  const common = {
    checkpointInterval: CHECKPOINT_INTERVAL,
    checkpointReached: (_subscription: unknown, position: Position) => {
      onCheckpoint(position);
    },
  };
  if (types && types.length > 0) return eventTypeFilter({ prefixes: [...types], ...common });
  if (streamPrefix) return streamNameFilter({ prefixes: [streamPrefix], ...common });
  return excludeSystemEvents(common);
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
