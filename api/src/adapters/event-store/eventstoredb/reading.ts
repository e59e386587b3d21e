import type { StreamingRead } from '@eventstore/db-client';
import { StoreUnavailable } from '../../../ports/event-store.port.js';

/** Events to a page, and kept ready while one is being worked on. */
export const PAGE_EVENTS = 1_000;

/** Said of an event behind the last one wanted. */
export const END_OF_READ = Symbol('end of read');

/** A read or a subscription of the driver's. */
interface Readable {
  resume(): unknown;
}

/**
 * Leaves a stream of the driver's before its end. `cancel` ends the call where it still runs. Where the server has ended it
 * already, what it sent is still on its way through the stream: it is let through, for the driver's `dispose` waits for
 * the end of each call, which comes behind the last event. So the stream must not be destroyed either.
 */
export async function leave(stream: Readable, cancel: () => Promise<unknown>): Promise<void> {
  await cancel();
  stream.resume();
}

/**
 * A read's events in pages; null leaves one out. Whoever stops early stops the server as well. Throws StoreUnavailable when
 * `closed` aborts: the driver then ends the read as if there were nothing more.
 */
export async function* pagesOf<Event, Mapped>(
  read: StreamingRead<Event>,
  map: (event: Event) => Mapped | null | typeof END_OF_READ,
  closed: AbortSignal,
  size = PAGE_EVENTS,
): AsyncGenerator<Mapped[]> {
  // An error of a read that nobody listens to any more must not end the process.
  read.on('error', () => undefined);
  const cancel = () => read.cancel().catch(() => undefined);
  const cut = () => void cancel();
  closed.addEventListener('abort', cut);
  let hasEnded = false;
  try {
    if (closed.aborted) throw new StoreUnavailable('EventStoreDB');
    let page: Mapped[] = [];
    let enough = false;
    for await (const event of read.iterator({ destroyOnReturn: false }) as AsyncIterable<Event>) {
      const mapped = map(event);
      enough = mapped === END_OF_READ;
      if (mapped === END_OF_READ) break;
      if (mapped !== null) page.push(mapped);
      if (page.length < size) continue;
      yield page;
      page = [];
    }
    hasEnded = !enough;
    if (hasEnded && closed.aborted) throw new StoreUnavailable('EventStoreDB');
    if (page.length > 0) yield page;
  } finally {
    closed.removeEventListener('abort', cut);
    if (!hasEnded) await leave(read, cancel);
  }
}
