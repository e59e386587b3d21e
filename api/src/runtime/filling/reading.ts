import type { ReplayFilter } from '../../ports/event-store.port.js';
import type { OnPage, Target } from './fill-versions.js';

/** What of the event store the targets fold. */
export function readBy(targets: readonly Pick<Target, 'projection'>[]): ReplayFilter {
  const projections = targets.map(({ projection }) => projection);
  const isInOrder = projections.some(({ sequence }) => sequence);
  const types = [...new Set(projections.flatMap((projection) => [...projection.types]))];
  const dataOf = types.filter((type) => projections.some((projection) => projection.dataOf.has(type)));
  return isInOrder ? { after: 0, dataOf, chains: true } : { after: 0, types, dataOf };
}

/** How far the event store is read, and how much of it is folded. */
export class Reading {
  private at = 0;
  private seen = 0;
  private folded = 0;

  constructor(private readonly onPage: OnPage) {}

  /** Of the last event that was read. */
  get position(): number {
    return this.at;
  }

  /** So many events, the last of them here. */
  read(events: number, position = this.at): void {
    this.at = position;
    this.seen += events;
  }

  /** So many more events are folded; which of those that were read need not be known. */
  fold(events: number): void {
    this.folded += events;
    this.onPage(events, Math.floor((this.at * this.folded) / Math.max(this.seen, 1)));
  }
}
