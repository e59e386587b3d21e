import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { PAGE_EVENTS, type Arrivals } from './arrivals.js';
import type { Connection } from './connection.js';
import { isNotLeader } from './store-errors.js';

/** Said of an event behind the last one wanted. */
export const END_OF_READ = Symbol('end of read');
/** What a read of $all is called in errors. */
export const ALL = '$all';

export interface Wanted {
  readonly stream: string;
  readonly request: ReadReq;
  /** Called when there is no such stream. */
  readonly notFound?: () => void;
}

/**
 * A read's events in pages; null leaves one out. Whoever stops early stops the server as well. Nothing for a stream that is
 * not there. Throws as the port's reads do.
 */
export async function* pagesOf<Mapped>(
  connection: Connection,
  wanted: Wanted,
  map: (event: ReadResp.ReadEvent) => Mapped | null | typeof END_OF_READ,
  size = PAGE_EVENTS,
): AsyncGenerator<Mapped[]> {
  const arrivals = await begun(connection, wanted);
  try {
    let page: Mapped[] = [];
    do {
      for (const answer of arrivals.take()) {
        if (answer.hasStreamNotFound()) wanted.notFound?.();
        const event = answer.getEvent();
        const mapped = event ? map(event) : null;
        if (mapped === END_OF_READ) {
          if (page.length > 0) yield page;
          return;
        }
        if (mapped !== null) page.push(mapped);
        if (page.length < size) continue;
        yield page;
        page = [];
      }
    } while (await connection.answered(wanted.stream, arrivals));
    // The end may be that of the store's closing: half a stream must not be taken for the whole.
    if (connection.closed.aborted) throw new StoreUnavailable('EventStoreDB');
    if (page.length > 0) yield page;
  } finally {
    arrivals.leave();
  }
}

/** A call that has begun to answer. Where another node leads it is asked, once. Throws as the port's reads do. */
export async function begun(
  connection: Connection,
  wanted: Wanted,
  until?: AbortSignal,
  isAgain = false,
): Promise<Arrivals> {
  const arrivals = await connection.read(wanted.stream, wanted.request, until);
  try {
    await connection.answered(wanted.stream, arrivals);
    return arrivals;
  } catch (error) {
    arrivals.leave();
    if (isAgain || !isNotLeader(error)) throw error;
    await connection.settled();
    return begun(connection, wanted, until, true);
  }
}
