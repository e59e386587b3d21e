import { hashOf } from './id-set.js';

const FIRST_GROUPS = 1 << 10;
/** Bytes of keys that are asked for at once; a key is never divided between two of these. */
const CHUNK = 1 << 20;

/**
 * Sums by key in typed arrays, some 80 bytes a key: objects in a map would take five times that, and a ledger by
 * conversation has a million keys. A key may be any text of less than a megabyte.
 */
export class PackedGroups<Column extends string> {
  private count = 0;
  /** Open addressing: 0 is free, else the group's number and 1. */
  private slots = new Uint32Array(FIRST_GROUPS * 2);
  private hashes = new Uint32Array(FIRST_GROUPS);
  private ends = new Uint32Array(FIRST_GROUPS);
  private begins = new Uint32Array(FIRST_GROUPS);
  private readonly chunks = [Buffer.alloc(CHUNK)];
  private filled = 0;
  /** Each made when something is added to it, and of the smaller kind for as long as that does. */
  private readonly columns = new Map<Column, Uint32Array | Float64Array>();

  get size(): number {
    return this.count;
  }

  /** The number of the key's group, from 0; a new group when there is none. */
  groupOf(key: string): number {
    const [hash] = hashOf(key);
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const group = (this.slots[slot] ?? 0) - 1;
      if (group < 0) return this.newGroup(slot, hash, key);
      if (this.hashes[group] === hash && this.key(group) === key) return group;
    }
  }

  key(group: number): string {
    const begin = this.begins[group] ?? 0;
    const chunk = this.chunks[Math.floor(begin / CHUNK)];
    return chunk?.toString('utf8', begin % CHUNK, this.ends[group]) ?? '';
  }

  add(group: number, column: Column, amount: number): void {
    if (amount !== 0) this.set(group, column, this.sum(group, column) + amount);
  }

  set(group: number, column: Column, sum: number): void {
    let sums = this.columns.get(column);
    if (!sums || sums.length <= group || (isSmall(sums) && !fitsSmall(sum))) {
      const Kind = (sums && !isSmall(sums)) || !fitsSmall(sum) ? Float64Array : Uint32Array;
      const larger = new Kind(this.hashes.length);
      if (sums) larger.set(sums);
      this.columns.set(column, (sums = larger));
    }
    sums[group] = sum;
  }

  sum(group: number, column: Column): number {
    return this.columns.get(column)?.[group] ?? 0;
  }

  /** Groups' numbers in the order that `compare` gives them. */
  sorted(compare: (a: number, b: number) => number): Uint32Array {
    return Uint32Array.from({ length: this.count }, (_, group) => group).sort(compare);
  }

  private newGroup(slot: number, hash: number, key: string): number {
    const group = this.count;
    if (group === this.hashes.length) {
      this.grow();
      return this.groupOf(key);
    }
    this.count += 1;
    this.slots[slot] = group + 1;
    this.hashes[group] = hash;
    const bytes = Buffer.byteLength(key);
    if (this.filled + bytes > CHUNK) {
      this.chunks.push(Buffer.alloc(CHUNK));
      this.filled = 0;
    }
    this.begins[group] = (this.chunks.length - 1) * CHUNK + this.filled;
    this.filled += this.chunks.at(-1)?.write(key, this.filled) ?? 0;
    this.ends[group] = this.filled;
    return group;
  }

  private grow(): void {
    const groups = this.hashes.length * 2;
    this.hashes = longer(this.hashes, groups);
    this.begins = longer(this.begins, groups);
    this.ends = longer(this.ends, groups);
    this.slots = new Uint32Array(groups * 2);
    const mask = this.slots.length - 1;
    for (let group = 0; group < this.count; group++) {
      let slot = (this.hashes[group] ?? 0) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = group + 1;
    }
  }
}

function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(numbers);
  return larger;
}

function isSmall(sums: Uint32Array | Float64Array): boolean {
  return sums instanceof Uint32Array;
}

function fitsSmall(sum: number): boolean {
  return sum >= 0 && sum <= 0xffffffff && Number.isInteger(sum);
}
