import type { FoldEvent, RecordedEvent } from '../../kernel/event.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { reasonOf } from '../support/failures.js';
import type { Findings } from './findings.js';

const FACTS = ['at', 'memberId', 'schema'] as const;

/**
 * Compares what folds and `audit tokens` read of each event with its record, which alone the chain covers: the embedded log
 * keeps a time, a member and a schema beside it, for speed, and whoever changes those moves the ledger.
 */
export class ColumnCheck {
  private readonly pages: AsyncIterator<FoldEvent[]>;
  private page: readonly FoldEvent[] = [];
  private next = 0;
  private readable = true;

  constructor(
    eventStore: EventStore,
    private readonly findings: Findings,
    private readonly signal: AbortSignal,
  ) {
    // Nobody's data: it stands in one place.
    this.pages = eventStore.replay({ after: 0, dataOf: [] })[Symbol.asyncIterator]();
  }

  /** The next events of the event store, in its order. */
  async check(events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      while (this.readable && (this.page[this.next]?.position ?? 0) < event.position) await this.turn();
      const read = this.page[this.next];
      if (read?.position === event.position) this.compare(event, read);
    }
  }

  private async turn(): Promise<void> {
    this.next += 1;
    if (this.next < this.page.length) return;
    try {
      const turned = await this.pages.next();
      this.readable = turned.done !== true;
      this.page = turned.done === true ? [] : turned.value;
      this.next = 0;
    } catch (error) {
      if (this.signal.aborted) throw error;
      this.readable = false;
      const what = `what folds read cannot be read on: ${reasonOf(error)}`;
      this.findings.add({ check: 'columns', where: 'the log', what, positions: [] });
    }
  }

  private compare({ type, stream, revision, position, metadata }: RecordedEvent, read: FoldEvent): void {
    for (const fact of FACTS) {
      if (read[fact] === metadata[fact]) continue;
      const [folded, recorded] = [shown(fact, read[fact]), shown(fact, metadata[fact])];
      const what = `revision ${revision} (${type}) is added up and folded with ${fact} ${folded}, its record has ${recorded}`;
      this.findings.add({ check: 'columns', where: stream, what, positions: [position] });
    }
  }
}

function shown(fact: (typeof FACTS)[number], value: string | number): string {
  const at = new Date(fact === 'at' ? value : NaN);
  return Number.isNaN(at.valueOf()) ? String(value) : at.toISOString();
}
