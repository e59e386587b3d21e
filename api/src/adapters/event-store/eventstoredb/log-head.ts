import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Connection } from './connection.js';
import { positionOf, recordedOf } from './event-mapping.js';
import { ALL, END_OF_READ, pagesOf } from './reading.js';
import { readOfAll, type From } from './requests.js';

/** Of other applications' events at most so many are looked at in one call. */
const LOOKED_AT = 2_000;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Look {
  /** Position of the last event of ours; null when none was met. */
  readonly ours: number | null;
  /** Where it looked, from the oldest to the newest; null when there was nothing. */
  readonly span: Span | null;
  /** Whether there is nothing left to look at. */
  readonly isDone: boolean;
}

/**
 * Where the last event of ours is. The server cannot be asked for that where other applications write to the same log, so
 * what was found is kept: each event is looked at once.
 */
export class LogHead {
  private known = 0;
  /** Between the last event of ours and here is none of ours. */
  private knownTo = 0;
  /** Here neither; what is between the two has not been looked at yet. */
  private without: Span | null = null;

  constructor(private readonly connection: Connection) {}

  /** An event of ours is at this position. Returns it. */
  know(position: number): number {
    this.known = Math.max(this.known, position);
    this.knownTo = Math.max(this.knownTo, position);
    return position;
  }

  /** All between these two was read; `last` is the last event of ours there, or null. `from` is an event's position. */
  hasRead(from: number, to: number, last: number | null): void {
    if (last !== null) this.know(last);
    if (this.known >= from) this.knownTo = Math.max(this.knownTo, to);
    else this.without = { from, to };
  }

  /**
   * Position of the last event of ours; 0 when there is none. Behind very many events of others, the position of the last
   * of these, until the calls have come to one of ours. Throws StoreUnavailable.
   */
  async find(): Promise<number> {
    const { without } = this;
    const newest = await this.look('end', without?.to ?? this.knownTo);
    if (newest.ours !== null || without === null || !newest.isDone) return this.found(newest, newest.span);
    const older = await this.look(without.from, this.knownTo);
    const from = older.span?.from ?? without.from;
    return this.found(older, { from, to: newest.span?.to ?? without.to });
  }

  private found({ ours, isDone }: Look, span: Span | null): number {
    if (ours !== null) this.know(ours);
    if (ours === null && !isDone) {
      this.without = span;
      return Math.max(span?.to ?? 0, this.known);
    }
    this.knownTo = Math.max(this.knownTo, span?.to ?? 0);
    this.without = null;
    return this.known;
  }

  /** Looks back from a record, itself included, to a position, itself left out. */
  private async look(from: From, downTo: number): Promise<Look> {
    const wanted = { stream: ALL, request: readOfAll(from, { backwards: true, count: LOOKED_AT }) };
    const seen: { span: Span | null } = { span: null };
    let [looked, isDone] = [0, false];
    const lastOfOurs = (read: ReadResp.ReadEvent): number | null | typeof END_OF_READ => {
      const position = positionOf(read);
      looked += 1;
      isDone = position <= downTo;
      if (isDone) return END_OF_READ;
      seen.span = { from: position, to: seen.span?.to ?? position };
      return recordedOf(read) === null ? null : position;
    };
    for await (const [ours = null] of pagesOf(this.connection, wanted, lastOfOurs, 1))
      return { ours, span: seen.span, isDone: true };
    return { ours: null, span: seen.span, isDone: isDone || looked < LOOKED_AT };
  }
}
