import type { CollectionVersion, ProjectorFault } from '../ports/read-models.port.js';
import type { FoldEvent } from '../kernel/event.js';
import { ProjectionWatch } from './projection-watch.js';
import type { Projections } from './known-projections.js';

const NOW = 10_000_000;
const served: CollectionVersion = {
  collection: 'dashboard',
  version: 1,
  status: 'active',
  shape: '1',
  checkpoint: 10,
};

/** A log whose events are a second old each, counted from its end; the clock of the watch is moved by the test. */
function watching(
  change: Partial<{
    head: number;
    versions: CollectionVersion[];
    fault: ProjectorFault | null;
    holder: string | null;
    age: number;
    parked: number;
  }> = {},
) {
  const world = { head: 10, versions: [served], fault: null, holder: 'p1', age: 0, parked: 0, ...change };
  const at = (position: number) => NOW - (world.head - position) * 1_000 - world.age;
  const watch = new ProjectionWatch({
    store: {
      head: async () => world.head,
      async *replay({ after }) {
        const page: FoldEvent[] = [];
        for (let position = after + 1; position <= world.head; position++)
          page.push({ position, at: at(position), stream: position === 5 ? 'operations' : 's' } as FoldEvent);
        if (page.length > 0) yield page;
      },
    },
    models: {
      versions: async () => world.versions,
      countParked: async () => world.parked,
      fault: async () => world.fault,
    },
    wanted: async () => [{ name: 'dashboard', shape: '1' }] as unknown as Projections,
    holder: async () => world.holder,
    unread: 'operations',
    clock: () => NOW,
  });
  return { world, look: async () => (await watch.look())[0]! };
}

const fault = { since: '2026-11-20T12:00:00Z', position: 10, why: 'the disk is full' };

describe('the state of a read model', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each<[string, Parameters<typeof watching>[0], object]>([
    ['running', {}, { state: 'running', lag_events: 0, lag_seconds: 0 }],
    ['running', { head: 11 }, { state: 'running', lag_events: 1, lag_seconds: 0 }],
    ['catching_up', { head: 14 }, { state: 'catching_up', lag_events: 4, lag_seconds: 3 }],
    ['stopped', { holder: null }, { state: 'stopped' }],
    ['stopped', { holder: null, fault }, { state: 'stopped' }],
    [
      'faulted',
      { fault, head: 12 },
      { state: 'faulted', why: expect.stringContaining('the disk is full') as string },
    ],
    ['not_folded', { versions: [] }, { state: 'not_folded' }],
    [
      'not_folded',
      { versions: [{ ...served, status: 'building' }] },
      { state: 'not_folded', why: 'it is being folded' },
    ],
    [
      'faulted',
      { versions: [{ ...served, damage: { key: null, what: 'odd' } }] },
      { state: 'faulted', why: 'cannot be read: odd' },
    ],
    [
      'paused',
      { versions: [{ ...served, paused: { at: 'T', operator: 'ada', reason: 'r' } }], fault },
      { state: 'paused', why: 'by ada on T: r' },
    ],
    ['running with documents that stand', { parked: 3 }, { state: 'running', parked: 3 }],
  ])('is %s: %j', async (_, change, expected) => {
    expect(await watching(change).look()).toMatchObject(expected);
  });

  it('says whether another shape is to be served', async () => {
    expect(await watching({ versions: [{ ...served, shape: '0' }] }).look()).toMatchObject({ isDue: true });
    expect(await watching().look()).toMatchObject({ isDue: false });
  });

  it('is faulted once it stands still although events wait, and not before', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const { world, look } = watching({ head: 40 });
    expect(await look()).toMatchObject({ state: 'catching_up', lag_seconds: 29 });
    now = 9_999;
    expect(await look()).toMatchObject({ state: 'catching_up' });
    now = 10_000;
    expect(await look()).toMatchObject({
      state: 'faulted',
      why: 'stands still at position 10 for 10 s or longer',
    });
    world.versions = [{ ...served, checkpoint: 30 }];
    now = 12_000;
    // 20 positions, of which one was an operator's before them.
    expect(await look()).toMatchObject({ state: 'catching_up', events_per_second: 10 });
    world.versions = [{ ...served, version: 2, checkpoint: 30 }];
    expect(await look()).toMatchObject({ state: 'catching_up', events_per_second: 0 });
  });

  it('is faulted after a second where what waits is old: a command looks twice', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const { look } = watching({ head: 12, age: 3_600_000 });
    expect(await look()).toMatchObject({ state: 'catching_up' });
    now = 1_000;
    expect(await look()).toMatchObject({ state: 'faulted' });
  });
});
