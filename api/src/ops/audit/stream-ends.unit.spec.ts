import { StreamEnds, type StreamEnd } from './stream-ends.js';

const chainOf = (n: number) => n.toString(16).padStart(64, '0');

describe('the ends of streams', () => {
  it('are what was last set, of tens of thousands of streams', () => {
    const ends = new StreamEnds();
    const right = new Map<string, StreamEnd>();
    for (let n = 0; n < 60_000; n++) {
      const stream = `conversation-${(n * 7_919) % 40_000}`;
      const end = {
        revision: n % 91,
        position: n * 2 ** 21,
        chain: n % 1_000 === 7 ? `other ${n}` : chainOf(n),
      };
      ends.set(stream, end);
      right.set(stream, end);
    }
    expect(ends.size).toBe(right.size);
    expect(
      [...right].filter(([stream, end]) => JSON.stringify(ends.get(stream)) !== JSON.stringify(end)),
    ).toEqual([]);
    expect(ends.get('conversation-40000')).toBeNull();
  });
});
