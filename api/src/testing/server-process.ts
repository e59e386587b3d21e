import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const MAIN = join(process.cwd(), 'api/dist/main.js');

/** Servers that the suites of the adapters use are not this process's stores. */
const EMBEDDED = { ...process.env, MONGODB_URL: '', EVENTSTORE_URL: '', ANTHROPIC_API_KEY: '' };

/** The built server as a process of its own, so that it can be killed. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  /** Starts on a free port; answers when it is ready. Throws with what it said when it ends instead. */
  static async start(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    if (!existsSync(MAIN)) throw new Error('The API is not built: run npm run build first');
    const child = spawn(process.execPath, [MAIN], {
      env: { ...EMBEDDED, EMIT_RATE_LIMITS: 'off', ...env, PORT: '0', EMIT_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /https?:\/\/localhost:\d+/.exec(line)?.[0];
      if (origin) return new ServerProcess(child, origin.replace('localhost', '127.0.0.1'));
    }
    throw new Error(`The server did not start: ${said.join('')}`);
  }

  /** Answers the exit code; null when it was killed. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  }
}
