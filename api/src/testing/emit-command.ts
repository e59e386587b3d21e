import { errorBody } from '../http/errors/error-table.js';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runEmit, type ExitCode } from '../ops/run-emit.js';
import type { Terminal } from '../ops/support/terminal.js';
import { OutputClosed } from '../ops/support/failures.js';
import { operatorOf } from '../ops/support/operator-act.js';
import { withInstead } from '../settings/environment.js';
import { isLogEmbedded, readCommandSettings, readSettings } from '../settings/settings.js';
import { checkpointFolder, checkpointOutbox } from '../composition/checkpoint-parts.js';
import { openPayments } from '../composition/payments.js';
import {
  closeStores,
  openBackups,
  openStores,
  openStoresReadOnly,
  openVault,
  type Stores,
} from '../composition/stores.js';
import { quietLog } from '../runtime/log.js';

export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Today in these tests: noon of a Friday. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** The command line in this process, with a data folder of its own unless one is given; on embedded stores, unless `env` names others. */
export class EmitCommand {
  constructor(
    private readonly env: Readonly<Record<string, string>> = {},
    readonly dataDir = mkdtempSync(join(tmpdir(), 'emit-ops-')),
    private readonly clock = () => NOW,
  ) {}

  /** The same with more of the environment. */
  with(env: Readonly<Record<string, string>>): EmitCommand {
    return new EmitCommand({ ...this.env, ...env }, this.dataDir, this.clock);
  }

  /** `lines`: how many lines the reader takes before it goes away; `answer`: what a person types when asked. */
  async run(
    args: readonly string[],
    {
      lines = Infinity,
      signal = new AbortController().signal,
      progress = (): void => undefined,
      answer = null as string | null,
      width = Infinity,
    } = {},
  ): Promise<Ran> {
    let out = '';
    let err = '';
    const terminal: Terminal = {
      width,
      async write(text) {
        out += text;
        if (out.split('\n').length > lines) throw new OutputClosed();
      },
      note: (text) => {
        err += `${text}\n`;
      },
      progress,
      ask: async () => answer,
    };
    const code = await runEmit(args, {
      terminal,
      settings: (instead) => readCommandSettings(withInstead(this.environment, instead ?? {})),
      serverSettings: () => this.settings(),
      dataDir: () => this.dataDir,
      isLogEmbedded: () => isLogEmbedded(this.env),
      backups: openBackups(),
      open: (settings, use) => openStores(settings, quietLog, use),
      openReadOnly: openStoresReadOnly,
      openVault,
      close: closeStores,
      tryGuide: async (options) =>
        (await import('../adapters/guide/anthropic/try-guide.js')).tryGuide(options),
      openPayments,
      checkpoints: checkpointOutbox,
      checkpointFolder,
      giveWay: () => undefined,
      clock: this.clock,
      operator: () => operatorOf(this.env),
      describe: ({ code, facts }) => errorBody(code, facts).detail,
      signal,
    });
    return { code, out, err };
  }

  /** As `run`, and the answer as JSON. */
  async json<T>(args: readonly string[]): Promise<T> {
    const { out } = await this.run([...args, '--format', 'json']);
    return JSON.parse(out) as T;
  }

  async withStores<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const stores = await openStores(this.settings(), quietLog);
    try {
      return await work(stores);
    } finally {
      await closeStores(stores);
    }
  }

  /** Those of a server. */
  settings() {
    return readSettings(this.environment);
  }

  private get environment(): Readonly<Record<string, string>> {
    return { EMIT_DATA_DIR: this.dataDir, EMIT_RATE_LIMITS: 'off', ...this.env };
  }

  remove(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** And what stands beside it under a longer name. */
  removeAll(): void {
    const [folder, name] = [dirname(this.dataDir), basename(this.dataDir)];
    for (const one of readdirSync(folder)) {
      if (one.startsWith(name)) rmSync(join(folder, one), { recursive: true, force: true });
    }
  }
}
