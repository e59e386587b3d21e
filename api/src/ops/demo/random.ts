/** Every number of 16 bits in four hex digits. */
const HEX = Array.from({ length: 0x10000 }, (_, value) => value.toString(16).padStart(4, '0'));

/** A stream of numbers that is the same for the same seed (mulberry32), on any machine. */
export class Random {
  private state: number;

  constructor(seed: string) {
    let hash = 2_166_136_261;
    for (let index = 0; index < seed.length; index++)
      hash = Math.imul(hash ^ seed.charCodeAt(index), 16_777_619);
    this.state = hash >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let value = this.state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  /** How often something happens that happens `mean` times on average (Poisson). */
  times(mean: number): number {
    const limit = Math.exp(-mean);
    let product = this.next();
    let count = 0;
    while (product > limit && count < 40) {
      product *= this.next();
      count += 1;
    }
    return count;
  }

  /** A UUID (version 8). Most of the numbers that a history takes are for these. */
  uuid(): string {
    const [a, b, c, d] = [this.word(), this.word(), this.word(), this.word()];
    const head = `${hex4(a >>> 16)}${hex4(a)}-${hex4(b >>> 16)}-8${hex4(b).slice(1)}`;
    return `${head}-a${hex4(c >>> 16).slice(1)}-${hex4(c)}${hex4(d >>> 16)}${hex4(d)}`;
  }

  private word(): number {
    return (this.next() * 4_294_967_296) >>> 0;
  }
}

function hex4(value: number): string {
  return HEX[value & 0xffff] ?? '';
}
