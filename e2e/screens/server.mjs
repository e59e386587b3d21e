import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = resolve(process.env.EMIT_E2E_MAIN ?? 'api/dist/main.js');
const CLOCK = fileURLToPath(new URL('other-day.mjs', import.meta.url));

/** Emit with a data folder of its own and a clock that can be set: practices belong to the day they are logged on. */
export async function startServer(env = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'emit-screens-'));
  const child = spawn(process.execPath, ['--import', CLOCK, MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      EMIT_DATA_DIR: dataDir,
      EMIT_RATE_LIMITS: 'off',
      EMIT_LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (!url) continue;
    return {
      url,
      async setClock(milliseconds) {
        child.send(milliseconds);
        await once(child, 'message');
      },
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The server ended before it was ready');
}
