import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

/** One value of a figure that is asked for when the metrics are. */
export interface Reading {
  readonly labels?: Labels;
  readonly value: number;
}

/** Prometheus metrics of one process. Base units; every label is from a closed set, so that no id is ever one. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: this.registers });
  }

  /** Of durations in seconds; `buckets` are their upper bounds. */
  histogram<L extends string>(name: string, help: string, labelNames: L[], buckets: number[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: this.registers });
  }

  gauge<L extends string>(name: string, help: string, labelNames: L[]): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: this.registers });
  }

  /** A figure read anew for every scrape. One that cannot be read is left out, never shown as it last was or as 0. */
  readings(name: string, help: string, labelNames: string[], read: () => Promise<readonly Reading[]>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: this.registers,
      async collect() {
        gauge.reset();
        gauge.remove({});
        for (const { labels = {}, value } of await read().catch(() => [])) gauge.set(labels, value);
      },
    });
  }
}
