import { context, SpanStatusCode, trace, type Attributes, type Span, type Tracer } from '@opentelemetry/api';

/** Does nothing until a provider is there (otlp.ts). */
export function tracer(): Tracer {
  return trace.getTracer('emit');
}

/** Runs the work in a span of the trace under way; where there is none, simply runs it. */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (trace.getSpan(context.active()) === undefined) return work(null);
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // The kind of error alone: its message may quote what a member wrote.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}
