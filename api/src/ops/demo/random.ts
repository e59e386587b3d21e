/** Every number of 16 bits in four hex digits. */
const HEX = Array.from({ length: 0x10000 }, (_, value) => value.toString(16).padStart(4, '0'));

/** Rounds after which the seeds' nearness to each other is gone. */
const WARM_UP = 15;

/**
 * A stream of numbers that is the same for the same seed (sfc32), on any machine. Its state has 128 bits: with 32, the
 * streams of a few thousand members overlap, and two conversations get one id.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    [this.a, this.b, this.c] = [hash(seed, 0), hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b)];
    for (let round = 0; round < WARM_UP; round++) this.word();
  }

  /** From 0 up to 1. */
  next(): number {
    return this.word() / 4_294_967_296;
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
    const result = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + result) | 0;
    return result >>> 0;
  }
}

function hex4(value: number): string {
  return HEX[value & 0xffff] ?? '';
}

/** FNV-1a. */
function hash(text: string, salt: number): number {
  let value = 2_166_136_261 ^ salt;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value | 0;
}
