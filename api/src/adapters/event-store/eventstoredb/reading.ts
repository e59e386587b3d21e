import type { StreamingRead } from '@eventstore/db-client';

/** Events to a page, and kept ready while one is being worked on. */
export const PAGE_EVENTS = 1_000;

/** Said of an event behind the last one wanted. */
export const END_OF_READ = Symbol('end of read');

/** A read's events in pages; null leaves one out. Whoever stops early stops the server as well. */
export async function* pagesOf<Event, Mapped>(
  read: StreamingRead<Event>,
  map: (event: Event) => Mapped | null | typeof END_OF_READ,
  size = PAGE_EVENTS,
): AsyncGenerator<Mapped[]> {
  // An error of a read that nobody listens to any more must not end the process.
  read.on('error', () => undefined);
  try {
    let page: Mapped[] = [];
    for await (const event of read) {
      const mapped = map(event);
      if (mapped === END_OF_READ) break;
      if (mapped !== null) page.push(mapped);
      if (page.length < size) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  } finally {
    await read.cancel().catch(() => undefined);
  }
}
