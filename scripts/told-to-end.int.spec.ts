import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Session, type Ended } from '../api/src/testing/session.js';
import { Spawned } from '../api/src/testing/spawned.js';

/** Sessions are looked up in /proc. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const EMBEDDED = {
  MONGODB_URL: '',
  EVENTSTORE_URL: '',
  ANTHROPIC_API_KEY: '',
  EMIT_WARM_UP: 'off',
  PORT: '0',
};

const byCode = (code: number): Ended => ({ code, signal: null });
const bySignal = (signal: NodeJS.Signals): Ended => ({ code: null, signal });

onLinux('told to end', () => {
  const history = mkdtempSync(join(tmpdir(), 'emit-history-'));
  const emit = (...args: string[]) =>
    Spawned.start({ entry: 'cli.js', args, env: { EMIT_DATA_DIR: history } }).ended;
  let dataDir: string;
  let session: Session | null = null;

  const start = (words: readonly string[]): Session => {
    session = Session.start(words, { ...EMBEDDED, EMIT_DATA_DIR: dataDir });
    return session;
  };
  const fillings = () =>
    readdirSync(join(dataDir, 'read-models')).filter((file) => file.endsWith('.filling'));

  beforeAll(async () => {
    await emit('demo', '--members', '300', '--days', '100', '--seed', 'end');
    await emit('projections', 'rebuild', '--all');
  }, 120_000);
  afterAll(() => rmSync(history, { recursive: true, force: true }));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'emit-end-'));
    cpSync(history, dataDir, { recursive: true });
  });
  afterEach(() => {
    session?.killAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe('a server', () => {
    const NPM = ['npm', 'start'];
    const SCRIPT = ['node', 'scripts/start.mjs'];
    const isReady = (server: Session) => () => server.output.includes('Emit is ready');

    it.each<[string, readonly string[], NodeJS.Signals, Ended]>([
      ['npm', NPM, 'SIGINT', byCode(130)],
      ['npm', NPM, 'SIGTERM', byCode(0)],
      ['npm', NPM, 'SIGKILL', bySignal('SIGKILL')],
      ['npm', NPM, 'SIGHUP', bySignal('SIGHUP')],
      ['node', SCRIPT, 'SIGINT', byCode(130)],
      ['node', SCRIPT, 'SIGTERM', byCode(0)],
      ['node', SCRIPT, 'SIGHUP', byCode(0)],
      ['node', SCRIPT, 'SIGKILL', bySignal('SIGKILL')],
    ])(
      'started by %s (%j) ends at %s, and nothing of it is left',
      async (_, words, signal, ended) => {
        const server = start(words);
        await server.until(isReady(server));
        server.tell(signal);
        expect(await server.ended).toEqual(ended);
        await server.empty();
        if (signal !== 'SIGKILL' || words === NPM) expect(server.output).toContain('Emit is stopping');
      },
      180_000,
    );

    it('ends with 130 when Ctrl-C is pressed, which npm passes on once more', async () => {
      const server = start(NPM);
      await server.until(isReady(server));
      server.tellAll('SIGINT');
      expect(await server.ended).toEqual(byCode(130));
      await server.empty();
      expect(server.output.match(/Emit is stopping/g)).toHaveLength(1);
    }, 180_000);

    it('lives on when the shell that npm was started from is gone', async () => {
      const server = start(['sh', '-c', 'npm start & exit 0']);
      expect(await server.ended).toEqual(byCode(0));
      await server.until(isReady(server));
      const origin = /http:\S+/.exec(server.output)![0];
      // As often as it looks whether npm is there.
      for (let look = 0; look < 5; look++) {
        await new Promise((passed) => setTimeout(passed, 200));
        expect((await fetch(`${origin}/health`)).status).toBe(200);
      }
    }, 180_000);
  });

  describe('a rebuild', () => {
    const REBUILD = ['projections', 'rebuild', '--all'];
    const NPX = ['npx', 'emit', ...REBUILD];
    const BIN = ['node', 'api/bin/emit.mjs', ...REBUILD];

    it.each<[readonly string[], NodeJS.Signals, Ended]>([
      [NPX, 'SIGTERM', bySignal('SIGTERM')],
      [NPX, 'SIGKILL', bySignal('SIGKILL')],
      [NPX, 'SIGHUP', bySignal('SIGHUP')],
      [BIN, 'SIGINT', byCode(130)],
      [BIN, 'SIGTERM', byCode(143)],
      [BIN, 'SIGHUP', byCode(129)],
      [BIN, 'SIGKILL', bySignal('SIGKILL')],
    ])(
      '%j ends at %s with all its threads',
      async (words, signal, ended) => {
        const rebuild = start(words);
        await rebuild.until(() => fillings().length > 0);
        rebuild.tell(signal);
        expect(await rebuild.ended).toEqual(ended);
        await rebuild.empty();
      },
      180_000,
    );

    it('ends at once when Ctrl-C reaches npx, its shell and itself', async () => {
      const rebuild = start(NPX);
      await rebuild.until(() => fillings().length > 0);
      rebuild.tellAll('SIGINT');
      expect(await rebuild.ended).toEqual(bySignal('SIGINT'));
      await rebuild.empty();
      expect(rebuild.output).toContain('emit: stopped: the read models are as they were before');
      expect(fillings()).toEqual([]);
    }, 180_000);
  });

  it('a command that follows the event store ends with 130 at Ctrl-C', async () => {
    const tail = start(['node', 'scripts/emit.mjs', 'events', 'tail']);
    await tail.until(() => tail.output.includes('position'));
    tail.tell('SIGINT');
    expect(await tail.ended).toEqual(byCode(130));
    await tail.empty();
  }, 180_000);

  it('what is put in the background on purpose lives on without npm', async () => {
    const tail = start(['npx', '-c', 'emit events tail & sleep 1']);
    await tail.ended;
    await tail.until(() => tail.output.includes('position'));
    expect(tail.alive).not.toEqual([]);
  }, 180_000);
});
