import { MemberLanes } from './member-lanes.js';

const AT_ONCE = 4;
const WAITING = 32;

class Requests {
  readonly lanes = new MemberLanes();
  readonly entered: number[] = [];
  readonly refused: number[] = [];
  private readonly leaves: (() => void)[] = [];

  async enter(n: number, memberId = 'ruth'): Promise<void> {
    try {
      await this.lanes.enter(memberId, (leave) => (this.leaves[n] = leave));
      this.entered.push(n);
    } catch {
      this.refused.push(n);
    }
  }

  async leave(n: number): Promise<void> {
    this.leaves[n]?.();
    for (let turns = 0; turns < 5; turns++) await Promise.resolve();
  }
}

let requests: Requests;
beforeEach(() => {
  jest.useFakeTimers();
  requests = new Requests();
});
afterEach(() => jest.useRealTimers());

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

it('lets so many in at once, and the others in their order', async () => {
  const all = numbers(10).map((n) => requests.enter(n));
  await Promise.resolve();
  expect(requests.entered).toEqual([0, 1, 2, 3]);
  for (const n of numbers(10)) await requests.leave(n);
  await Promise.all(all);
  expect(requests.entered).toEqual(numbers(10));
});

it('is no matter of other members', async () => {
  void numbers(10).map((n) => requests.enter(n));
  await requests.enter(10, 'naomi');
  expect(requests.entered).toContain(10);
});

it('lets nobody in for one who has gone away while it waited', async () => {
  void numbers(7).map((n) => requests.enter(n));
  await requests.leave(5);
  await requests.leave(0);
  await requests.leave(1);
  expect(requests.entered).toEqual([0, 1, 2, 3, 4, 6]);
  expect(requests.refused).toEqual([5]);
});

it('refuses who would wait behind too many, and who waits too long', async () => {
  void numbers(AT_ONCE + WAITING + 2).map((n) => requests.enter(n));
  await jest.advanceTimersByTimeAsync(1);
  expect(requests.refused).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(requests.refused).toHaveLength(WAITING + 2);
  // Their lanes are as they were.
  for (const n of numbers(AT_ONCE)) await requests.leave(n);
  await requests.enter(100);
  expect(requests.entered).toEqual([0, 1, 2, 3, 100]);
});
