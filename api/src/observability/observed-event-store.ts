import type { NewEvent } from '../kernel/event.js';
import {
  RevisionConflict,
  StoreUnavailable,
  type AppendOptions,
  type Appended,
  type EventStore,
} from '../ports/event-store.port.js';
import type { AppendsUnderWay } from './appends-under-way.js';
import type { Metrics } from './metrics.js';
import { RefusedWrites } from './refused-writes.js';
import { overlay } from './overlay.js';
import { inSpan } from './spans.js';

/** Measures and traces appends. */
class Observed implements Pick<EventStore, 'append'> {
  private readonly appends;
  private readonly appended;

  constructor(
    private readonly store: EventStore,
    metrics: Metrics,
    private readonly underWay: AppendsUnderWay,
    private readonly writes: RefusedWrites,
  ) {
    this.appends = metrics.histogram(
      'emit_append_duration_seconds',
      'Time until an append was durable or refused, by outcome: ok, conflict, unavailable or error',
      ['outcome'],
      [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
    );
    this.appended = metrics.counter(
      'emit_appended_events_total',
      'Events appended by this process, by type',
      ['type'],
    );
  }

  append(
    stream: string,
    expectedRevision: number,
    events: readonly NewEvent[],
    options?: AppendOptions,
  ): Promise<Appended> {
    const types = events.map(({ type }) => type);
    return inSpan('append', { 'emit.event_types': types }, async (span) => {
      this.underWay.begin(stream, expectedRevision + events.length);
      const took = this.appends.startTimer();
      try {
        const appended = await this.store.append(stream, expectedRevision, events, options);
        took({ outcome: 'ok' });
        this.writes.accepted();
        if (appended.stored === null) for (const type of types) this.appended.inc({ type });
        span?.setAttribute('emit.position', appended.position);
        return appended;
      } catch (error) {
        took({ outcome: outcomeOf(error) });
        this.writes.refused(error);
        throw error;
      }
    });
  }
}

/** The same log, watched. */
export function observedEventStore(
  store: EventStore,
  metrics: Metrics,
  underWay: AppendsUnderWay,
  writes = new RefusedWrites(),
): EventStore {
  return overlay(store, new Observed(store, metrics, underWay, writes));
}

function outcomeOf(error: unknown): string {
  if (error instanceof RevisionConflict) return 'conflict';
  return error instanceof StoreUnavailable ? 'unavailable' : 'error';
}
