import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** EMIT_E2E_MAIN names the server of another build: one that stays as it is while this tree changes. */
const MAIN = resolve(process.env['EMIT_E2E_MAIN'] ?? 'api/dist/main.js');
const READY = /http:\/\/localhost:\d+/;
const START_LIMIT = 60_000;
const runFile = promisify(execFile);

/** The real server on a free port with a data folder of its own. */
export class TestServer {
  private constructor(
    readonly url: string,
    private child: ChildProcess,
    private readonly env: NodeJS.ProcessEnv,
    private readonly dataDir: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<TestServer> {
    const dataDir = await mkdtemp(join(tmpdir(), 'emit-e2e-'));
    const port = await freePort();
    const all = {
      PORT: String(port),
      EMIT_DATA_DIR: dataDir,
      EMIT_RATE_LIMITS: 'off',
      EMIT_WARM_UP: 'off',
      ...env,
    };
    const child = run(all);
    return new TestServer(await urlWhenReady(child), child, all, dataDir);
  }

  /** As kill -9. */
  async crash(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGKILL');
    await ended;
  }

  /** At the same address, with the same data. */
  async startAgain(): Promise<void> {
    this.child = run(this.env);
    await urlWhenReady(this.child);
  }

  /** A command of the operator on this server's data, to its end. Throws for one that fails. */
  async emit(...args: string[]): Promise<void> {
    await runFile(process.execPath, [join(MAIN, '..', 'cli.js'), ...args], {
      env: { ...process.env, ...this.env },
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM');
      await ended;
    }
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

function run(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function urlWhenReady(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`The server did not begin:\n${said}`)), START_LIMIT);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = READY.exec(said)?.[0];
      if (!url) return;
      clearTimeout(timer);
      done(url);
    };
    child.stdout?.on('data', listen);
    // Read and kept for the failure: a full pipe would stop the server.
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The server ended with ${String(code)}:\n${said}`));
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
