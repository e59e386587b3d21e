import { SpanKind, type Span, type SpanContext } from '@opentelemetry/api';
import type { FoldEvent } from '../kernel/event.js';
import type { EventStore, LogFilter } from '../ports/event-store.port.js';
import type { AppendsUnderWay } from './appends-under-way.js';
import type { Metrics } from './metrics.js';
import { overlay } from './overlay.js';
import { tracer } from './spans.js';

/** Of a page with at most so many events the requests are looked up, to be named in its span. */
const NAMED_AT_MOST = 32;

/** The same event store for the projector; the folding of what the event store hands over is measured and traced. */
export function observedFolds(store: EventStore, metrics: Metrics, underWay: AppendsUnderWay): EventStore {
  const folds = metrics.histogram(
    'emit_projection_duration_seconds',
    'Time in which the projector folded one page of the log, by outcome: ok or broken_off',
    ['outcome'],
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
  );
  const folded = metrics.counter('emit_projected_events_total', 'Events that the projector has folded', []);
  return overlay(store, {
    /** A page is being folded from when it is handed over until the next one is asked for. */
    async *subscribe(filter: LogFilter, signal: AbortSignal): AsyncIterable<FoldEvent[]> {
      for await (const page of store.subscribe(filter, signal)) {
        const span = beginFold(page, underWay.take(page));
        const took = folds.startTimer();
        let outcome = 'broken_off';
        try {
          yield page;
          outcome = 'ok';
          folded.inc(page.length);
          // A trace that cannot name its requests is no reason to fold the page again.
          if (span.isRecording()) await nameRequests(store, span, page).catch(() => undefined);
        } finally {
          took({ outcome });
          span.setAttribute('emit.outcome', outcome).end();
        }
      }
    },
  });
}

function beginFold(page: readonly FoldEvent[], appends: readonly SpanContext[]): Span {
  const attributes = {
    'emit.events': page.length,
    'emit.position.first': page.at(0)?.position ?? 0,
    'emit.position.last': page.at(-1)?.position ?? 0,
  };
  const links = appends.map((context) => ({ context }));
  return tracer().startSpan('project', { kind: SpanKind.CONSUMER, links, attributes, root: true });
}

/** A projector in a process of its own knows no spans of appends; it names the requests by their correlation ids. */
async function nameRequests(store: EventStore, span: Span, page: readonly FoldEvent[]): Promise<void> {
  const [first] = page;
  if (!first || page.length > NAMED_AT_MOST) return;
  const wanted = new Set(page.map(({ position }) => position));
  const named = new Set<string>();
  for await (const events of store.readAll({ after: first.position - 1 })) {
    for (const { position, metadata } of events) {
      if (wanted.delete(position)) named.add(metadata.correlationId);
    }
    if (wanted.size === 0 || (events.at(-1)?.position ?? 0) > (page.at(-1)?.position ?? 0)) break;
  }
  span.setAttribute('emit.correlation_ids', [...named]);
}
