import type { FoldEvent } from '../../kernel/event.js';
import type { Sequence, SequenceDocument, SequenceFold } from '../../kernel/projection.js';
import type { Filling, WrittenDocument } from '../../ports/read-models.port.js';

/** Documents that are put together. */
const BATCH = 64;

/** Fills an empty version with the documents of the event store's order; those that are complete leave the memory. */
export class SequenceFiller {
  private readonly work: SequenceFold;
  private waiting: WrittenDocument[] = [];
  private folded = 0;

  constructor(
    sequence: Sequence,
    private readonly stored: Pick<Filling, 'put'>,
  ) {
    this.work = sequence.resume(null);
  }

  /** Events folded so far. */
  get events(): number {
    return this.folded;
  }

  /** Every event of the event store, in its order. */
  async fold(page: readonly FoldEvent[]): Promise<void> {
    for (const event of page) this.work.add(event);
    this.folded += page.length;
    this.waiting.push(...this.work.take().map(writtenOf));
    if (this.waiting.length >= BATCH) await this.writeOut();
  }

  /** Writes what is left; the head also of an empty log, for without one nothing is folded on. */
  async complete(): Promise<void> {
    this.waiting.push(writtenOf(this.work.head()));
    await this.writeOut();
  }

  private async writeOut(): Promise<void> {
    const written = this.waiting;
    this.waiting = [];
    if (written.length > 0) await this.stored.put(written);
  }
}

/** They are nobody's. */
function writtenOf({ key, position, body }: SequenceDocument): WrittenDocument {
  return { key, owner: '', position, json: JSON.stringify(body) };
}
