import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
  readonly arrayValue?: { readonly values: readonly Value[] };
}

interface Attribute {
  readonly key: string;
  readonly value: Value;
}

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[];
  }[];
}

/** A local collector that takes OTLP over HTTP with JSON, and keeps every span it is sent. */
export class OtlpCollector {
  readonly spans: CollectedSpan[] = [];
  /** All that it was sent, as text. */
  received = '';
  private readonly server = createServer((request, response) => {
    void text(request).then((body) => {
      this.received += body;
      const { resourceSpans } = JSON.parse(body) as ExportRequest;
      for (const { scopeSpans } of resourceSpans)
        this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  static async start(): Promise<OtlpCollector> {
    const collector = new OtlpCollector();
    await new Promise<void>((listening) => collector.server.listen(0, '127.0.0.1', listening));
    return collector;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The spans of one trace. */
  trace(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  close(): Promise<void> {
    return new Promise((closed) => {
      this.server.close(() => closed());
      this.server.closeAllConnections();
    });
  }
}

export function attributeOf({ attributes }: CollectedSpan, key: string): Value | undefined {
  return attributes.find((attribute) => attribute.key === key)?.value;
}
