import type { FoldEvent } from '../../kernel/event.js';
import type { Lift } from '../../kernel/event-catalogue.js';
import { BoundedHeap } from './bounded-heap.js';
import { PARTS, partOf } from './parts.js';
import { SpillFile } from './spill-file.js';
import { lifted } from './placed.js';
import type { Document, VersionFiller } from './version-filler.js';

/** Bytes of heap allowed for a character of documents: about 1.6 are in use. */
const HEAP = 2.4;

/** Parts that are put off together: each time, all documents are gone through. */
const STEP = 8;

/** A document that was put aside with its part, and the place of its filler. */
type PostponedDocument = readonly [filler: number, document: Document];

/**
 * Gives events to the fillers of their types. When documents outgrow the memory, parts of the members are put off: their
 * documents and their spilled events are put aside, and come back when the rest is done. So each document is written
 * once, whole, however long the event store is.
 */
export class PartitionedFold {
  private readonly byType = new Map<string, VersionFiller[]>();
  private readonly documents: SpillFile<PostponedDocument>;
  private readonly spilled: SpillFile<FoldEvent>;
  /** Parts whose members have no room any more: those below this number. */
  private spilledBelow = 0;
  private readonly heap: BoundedHeap;

  constructor(
    private readonly fillers: readonly VersionFiller[],
    private readonly lift: Lift,
    /** Characters of documents that may be in memory. */
    private readonly held: number,
    folder: string,
  ) {
    this.documents = new SpillFile(folder);
    this.spilled = new SpillFile(folder);
    this.heap = new BoundedHeap(held * HEAP);
    for (const filler of fillers) {
      for (const type of filler.projection.types)
        this.byType.set(type, [...(this.byType.get(type) ?? []), filler]);
    }
  }

  /** Returns how many of the events were folded; the others are put aside. */
  fold(page: readonly FoldEvent[]): number {
    let folded = 0;
    for (const stored of page) {
      const event = lifted(stored, this.lift);
      const part = this.spilledBelow === 0 ? PARTS : partOf(event.memberId);
      if (part < this.spilledBelow) this.spilled.add(part, withoutChain(event));
      else {
        this.give(event);
        folded += 1;
      }
    }
    this.foldGiven();
    while (this.isFull() && this.spilledBelow < PARTS) this.spillMore();
    return folded;
  }

  /** Writes what is in memory, then folds what was put aside, part by part, and writes it. */
  async complete(signal: AbortSignal, onFolded: (events: number) => void): Promise<void> {
    await this.writeOut();
    for (let part = 0; part < this.spilledBelow; part++) {
      for (const page of this.documents.take(part)) {
        for (const [filler, document] of page) this.fillers[filler]?.putBack(document);
      }
      for (const page of this.spilled.take(part)) {
        signal.throwIfAborted();
        for (const event of page) this.give(event);
        this.foldGiven();
        onFolded(page.length);
      }
      await this.writeOut();
    }
  }

  close(): void {
    this.documents.close();
    this.spilled.close();
  }

  private give(event: FoldEvent): void {
    for (const filler of this.byType.get(event.type) ?? []) filler.add(event);
  }

  private foldGiven(): void {
    for (const filler of this.fillers) filler.fold();
    this.heap.tidy();
  }

  private spillMore(): void {
    this.spilledBelow += STEP;
    this.fillers.forEach((filler, index) => {
      for (const document of filler.takeOut(this.spilledBelow))
        this.documents.add(document.part, [index, document]);
    });
  }

  private async writeOut(): Promise<void> {
    for (const filler of this.fillers) await filler.writeOut();
  }

  private isFull(): boolean {
    return this.fillers.reduce((sum, filler) => sum + filler.held, 0) > this.held;
  }
}

/** The order of the event store is folded already. */
function withoutChain({ chain: _, ...event }: FoldEvent): FoldEvent {
  return event;
}
