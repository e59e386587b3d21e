/**
 * Positions of a window of at most 32 tokens as the bits of one integer: a pattern of n steps is matched in a few
 * operations a step, whatever the text, so that no text can make it slow.
 */
export type Mask = number;

/** Tokens that are looked at together. */
export const WINDOW = 32;

export interface Step {
  /** Tags of which one must stand here. */
  readonly tags: readonly number[];
  /** Tokens that may stand between the step before and this one. */
  readonly gap: number;
}

export interface Pattern {
  readonly steps: readonly Step[];
  /** The tags of the step that fewest words can be: where none of them stands, nothing else need be looked at. */
  readonly rarest: readonly number[];
  /** The first step begins a sentence. */
  readonly starts: boolean;
  /** The last step ends one. */
  readonly ends: boolean;
  /** Tags that may not stand in the same sentence. */
  readonly without: readonly number[];
}

/** Where in a window each tag stands, and where its sentences begin and end. */
export class Window {
  private readonly masks: Int32Array;
  private touched: number[] = [];
  private marks: Mask = 0;
  private sentences: Mask[] = [];
  private starts: Mask = 0;
  private ends: Mask = 0;
  /** What was cleared. */
  private figures: Mask = 0;

  constructor(tagCount: number) {
    this.masks = new Int32Array(tagCount);
  }

  /** `tags[i]`: those of token i, or null where a sentence ends. */
  fill(tags: readonly (readonly number[] | null)[]): void {
    for (const tag of this.touched) this.masks[tag] = 0;
    this.touched = [];
    this.marks = 0;
    this.figures = 0;
    this.sentences = [];
    let sentence: Mask = 0;
    tags.forEach((ofToken, at) => {
      if (ofToken === null) {
        this.marks |= 1 << at;
        if (sentence !== 0) this.sentences.push(sentence);
        sentence = 0;
        return;
      }
      sentence |= 1 << at;
      for (const tag of ofToken) this.add(tag, 1 << at);
    });
    if (sentence !== 0) this.sentences.push(sentence);
    this.starts = this.sentences.reduce((all, one) => all | (one & -one), 0);
    this.ends = this.sentences.reduce((all, one) => all | (one & ~(one >>> 1)), 0);
  }

  has(tag: number): boolean {
    return this.masks[tag] !== 0;
  }

  add(tag: number, mask: Mask): void {
    if (this.masks[tag] === 0) this.touched.push(tag);
    this.masks[tag] = (this.masks[tag] ?? 0) | mask;
  }

  isFigure(position: number): boolean {
    return (this.figures & (1 << position)) !== 0;
  }

  /** Takes every tag off what is a figure of speech. */
  clearFigure(mask: Mask): void {
    this.figures |= mask;
    for (const tag of this.touched) this.masks[tag] = (this.masks[tag] ?? 0) & ~mask;
  }

  /** Positions at which a match ends. */
  matchEnds({ steps, rarest, starts, ends, without }: Pattern): Mask {
    if (this.at(rarest) === 0) return 0;
    let found = starts ? this.starts : -1;
    let isFirst = true;
    for (const { tags, gap } of steps) {
      found = (isFirst ? found : this.ahead(found, gap)) & this.at(tags);
      if (found === 0) return 0;
      isFirst = false;
    }
    if (ends) found &= this.ends;
    return found === 0 || without.length === 0 ? found : found & ~this.sentencesWith(without);
  }

  /** For each step the positions that belong to a whole match; null when there is none. */
  matchedSteps(pattern: Pattern): Mask[] | null {
    const ends = this.matchEnds(pattern);
    if (ends === 0) return null;
    const { steps, starts } = pattern;
    const forward: Mask[] = [];
    for (const step of steps) {
      const before = forward.at(-1);
      const here = (before === undefined ? -1 : this.ahead(before, step.gap)) & this.at(step.tags);
      forward.push(before === undefined && starts ? here & this.starts : here);
    }
    const matched: Mask[] = [];
    let back = ends;
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      back &= forward[at] ?? 0;
      matched.unshift(back);
      back = this.behind(back, steps[at]?.gap ?? 0);
    }
    return matched;
  }

  private at(tags: readonly number[]): Mask {
    let mask = 0;
    for (const tag of tags) mask |= this.masks[tag] ?? 0;
    return mask;
  }

  private ahead(from: Mask, gap: number): Mask {
    let reached = 0;
    let edge = from;
    for (let step = 0; step <= gap && edge !== 0; step += 1) {
      edge = (edge << 1) & ~this.marks;
      reached |= edge;
    }
    return reached;
  }

  private behind(from: Mask, gap: number): Mask {
    let reached = 0;
    let edge = from;
    for (let step = 0; step <= gap && edge !== 0; step += 1) {
      edge = (edge >>> 1) & ~this.marks;
      reached |= edge;
    }
    return reached;
  }

  private sentencesWith(tags: readonly number[]): Mask {
    const mask = this.at(tags);
    return this.sentences.reduce((all, one) => ((one & mask) !== 0 ? all | one : all), 0);
  }
}
