import type { FoldEvent } from './event.js';
import { SEPARATOR, type UnparsedPage } from './unparsed-page.js';

/** Streams whose number is kept; beyond them, all get a new one as they come. */
const KEPT = 100_000;

/** Events that were parsed already, by columns again, page by page of one reading. */
export class Columns {
  private readonly streams = new Numbers<{ name: string; member: string }>();
  private readonly types = new Numbers<{ name: string; schema: number }>();
  private readonly names = {
    stream: (number: number) => this.streams.valueOf(number),
    type: (number: number) => this.types.valueOf(number),
  };

  of(page: readonly FoldEvent[]): UnparsedPage {
    this.streams.forgetBeyond(KEPT);
    return {
      positions: page.map(({ position }) => position),
      revisions: page.map(({ revision }) => revision),
      ats: page.map(({ at }) => at),
      streams: page.map(({ stream, memberId }) =>
        this.streams.of(stream, () => ({ name: stream, member: memberId })),
      ),
      types: page.map(({ type, schema }) =>
        this.types.of(`${type}/${schema}`, () => ({ name: type, schema })),
      ),
      data: page.map(({ data }) => JSON.stringify(data)).join(SEPARATOR),
      names: this.names,
    };
  }
}

/** Numbers values by their keys; a number is never given twice. */
class Numbers<V> {
  private readonly numbers = new Map<string, number>();
  private readonly values = new Map<number, V>();
  private next = 0;

  of(key: string, value: () => V): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.next++;
    this.numbers.set(key, number);
    this.values.set(number, value());
    return number;
  }

  valueOf(number: number): V {
    return this.values.get(number) as V;
  }

  forgetBeyond(count: number): void {
    if (this.numbers.size <= count) return;
    this.numbers.clear();
    this.values.clear();
  }
}
