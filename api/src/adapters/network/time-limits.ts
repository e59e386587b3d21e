/** Neither answered nor failed in its time. */
export class Overdue extends Error {}

/** A limit is counted in so many parts. */
const PARTS = 8;

/**
 * What is under way and how long each of it may take. A part of a limit passes at once at the most: where this process itself
 * was busy for long, neither was the question sent nor an answer looked for, and that is not the other side's silence.
 */
export class TimeLimits {
  private readonly underWay = new Set<() => void>();

  constructor(private readonly ms: number) {}

  /** Returns as `work` does. `ms`: milliseconds it may take. Throws Overdue when it takes longer; what comes of it then is nobody's concern. */
  async within<T>(work: Promise<T>, ms = this.ms): Promise<T> {
    let giveUp = (): void => undefined;
    const overdue = new Promise<never>((_, reject) => {
      giveUp = () => reject(new Overdue('No answer in its time'));
    });
    let left = PARTS;
    const passed = (): void => {
      left -= 1;
      if (left > 0) timer = setTimeout(passed, ms / PARTS);
      // The answer may be there already: it is looked for once more.
      else setImmediate(() => setImmediate(giveUp));
    };
    let timer = setTimeout(passed, ms / PARTS);
    this.underWay.add(giveUp);
    try {
      return await Promise.race([work, overdue]);
    } finally {
      clearTimeout(timer);
      this.underWay.delete(giveUp);
    }
  }

  /** Gives what is under way now so many more milliseconds at most. */
  hasten(ms: number): void {
    const all = [...this.underWay];
    setTimeout(() => all.forEach((giveUp) => giveUp()), ms).unref();
  }
}
