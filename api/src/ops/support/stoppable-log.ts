import type { EventStore } from '../../ports/event-store.port.js';
import { stoppedEarly } from './failures.js';

/**
 * A log that is read until the signal aborts: whoever waits for a page then, or asks for one, has CommandFailed, however many
 * are left and whether or not the server still answers. A subscription ends in order by a signal of its own.
 */
export function stoppableLog(log: EventStore, signal: AbortSignal): EventStore {
  return {
    append: (...args) => log.append(...args),
    readStream: (...args) => untilStopped(log.readStream(...args), signal),
    readAll: (filter) => untilStopped(log.readAll(filter), signal),
    replay: (filter) => untilStopped(log.replay(filter), signal),
    subscribe: (...args) => log.subscribe(...args),
    streamEnds: () => untilStopped(log.streamEnds(), signal),
    head: () => orStopped(log.head(), signal),
    close: () => log.close(),
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
