import type { EventStore } from '../../ports/event-store.port.js';
import { stoppedEarly } from './failures.js';

/**
 * An event store that is read until the signal aborts: whoever waits for a page then, or asks for one, has
 * CommandFailed, however many are left and whether or not the server still answers. A subscription ends in order by a
 * signal of its own.
 */
export function stoppableStore(store: EventStore, signal: AbortSignal): EventStore {
  return {
    append: (...args) => store.append(...args),
    readStream: (...args) => untilStopped(store.readStream(...args), signal),
    readAll: (filter) => untilStopped(store.readAll(filter), signal),
    replay: (filter) => untilStopped(store.replay(filter), signal),
    subscribe: (...args) => store.subscribe(...args),
    streamEnds: () => untilStopped(store.streamEnds(), signal),
    structureFaults: () => orStopped(store.structureFaults?.() ?? Promise.resolve([]), signal),
    head: () => orStopped(store.head(), signal),
    close: () => store.close(),
  };
}

async function* untilStopped<Page>(pages: AsyncIterable<Page>, signal: AbortSignal): AsyncGenerator<Page> {
  const reading = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await orStopped(reading.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    const left = Promise.resolve(reading.return?.()).catch(() => undefined);
    // A page that never comes is not waited for.
    if (!signal.aborted) await left;
  }
}

/** Throws CommandFailed as soon as the signal aborts; what comes of the work then is nobody's concern. */
async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(stoppedEarly());
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
