import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Columns } from '../../kernel/columns.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { Filling, WrittenDocument } from '../../ports/read-models.port.js';
import { messageSent, logOf } from '../../testing/events.js';
import type { Target } from './fill-versions.js';
import { foldInThreads } from './fold-in-threads.js';
import type { ThreadPort } from './folding-thread.js';
import { partOf } from './parts.js';
import type { News, Order } from './thread-messages.js';

/** A thread that answers each order by what it is given. */
class Thread extends EventEmitter {
  terminated = false;

  constructor(private readonly answer: (order: Order, thread: Thread) => void) {
    super();
  }

  postMessage(order: Order): void {
    void nextTurn().then(() => this.answer(order, this));
  }

  say(news: News): void {
    this.emit('message', news);
  }

  async terminate(): Promise<void> {
    this.terminated = true;
  }
}

const events = logOf(
  ...Array.from({ length: 20 }, (_, n) => ({
    at: new Date(n).toISOString(),
    stream: `conversation-c${n}`,
    memberId: `m${n}`,
    event: messageSent(`${n}`),
  })),
);
const page = new Columns().of(events);

const store = {
  async *replayUnparsed() {
    for (let n = 0; n < 50; n++) yield page;
  },
} as unknown as EventStore;

const never = new AbortController().signal;
const targetPutting = (put: Filling['put']) =>
  ({ projection: { name: 'dashboard', types: ['MessageSent'] }, filling: { put } }) as unknown as Target;
const put = { keys: ['a'], owners: ['a'], positions: [1], jsons: ['{}'] };

async function run(threads: Thread[], filled: Filling['put'] = async () => undefined, signal = never) {
  const told: number[] = [];
  const fold = foldInThreads(threads as unknown as ThreadPort[]);
  const folded = fold(store, [targetPutting(filled)], signal, (events) => told.push(events));
  return { folded, told };
}

describe('folding in threads', () => {
  const taking = (then: (thread: Thread) => void) => (order: Order, thread: Thread) => {
    if ('page' in order) thread.say({ taken: order.page.numbers.length / 5 });
    if ('complete' in order) then(thread);
  };

  it('gives every event to one of the threads, and adds up what they folded', async () => {
    const threads = [3, 4].map(
      (events) => new Thread(taking((thread) => thread.say({ completed: [events] }))),
    );
    const { folded, told } = await run(threads);
    expect(await folded).toEqual({ position: events.at(-1)?.position, events: [7] });
    expect(told.reduce((sum, events) => sum + events, 0)).toBe(50 * events.length);
    expect(threads.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it('puts their documents, and tells them when that is done', async () => {
    const documents: unknown[] = [];
    const thread = new Thread((order, self) => {
      if ('done' in order) self.say({ completed: [1] });
      else taking(() => self.say({ put, target: 0 }))(order, self);
    });
    const { folded } = await run([thread], async (written) => void documents.push(...written));
    await folded;
    expect(documents).toEqual([{ key: 'a', owner: 'a', position: 1, json: '{}' }]);
  });

  const failing: [string, (thread: Thread) => void, string][] = [
    ['cannot fold', (thread) => thread.say({ failed: new Error('no sense in it') }), 'no sense in it'],
    [
      'runs out of memory',
      (thread) => void thread.emit('error', new Error('out of memory')),
      'out of memory',
    ],
    ['ends', (thread) => void thread.emit('exit', 1), 'ended before it was done'],
  ];
  it.each(failing)('fails, and ends all of them, when one %s', async (_, fail, reason) => {
    const broken = new Thread((_order, thread) => fail(thread));
    const sound = new Thread(taking((thread) => thread.say({ completed: [1] })));
    const { folded } = await run([sound, broken]);
    await expect(folded).rejects.toThrow(reason);
    expect([sound.terminated, broken.terminated]).toEqual([true, true]);
  });

  it('fails when the store does not take a document', async () => {
    const thread = new Thread(taking((self) => self.say({ put, target: 0 })));
    const { folded } = await run([thread], () => Promise.reject(new Error('the disk is full')));
    await expect(folded).rejects.toThrow('the disk is full');
  });

  describe('and in the one that reads', () => {
    const counting = {
      name: 'counting',
      types: ['MessageSent'],
      key: ({ stream }: FoldEvent) => stream,
      owner: ({ memberId }: FoldEvent) => memberId,
      initial: () => ({ count: 0 }),
      evolve: ({ count }: { count: number }) => ({ count: count + 1 }),
    };
    const own = {
      lift: (_type: string, _schema: number, data: unknown) => data,
      room: { held: 1_000_000, scratch: tmpdir() },
    };
    const foldBoth = (thread: Thread, put: Filling['put']) =>
      foldInThreads([thread as unknown as ThreadPort], own)(
        store,
        [{ projection: counting, filling: { put } } as unknown as Target],
        never,
        () => undefined,
      );
    const its = events.filter(({ memberId }) => partOf(memberId) % 4 === 0);

    it('folds a share, and puts its documents', async () => {
      const put: WrittenDocument[] = [];
      const thread = new Thread(taking((self) => self.say({ completed: [7] })));
      const folded = await foldBoth(thread, async (documents) => void put.push(...documents));
      expect(folded.events).toEqual([50 * its.length + 7]);
      expect(put.map(({ key, json }) => [key, json])).toEqual(
        its.map(({ stream }) => [stream, '{"count":50}']),
      );
    });

    it('puts nothing more once it has failed', async () => {
      let underWay = 0;
      const thread = new Thread(taking((self) => self.say({ failed: new Error('no sense in it') })));
      const slowly = async () => {
        underWay += 1;
        await pause(20);
        underWay -= 1;
      };
      await expect(foldBoth(thread, slowly)).rejects.toThrow('no sense in it');
      expect(underWay).toBe(0);
    });
  });

  it('is stopped by its signal, even while a thread keeps silent', async () => {
    const stopping = new AbortController();
    const thread = new Thread(taking(() => stopping.abort(new Error('stopped'))));
    const { folded } = await run([thread], undefined, stopping.signal);
    await expect(folded).rejects.toThrow('stopped');
    expect(thread.terminated).toBe(true);
  });
});
