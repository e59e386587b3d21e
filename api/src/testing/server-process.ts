import { createInterface } from 'node:readline';
import { Spawned } from './spawned.js';

type Environment = Readonly<Record<string, string>>;

/** A server that has loaded its modules and opened nothing yet: it is up in a fifth of the time. */
export interface StandBy {
  /** Resolves when the server is ready. Throws with what it said when it ends instead. */
  go(): Promise<ServerProcess>;
  /** Ends it without having let it go. */
  dismiss(): Promise<void>;
}

/** The built server as a process of its own, so that it can be killed. */
export class ServerProcess {
  private constructor(
    private readonly spawned: Spawned,
    readonly origin: string,
  ) {}

  /** Starts on a free port; resolves when it is ready. Throws with what it said when it ends instead. */
  static async start(dataDir: string, env: Environment = {}): Promise<ServerProcess> {
    const spawned = spawn(dataDir, env);
    return new ServerProcess(spawned, await originOf(spawned));
  }

  static standBy(dataDir: string, env: Environment = {}): StandBy {
    const waiting = spawn(dataDir, env, 'composition/create-app.js');
    return {
      go: async () => {
        waiting.go();
        return new ServerProcess(waiting, await originOf(waiting));
      },
      dismiss: async () => {
        waiting.kill('SIGKILL');
        await waiting.ended;
      },
    };
  }

  /** Returns the exit code; null when it was killed. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGKILL'): Promise<number | null> {
    this.spawned.kill(signal);
    return (await this.spawned.ended).code;
  }

  /** All that it said, once it has ended. */
  async said(): Promise<{ readonly out: string; readonly err: string }> {
    return this.spawned.ended;
  }

  /** The errors that it logged itself, not expecting them. */
  get unexpected(): string[] {
    return this.spawned.complaints
      .join('')
      .split('\n')
      .filter((line) => line.includes('unexpected error'));
  }

  /** Holds the process still, as a machine does that swaps or is moved. */
  freeze(): void {
    this.spawned.kill('SIGSTOP');
  }

  thaw(): void {
    this.spawned.kill('SIGCONT');
  }

  /** Steps its clock, where it was started with `steppedClock`. */
  stepClock(): void {
    this.spawned.kill('SIGUSR2');
  }
}

function spawn(dataDir: string, env: Environment, preload?: string): Spawned {
  const program = { entry: 'main.js', env: { ...env, PORT: '0', EMIT_DATA_DIR: dataDir } };
  return Spawned.start({ ...program, ...(preload && { preload }) });
}

/** Where the server answers, once it says so. */
async function originOf({ child, ended }: Spawned): Promise<string> {
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise<string | null>((resolve) => {
    lines.on('line', (line) => {
      const found = /https?:\/\/localhost:\d+/.exec(line)?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    lines.on('close', () => resolve(null));
  });
  if (origin !== null) return origin;
  throw new Error(`The server did not start: ${(await ended).err}`);
}
