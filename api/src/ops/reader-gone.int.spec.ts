import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EmitCommand } from '../testing/emit-command.js';

const emit = new EmitCommand();
beforeAll(async () => {
  // More events than a pipe holds.
  expect(await emit.run(['demo', '--members', '12', '--days', '40'])).toMatchObject({ code: 0 });
}, 60_000);
afterAll(() => emit.remove());

/** A command that waits for whoever reads it. */
async function blocked(...args: string[]) {
  const child = spawn(process.execPath, [join(process.cwd(), 'api/dist/cli.js'), ...args], {
    env: { ...process.env, EMIT_DATA_DIR: emit.dataDir, EVENTSTORE_URL: '', MONGODB_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await once(child.stdout, 'readable');
  /** The reader goes away while the command is held still. */
  const leave = async () => {
    child.stdout.destroy();
    await once(child.stdout, 'close');
  };
  return { child, ended, leave };
}

it.each([
  ['events', 'export'],
  ['events', 'list', '--limit', '5000', '--json'],
])(
  'Ctrl-C that ends the reader, too, is 130: emit %s %s',
  async (...args) => {
    const { child, ended, leave } = await blocked(...args);
    child.kill('SIGSTOP');
    // As a terminal does: to everybody in the pipe at once.
    child.kill('SIGINT');
    await leave();
    child.kill('SIGCONT');
    expect(await ended).toBe(130);
  },
  30_000,
);

it('a reader that leaves by itself is no failure', async () => {
  const { ended, leave } = await blocked('events', 'export');
  await leave();
  expect(await ended).toBe(0);
}, 30_000);
