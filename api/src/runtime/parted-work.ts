import type { FoldEvent } from '../kernel/event.js';
import { BoundedHeap } from './bounded-heap.js';
import { PostponedEvents } from './postponed-events.js';
import { PARTS, partOf, type VersionFiller } from './version-filler.js';

/** Bytes of heap allowed for a character of documents; two thirds of them are in use. */
const HEAP = 1.9;

/** Parts that are put off together: each time, all documents are gone through. */
const STEP = 8;

/** Gives events to the fillers of their types, and puts those aside for whose members there is no room. */
export class PartedWork {
  private readonly byType = new Map<string, VersionFiller[]>();
  private readonly postponed: PostponedEvents;
  /** Parts whose members have no room any more: those below this number. */
  private putOff = 0;
  private readonly heap: BoundedHeap;

  constructor(
    private readonly fillers: readonly VersionFiller[],
    /** Characters of documents that may be in memory. */
    private readonly held: number,
    folder: string,
  ) {
    this.postponed = new PostponedEvents(folder);
    this.heap = new BoundedHeap(held * HEAP);
    for (const filler of fillers) {
      for (const type of filler.projection.types)
        this.byType.set(type, [...(this.byType.get(type) ?? []), filler]);
    }
  }

  /** The types of event that any of them folds. */
  get types(): string[] {
    return [...this.byType.keys()];
  }

  /** Answers how many of the events were folded; the others are put aside. */
  async fold(page: readonly FoldEvent[]): Promise<number> {
    let folded = 0;
    for (const event of page) {
      const part = this.putOff === 0 ? PARTS : partOf(event.memberId);
      if (part < this.putOff) this.postponed.add(part, event);
      else {
        this.give(event);
        folded += 1;
      }
    }
    this.foldGiven();
    while (this.isFull() && this.putOff < PARTS) {
      this.putOff += STEP;
      await this.writeOut(this.putOff);
    }
    return folded;
  }

  /** Folds what was put aside, part by part, and writes everything. */
  async complete(signal: AbortSignal, onFolded: (events: number) => void): Promise<void> {
    await this.writeOut();
    for (let part = 0; part < this.putOff; part++) {
      for (const page of this.postponed.take(part)) {
        signal.throwIfAborted();
        for (const event of page) this.give(event);
        for (const filler of this.fillers) await filler.load();
        this.foldGiven();
        onFolded(page.length);
      }
      await this.writeOut();
    }
  }

  close(): void {
    this.postponed.close();
  }

  private give(event: FoldEvent): void {
    for (const filler of this.byType.get(event.type) ?? []) filler.add(event);
  }

  private foldGiven(): void {
    for (const filler of this.fillers) filler.fold();
    this.heap.tidy();
  }

  private async writeOut(below?: number): Promise<void> {
    for (const filler of this.fillers) await filler.writeOut(below);
  }

  private isFull(): boolean {
    return this.fillers.reduce((sum, filler) => sum + filler.held, 0) > this.held;
  }
}
