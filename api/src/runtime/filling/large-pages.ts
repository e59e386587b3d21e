import type { FoldEvent } from '../../kernel/event.js';

/** Fewer, larger commits: a document that several pages change is written once. Small enough not to hold a lock for long. */
const COMMITTED_EVENTS = 10_000;

export async function* largePages(pages: AsyncIterable<FoldEvent[]>): AsyncGenerator<FoldEvent[]> {
  let waiting: FoldEvent[] = [];
  for await (const page of pages) {
    waiting = waiting.concat(page);
    if (waiting.length < COMMITTED_EVENTS) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}
