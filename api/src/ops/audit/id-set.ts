/** Slots to begin with: 2^16 of two 32-bit halves. */
const FIRST_SLOTS = 1 << 16;

/**
 * A set of ids as 64-bit hashes, 11 to 22 bytes each: the ids themselves would take ten times that. Two ids may share
 * a hash (once in a million logs of ten million events), so whoever is told of a duplicate looks at the ids again.
 */
export class IdSet {
  private slots = new Uint32Array(FIRST_SLOTS * 2);
  private mask = FIRST_SLOTS - 1;
  private size = 0;

  /** False when the id, or one with the same hash, is in the set already. */
  add(id: string): boolean {
    const [high, low] = hashOf(id);
    const slot = this.slotOf(high, low);
    if (!this.isFree(slot)) return false;
    this.put(slot, high, low);
    this.size += 1;
    if (this.size * 4 > this.mask * 3) this.grow();
    return true;
  }

  /** Whether the id, or one with the same hash, is in the set. */
  has(id: string): boolean {
    return !this.isFree(this.slotOf(...hashOf(id)));
  }

  /** Where it is, or the free slot where it belongs. */
  private slotOf(high: number, low: number): number {
    for (let slot = low & this.mask; ; slot = (slot + 1) & this.mask) {
      const here = this.slots[slot * 2] === high && this.slots[slot * 2 + 1] === low;
      if (here || this.isFree(slot)) return slot;
    }
  }

  private isFree(slot: number): boolean {
    return this.slots[slot * 2] === 0 && this.slots[slot * 2 + 1] === 0;
  }

  private put(slot: number, high: number, low: number): void {
    this.slots[slot * 2] = high;
    this.slots[slot * 2 + 1] = low;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    this.mask = this.slots.length / 2 - 1;
    for (let slot = 0; slot < before.length; slot += 2) {
      const high = before[slot] ?? 0;
      const low = before[slot + 1] ?? 0;
      if (high !== 0 || low !== 0) this.put(this.slotOf(high, low), high, low);
    }
  }
}

/** Two FNV-like hashes of different primes, never both 0. */
function hashOf(id: string): [high: number, low: number] {
  let high = 2_166_136_261;
  let low = 374_761_393;
  for (let index = 0; index < id.length; index++) {
    const code = id.charCodeAt(index);
    high = Math.imul(high ^ code, 16_777_619);
    low = Math.imul(low ^ code, 668_265_263);
    low ^= low >>> 15;
  }
  return [(high ^ (high >>> 13)) >>> 0 || 1, low >>> 0];
}
