import type { UseCounts } from '../../ports/use-counts.port.js';
import { SharedWindows } from './shared-windows.js';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 24, 10);

/** A store that all processes ask. */
class Counter implements Pick<UseCounts, 'add'> {
  readonly counts = new Map<string, number>();
  asked = 0;
  fails = false;

  async add(name: string, amount: number): Promise<number> {
    this.asked += 1;
    if (this.fails) throw new Error('away');
    const total = (this.counts.get(name) ?? 0) + amount;
    this.counts.set(name, total);
    return Promise.resolve(total);
  }
}

let warned = 0;
const warn = () => void (warned += 1);
const processesOn = (counts: Counter, count: number) =>
  Array.from(
    { length: count },
    () => new SharedWindows({ counts, nameHash: (name) => `#${name}`, clock: () => now, log: { warn } }),
  );
async function taken(processes: readonly SharedWindows[], times: number, most: number, cost = 1, key = 'a') {
  let given = 0;
  for (let n = 0; n < times; n++) {
    const one = processes[n % processes.length]!;
    const { isOver } = await one.spend({ key, cost, most, lengthMs: MINUTE });
    if (!isOver) given += cost;
  }
  return given;
}
beforeEach(() => {
  now += 10 * MINUTE;
  warned = 0;
});

describe('a limit that all processes count together', () => {
  it.each([
    [30, 1],
    [30, 4],
    [600, 3],
    [6_000, 5],
    [5, 7],
    [1, 2],
  ])('of %i is held by %i processes, but for a twentieth of each', async (most, count) => {
    const given = await taken(processesOn(new Counter(), count), 3 * most, most);
    expect(given).toBeGreaterThanOrEqual(most - count * Math.floor(most / 20));
    expect(given).toBeLessThanOrEqual(most + count * Math.floor(most / 20));
  });

  it('is over for the smallest call, too, once a large one was more than what is left', async () => {
    const [one, other] = processesOn(new Counter(), 2);
    await taken([other!], 50, 100);
    expect(await taken([one!], 6, 100)).toBe(6);
    expect(await taken([one!], 1, 100, 60)).toBe(0);
    expect(await taken([one!], 1, 100)).toBe(0);
  });

  it('costs the store nothing up to a twentieth, and one write for each twentieth after it', async () => {
    const counter = new Counter();
    const processes = processesOn(counter, 1);
    await taken(processes, 30, 600);
    expect(counter.asked).toBe(0);
    expect(processes[0]!.spend({ key: 'b', cost: 1, most: 600, lengthMs: MINUTE })).not.toBeInstanceOf(
      Promise,
    );
    await taken(processes, 570, 600);
    expect(counter.asked).toBe(19);
    // Nothing more is to be had: nobody asks again.
    expect(await taken(processes, 100, 600)).toBe(0);
    expect(counter.asked).toBe(19);
  });

  it('is of amounts as well, and names nobody in the store', async () => {
    const counter = new Counter();
    const given = await taken(processesOn(counter, 3), 60, 20_000_000, 2_000_000, 'bytes/ruth');
    expect(given).toBe(20_000_000);
    expect([...counter.counts.keys()].every((name) => name.startsWith('#'))).toBe(true);
  });

  it('begins anew with each window, and counts each caller apart', async () => {
    const counter = new Counter();
    const processes = processesOn(counter, 2);
    expect(await taken(processes, 20, 5)).toBe(5);
    expect(await taken(processes, 20, 5, 1, 'b')).toBe(5);
    now += MINUTE;
    expect(await taken(processesOn(counter, 2), 20, 5)).toBe(5);
  });

  it('is held for many who ask at the same time', async () => {
    const processes = processesOn(new Counter(), 4);
    const asks = Array.from({ length: 400 }, async (_, n) =>
      processes[n % 4]!.spend({ key: 'a', cost: 1, most: 30, lengthMs: MINUTE }),
    );
    const given = (await Promise.all(asks)).filter(({ isOver }) => !isOver).length;
    expect(given).toBeGreaterThanOrEqual(30 - 4);
    expect(given).toBeLessThanOrEqual(30 + 4);
  });

  it('is each process’s own while the store is away, which is left alone then', async () => {
    const counter = new Counter();
    counter.fails = true;
    const processes = processesOn(counter, 2);
    expect(await taken(processes, 100, 30)).toBe(60);
    expect([counter.asked, warned]).toEqual([2, 2]);
  });
});
