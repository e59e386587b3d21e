import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Where its log is kept while it runs: a terminal would slow it down, and nowhere would be too fast. */
  readonly logDir: string;
}

/** Starts a server that prints its address; resolves when it has. It can be sent messages. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Started> {
  const logDir = mkdtempSync(join(tmpdir(), 'emit-bench-log-'));
  const log = join(logDir, 'stderr');
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', openSync(log, 'w'), 'ipc'],
  });
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1];
    if (port) return { child, origin: `http://127.0.0.1:${port}`, logDir };
  }
  throw new Error(`${args.join(' ')} ended before it was ready: ${readFileSync(log, 'utf8')}`);
}

export async function stopServer({ child, logDir }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  rmSync(logDir, { recursive: true, force: true });
}
