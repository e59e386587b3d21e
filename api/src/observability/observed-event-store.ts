import { RevisionConflict, StoreUnavailable, type EventStore } from '../ports/event-store.port.js';
import type { AppendsUnderWay } from './appends-under-way.js';
import type { Metrics } from './metrics.js';
import { RefusedWrites } from './refused-writes.js';
import { overlay } from './overlay.js';
import { inSpan } from './spans.js';

/** The same log; appends are measured and traced. */
export function observedEventStore(
  store: EventStore,
  metrics: Metrics,
  underWay: AppendsUnderWay,
  writes = new RefusedWrites(),
): EventStore {
  const appends = metrics.histogram(
    'emit_append_duration_seconds',
    'Time until an append was durable or refused, by outcome: ok, conflict, unavailable or error',
    ['outcome'],
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
  );
  const counted = metrics.counter('emit_appended_events_total', 'Events appended by this process, by type', [
    'type',
  ]);
  const append: EventStore['append'] = (stream, expectedRevision, events, options) => {
    const types = events.map(({ type }) => type);
    return inSpan('append', { 'emit.event_types': types }, async (span) => {
      underWay.begin(stream, expectedRevision + events.length);
      const took = appends.startTimer();
      try {
        const appended = await store.append(stream, expectedRevision, events, options);
        took({ outcome: 'ok' });
        writes.accepted();
        if (appended.stored === null) for (const type of types) counted.inc({ type });
        span?.setAttribute('emit.position', appended.position);
        return appended;
      } catch (error) {
        took({ outcome: outcomeOf(error) });
        writes.refused(error);
        throw error;
      }
    });
  };
  return overlay(store, { append });
}

function outcomeOf(error: unknown): string {
  if (error instanceof RevisionConflict) return 'conflict';
  return error instanceof StoreUnavailable ? 'unavailable' : 'error';
}
