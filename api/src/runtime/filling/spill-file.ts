import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** Characters that are written together. */
const BLOCK = 32_768;

/** Blocks of a part that come back together: few pages, each of them large. */
const BLOCKS = 64;

interface Block {
  readonly from: number;
  readonly bytes: number;
}

interface Part {
  /** Not written yet, as JSON. */
  waiting: string[];
  characters: number;
  readonly blocks: Block[];
}

/**
 * Spills values to disk, in parts, until there is room for them: values that JSON can hold. The file has no name: it is gone
 * with the process, however that ends.
 */
export class SpillFile<T> {
  private readonly parts = new Map<number, Part>();
  private file: number | null = null;
  private end = 0;

  /** `folder` is for the file, which is made with the first block. */
  constructor(private readonly folder: string) {}

  /** Throws what the disk says when it is full. */
  add(part: number, value: T): void {
    const known = this.known(part);
    const json = JSON.stringify(value);
    known.waiting.push(json);
    known.characters += json.length;
    if (known.characters >= BLOCK) this.write(known);
  }

  /** What was put aside of a part, in its order, in pages; each part once. */
  *take(part: number): Generator<T[]> {
    const { blocks, waiting } = this.known(part);
    this.parts.delete(part);
    for (let first = 0; first < blocks.length; first += BLOCKS) {
      yield blocks.slice(first, first + BLOCKS).flatMap((block) => this.read(block));
    }
    if (waiting.length > 0) yield JSON.parse(listOf(waiting)) as T[];
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

  private read({ from, bytes }: Block): T[] {
    const block = Buffer.allocUnsafe(bytes);
    readSync(this.opened(), block, 0, bytes, from);
    return JSON.parse(block.toString()) as T[];
  }

  private opened(): number {
    if (this.file !== null) return this.file;
    const path = join(this.folder, `rebuild-${randomUUID()}`);
    this.file = openSync(path, 'wx+', 0o600);
    rmSync(path);
    return this.file;
  }
}

function listOf(jsons: readonly string[]): string {
  return `[${jsons.join(',')}]`;
}
