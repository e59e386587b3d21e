import { eventsOf, type StreamEvent } from './event-stream';

const encoder = new TextEncoder();

/** A body of these chunks that counts how often it is given up. */
function bodyOf(chunks: readonly string[]) {
  const left = chunks.map((chunk) => ({ done: false, value: encoder.encode(chunk) }));
  const cancel = jest.fn(() => Promise.resolve());
  const read = () => Promise.resolve(left.shift() ?? { done: true, value: undefined });
  const body = { getReader: () => ({ read, cancel }) } as unknown as ReadableStream<Uint8Array>;
  return { body, cancel };
}

describe('a stream of events', () => {
  it('is not given up at its end: Chromium would tell of a failed request', async () => {
    const { body, cancel } = bodyOf(['event: delta\ndata: 1\n', '\nevent: done\ndata: 2\n\n']);
    const seen: StreamEvent[] = [];
    for await (const batch of eventsOf(body)) seen.push(...batch);
    expect(seen).toEqual([
      { event: 'delta', data: '1' },
      { event: 'done', data: '2' },
    ]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('is given up when it is left before', async () => {
    const { body, cancel } = bodyOf(['event: delta\ndata: 1\n\n', 'event: delta\ndata: 2\n\n']);
    const batches = eventsOf(body);
    await batches.next();
    await batches.return();
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
