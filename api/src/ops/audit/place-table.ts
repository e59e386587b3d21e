import { textHash } from './text-hash.js';

/** Slots to begin with: 2^12. */
const FIRST_SLOTS = 1 << 12;
/** Numbers of a slot: the two hashes of a text, and its place. */
const FIELDS = 3;

/**
 * Numbers texts in the order in which they come, by 64-bit hashes: 16 to 32 bytes each, where a Map with the texts takes 110. Two
 * texts share a hash once in ten million tables of a million.
 */
export class PlaceTable {
  private slots = new Uint32Array(FIRST_SLOTS * FIELDS);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** From 0; undefined for a text that was not added. */
  get(text: string): number | undefined {
    const at = this.slotOf(...textHash(text));
    return this.slots[at] === 0 ? undefined : this.slots[at + 2];
  }

  /** Returns its place, the next one where it is new. */
  add(text: string): number {
    const [high, low] = textHash(text);
    const at = this.slotOf(high, low);
    if (this.slots[at] !== 0) return this.slots[at + 2] ?? 0;
    const place = this.count++;
    this.slots.set([high, low, place], at);
    if (this.count * FIELDS * 4 > this.slots.length * 3) this.grow();
    return place;
  }

  private slotOf(high: number, low: number): number {
    const { slots } = this;
    const mask = slots.length / FIELDS - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const at = slot * FIELDS;
      if (slots[at] === 0 || (slots[at] === high && slots[at + 1] === low)) return at;
    }
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += FIELDS) {
      const high = before[at] ?? 0;
      if (high !== 0)
        this.slots.set(before.subarray(at, at + FIELDS), this.slotOf(high, before[at + 1] ?? 0));
    }
  }
}
