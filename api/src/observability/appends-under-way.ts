import { context, trace, type SpanContext } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import type { FoldEvent } from '../kernel/event.js';

const KEPT = 10_000;

/** Which span appended what, by the place of the last event, until it is folded: so that a fold links to its append. */
export class AppendsUnderWay {
  private readonly spans = new LRUCache<string, SpanContext>({ max: KEPT });

  /** Before the append, because its events may be folded before it answers. */
  begin(stream: string, lastRevision: number): void {
    const span = trace.getSpan(context.active());
    if (span) this.spans.set(`${stream}@${lastRevision}`, span.spanContext());
  }

  /** The spans that appended these events, each once. */
  take(events: readonly FoldEvent[]): SpanContext[] {
    if (this.spans.size === 0) return [];
    return events.flatMap(({ stream, revision }) => {
      const place = `${stream}@${revision}`;
      const span = this.spans.get(place);
      if (!span) return [];
      this.spans.delete(place);
      return [span];
    });
  }
}
