import type { RecordedEvent } from '../../../kernel/event.js';
import type { Findings } from '../findings.js';

/** Clocks of several machines differ by less; and what waited for the event store has the time at which it was recorded. */
const TOLERANCE_MS = 60 * 60 * 1_000;

/** Finds events that came after the evidence and say that they happened before: nobody could have seen them then. */
export class BackDated {
  /** Of the events that the evidence has, the latest. */
  private latest = 0;

  constructor(
    private readonly evidence: string,
    private readonly findings: Findings,
  ) {}

  covered({ metadata }: RecordedEvent): void {
    this.latest = Math.max(this.latest, metadata.at);
  }

  later({ type, stream, position, metadata }: RecordedEvent): void {
    if (metadata.at >= this.latest - TOLERANCE_MS) return;
    const [says, then] = [metadata.at, this.latest].map((at) => new Date(at).toISOString());
    const what =
      `position ${position} (${type}, id ${metadata.id}) was appended after ${this.evidence}, whose last event is of ${then}, ` +
      `and says that it happened on ${says}`;
    this.findings.add({ check: 'against', where: stream, what, positions: [position] });
  }
}
