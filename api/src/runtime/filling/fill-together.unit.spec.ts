import { fillTogether, type Fill } from './fill-together.js';

const never = new AbortController().signal;
const filling = (checkpoint: number): Fill => {
  return async (_signal, onPage) => {
    onPage(5, checkpoint);
    return [{ checkpoint, events: 5 }];
  };
};

/** Goes on until it is stopped. */
const endless = (onStopped: () => void): Fill => {
  return (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        onStopped();
        reject(signal.reason as Error);
      });
    });
};

describe('filling versions in several threads', () => {
  it('answers what each has filled, in their order', async () => {
    const filled = await fillTogether([filling(7), filling(9)], never, () => undefined);
    expect(filled).toEqual([[{ checkpoint: 7, events: 5 }], [{ checkpoint: 9, events: 5 }]]);
  });

  it('is as far as the slowest of them', async () => {
    const told: [number, number][] = [];
    await fillTogether([filling(7), filling(9)], never, (...news) => told.push(news));
    expect(told).toEqual([
      [5, 0],
      [5, 7],
    ]);
  });

  it('stops the others when one fails, and waits for them to end', async () => {
    let stopped = false;
    const failing: Fill = () => Promise.reject(new Error('the disk is full'));
    const both = fillTogether([endless(() => (stopped = true)), failing], never, () => undefined);
    await expect(both).rejects.toThrow('the disk is full');
    expect(stopped).toBe(true);
  });

  it('is stopped by its signal', async () => {
    const stopping = new AbortController();
    const running = fillTogether([endless(() => undefined)], stopping.signal, () => undefined);
    stopping.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
  });
});
