import { textHash } from './text-hash.js';

/** Slots of the first table: 2^16. */
const FIRST_SLOTS = 1 << 16;

/**
 * A set of ids as 32-bit hashes in the slots that 32 more bits choose: 5 to 11 bytes an id, where the ids themselves would take
 * twenty times that. It grows by one more table, twice as large as the last, and copies nothing. Two ids may look alike (once
 * in 30 logs of ten million events), so whoever is told of a duplicate looks at the ids again.
 */
export class IdSet {
  private readonly tables = [new Uint32Array(FIRST_SLOTS)];
  /** Ids in the last table. */
  private latest = 0;

  /** False when the id, or one that looks like it, is in the set already. */
  add(id: string): boolean {
    const [mark, place] = textHash(id);
    if (this.isThere(mark, place)) return false;
    const table = this.roomy();
    table[slotOf(table, mark, place)] = mark;
    this.latest += 1;
    return true;
  }

  /** Whether the id, or one that looks like it, is in the set. */
  has(id: string): boolean {
    return this.isThere(...textHash(id));
  }

  private isThere(mark: number, place: number): boolean {
    for (const table of this.tables) if (table[slotOf(table, mark, place)] === mark) return true;
    return false;
  }

  /** The last table, of which at most three quarters are taken. */
  private roomy(): Uint32Array {
    const last = this.tables.at(-1) as Uint32Array;
    if (this.latest * 4 < last.length * 3) return last;
    this.latest = 0;
    const table = new Uint32Array(last.length * 2);
    this.tables.push(table);
    return table;
  }
}

/** Where it is in a table, or the free slot where it belongs. */
function slotOf(table: Uint32Array, mark: number, place: number): number {
  const mask = table.length - 1;
  let slot = place & mask;
  while (table[slot] !== 0 && table[slot] !== mark) slot = (slot + 1) & mask;
  return slot;
}
