import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Starts a server that prints its address; answers when it has. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(line)?.[1];
    if (port) return { child, origin: `http://127.0.0.1:${port}` };
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

export async function stopServer({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
