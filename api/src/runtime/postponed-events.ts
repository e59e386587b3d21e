import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FoldEvent } from '../kernel/event.js';

/** Characters of events that are written together, and come back as a page. */
const BLOCK = 65_536;

interface Part {
  /** Events as JSON that are not written yet. */
  waiting: string[];
  characters: number;
  readonly blocks: { readonly from: number; readonly bytes: number }[];
}

/**
 * Events that are put aside, in parts, until there is room to fold them. The file has no name: it is gone with the
 * process, however that ends.
 */
export class PostponedEvents {
  private readonly parts = new Map<number, Part>();
  private file: number | null = null;
  private end = 0;

  /** `folder` is for the file, which is made with the first block. */
  constructor(private readonly folder: string) {}

  /** Throws what the disk says when it is full. */
  add(part: number, event: FoldEvent): void {
    const known = this.known(part);
    const json = JSON.stringify(event);
    known.waiting.push(json);
    known.characters += json.length;
    if (known.characters >= BLOCK) this.write(known);
  }

  /** A part's events in the order in which they came, in pages; each part once. */
  *take(part: number): Generator<FoldEvent[]> {
    const { blocks, waiting } = this.known(part);
    this.parts.delete(part);
    for (const { from, bytes } of blocks) {
      const block = Buffer.allocUnsafe(bytes);
      readSync(this.opened(), block, 0, bytes, from);
      yield JSON.parse(block.toString()) as FoldEvent[];
    }
    if (waiting.length > 0) yield JSON.parse(listOf(waiting)) as FoldEvent[];
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }

  private known(number: number): Part {
    const known = this.parts.get(number) ?? { waiting: [], characters: 0, blocks: [] };
    this.parts.set(number, known);
    return known;
  }

  private write(part: Part): void {
    const block = Buffer.from(listOf(part.waiting));
    for (let done = 0; done < block.length;) {
      done += writeSync(this.opened(), block, done, block.length - done, this.end + done);
    }
    part.blocks.push({ from: this.end, bytes: block.length });
    this.end += block.length;
    part.waiting = [];
    part.characters = 0;
  }

  private opened(): number {
    if (this.file !== null) return this.file;
    const path = join(this.folder, `rebuild-${randomUUID()}`);
    this.file = openSync(path, 'wx+', 0o600);
    rmSync(path);
    return this.file;
  }
}

function listOf(events: readonly string[]): string {
  return `[${events.join(',')}]`;
}
