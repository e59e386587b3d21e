import { Random } from './random.js';

describe('numbers from a seed', () => {
  it('are the same for the same seed, and others for another', () => {
    const ids = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 5 }, () => random.uuid());
    };
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('a')).not.toEqual(ids('b'));
  });

  it('give thousands of members ids of their own', () => {
    const ids = new Set<string>();
    for (let member = 0; member < 4_000; member++) {
      const random = new Random(`seed/${member}`);
      for (let n = 0; n < 100; n++) ids.add(random.uuid());
    }
    expect(ids.size).toBe(400_000);
  });

  it('are spread evenly from 0 to 1', () => {
    const random = new Random('even');
    const tenths = Array<number>(10).fill(0);
    for (let n = 0; n < 20_000; n++) {
      const tenth = Math.floor(random.next() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });
});
