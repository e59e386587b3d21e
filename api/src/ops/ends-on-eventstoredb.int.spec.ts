import { once } from 'node:events';
import { DataFolder } from '../testing/data-folder.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { ServerProcess } from '../testing/server-process.js';
import type { Spawned } from '../testing/spawned.js';

const LONGEST_MS = 120_000;
const SECRETS = {
  EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
  EMIT_JWT_SECRET: 'b7ae02c95d1f6e3884c0d92f71a6be534f08',
};
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** A command that has done its work closes its connection and ends, whatever it has read; and it ends when it is told to. */
describe('a process on EventStoreDB ends', () => {
  const server = new EventStoreDbServer();
  const folder = new DataFolder();
  let env: Record<string, string>;
  const emit = (...args: string[]) => folder.emit(args, { env });

  beforeAll(async () => {
    server.log.addForeign();
    await server.start();
    env = { ...SECRETS, EVENTSTORE_URL: server.url };
    const { code, err } = await emit('demo', '--members', '12', '--days', '40', '--seed', 'ends').ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(await emit('projections', 'rebuild', '--all').ended).toMatchObject({ code: 0 });
  }, LONGEST_MS);
  afterEach(() => {
    server.isSilent = false;
  });
  afterAll(() => {
    server.stop();
    folder.remove();
  });

  /** Ended by itself, and nothing of what its driver cancelled came to light. */
  async function ended(command: Spawned): Promise<{ code: number | null; out: string }> {
    const { code, out, err } = await command.ended;
    expect(code).not.toBeNull();
    expect(err).not.toMatch(/CANCELLED|Cancelled|at .*\.js:/);
    return { code, out };
  }

  it.each([
    ['doctor'],
    ['audit verify'],
    ['audit verify --no-models'],
    ['audit tokens'],
    ['audit tokens --as-of 2026-01'],
    ['events list'],
    ['events list --type TokensConsumed --limit 3'],
    ['events show 1000'],
    ['events tail --no-follow'],
    ['events export'],
    ['projections list'],
    ['projections status'],
    ['projections rebuild dashboard'],
    ['members list'],
    ['demo --append --members 3 --days 10 --seed more'],
  ])(
    'by itself: emit %s',
    async (line) => {
      await ended(emit(...line.split(' ')));
    },
    LONGEST_MS,
  );

  it(
    'when nobody reads its answer any more',
    async () => {
      const listing = emit('events', 'list', '--limit', '100000', '--format', 'ndjson');
      await once(listing.child.stdout, 'data');
      listing.child.stdout.destroy();
      expect((await ended(listing)).code).toBe(0);
    },
    LONGEST_MS,
  );

  it.each(SIGNALS)(
    'while it waits for events, at %s',
    async (signal) => {
      const tail = emit('events', 'tail', '--format', 'ndjson');
      await once(tail.child.stdout, 'data');
      tail.kill(signal);
      await ended(tail);
    },
    LONGEST_MS,
  );

  const held = ['doctor', 'audit verify'];
  it.each(held.flatMap((line) => SIGNALS.map((signal) => [line, signal] as const)))(
    'while the server does not answer: emit %s at %s',
    async (line, signal) => {
      server.isSilent = true;
      const asked = once(server, 'asked');
      const command = emit(...line.split(' '));
      await asked;
      command.kill(signal);
      expect((await ended(command)).code).not.toBe(0);
    },
    LONGEST_MS,
  );

  it.each(SIGNALS)(
    'as a server that serves, at %s',
    async (signal) => {
      const serving = await ServerProcess.start(folder.path, { ...env, EMIT_DRAIN_SECONDS: '0' });
      expect(await serving.stop(signal)).not.toBeNull();
    },
    LONGEST_MS,
  );
});
