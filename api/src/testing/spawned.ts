import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = join(process.cwd(), 'api/dist');

/** Servers that the suites of the adapters use are not this process's stores. */
const EMBEDDED = { MONGODB_URL: '', EVENTSTORE_URL: '', ANTHROPIC_API_KEY: '' };
/** Nobody is to be held back, and most live too shortly to be worth 2 s of a processor for a first question. */
const BRIEF = { EMIT_RATE_LIMITS: 'off', EMIT_WARM_UP: 'off' };

export interface Program {
  /** Of the built API: `main.js`, `cli.js`. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Loads this module of the built API first, then waits for `go`: four fifths of a start are the loading. */
  readonly preload?: string;
}

/** A built program as a process of its own, so that it can be killed. */
export class Spawned {
  /** Resolves when the process has ended and all it said was read. */
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;

  /** What it has said on standard error so far, in pieces. */
  readonly complaints: readonly string[];

  private constructor(readonly child: ChildProcessWithoutNullStreams) {
    const [out, err] = [gathered(child.stdout), gathered(child.stderr)];
    this.complaints = err;
    this.ended = once(child, 'close').then(([code]) => {
      return { code: code as number | null, out: out.join(''), err: err.join('') };
    });
  }

  static start({ entry, args = [], env = {}, preload }: Program): Spawned {
    const file = join(DIST, entry);
    if (!existsSync(file)) throw new Error('The API is not built: run npm run build first');
    const waiting = preload === undefined ? [] : ['--import', heldBack(preload)];
    const child = spawn(process.execPath, [...waiting, file, ...args], {
      env: { ...process.env, ...EMBEDDED, ...BRIEF, ...env },
    });
    // A process that is killed before it was told to go has closed its end.
    child.stdin.on('error', () => undefined);
    return new Spawned(child);
  }

  /** Lets a preloaded program begin. */
  go(): void {
    this.child.stdin.end('go\n');
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

/** A module to be imported before the program: it loads what the program will need, and waits for a line. */
function heldBack(preload: string): string {
  const url = pathToFileURL(join(DIST, preload)).href;
  const code = `await import(${JSON.stringify(url)});
    await new Promise((go) => process.stdin.once('data', go));
    process.stdin.destroy();`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function gathered(stream: NodeJS.ReadableStream): string[] {
  const said: string[] = [];
  stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return said;
}
