import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** A collector that cannot be reached must not hold up a stop. */
const LONGEST_FAREWELL_MS = 2_000;

export interface TracingOptions {
  /** Where the collector takes traces; the path is part of it. */
  readonly url: string;
  /** Share of the traces begun here that are kept, 0 to 1; a caller's own decision counts before it. */
  readonly ratio: number;
  readonly role: string;
}

/**
 * Sends traces by OTLP over HTTP from now on; returns how to send what is left and end. OTEL_SERVICE_NAME,
 * OTEL_RESOURCE_ATTRIBUTES and OTEL_EXPORTER_OTLP_HEADERS are read by the libraries themselves.
 */
export function startTracing({ url, ratio, role }: TracingOptions): () => Promise<void> {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'emit', 'emit.role': role }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await Promise.race([provider.shutdown(), pause(LONGEST_FAREWELL_MS)]);
  };
}
