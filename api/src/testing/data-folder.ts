import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../settings/settings.js';
import { closeStores, openStores, type Stores } from '../composition/stores.js';
import { quietLog } from '../runtime/log.js';
import { collected } from './collected.js';
import { EmitCommand, type Ran } from './emit-command.js';
import { Spawned, type Program } from './spawned.js';

/** A data folder of its own, and the command line on it as a process. */
export class DataFolder {
  constructor(readonly path = mkdtempSync(join(tmpdir(), 'emit-fault-'))) {}

  /** A command, begun or (preloaded) waiting for `go`. */
  emit(args: readonly string[], { env, preload }: Partial<Program> = {}): Spawned {
    const program = { entry: 'cli.js', args, env: { ...env, EMIT_DATA_DIR: this.path } };
    return Spawned.start({ ...program, ...(preload && { preload }) });
  }

  /** The same in this process, which need not load the program: for what comes after the faults. */
  async run(args: readonly string[], env: Program['env'] = {}): Promise<Ran> {
    const ran = await new EmitCommand(env, this.path, Date.now).run(args);
    await collected();
    return ran;
  }

  /** Everything that `emit audit verify` says, and its exit code. */
  async verified(env: Program['env'] = {}): Promise<{ code: number; said: string }> {
    const { code, out, err } = await this.run(['audit', 'verify'], env);
    return { code, said: out + err };
  }

  /** The stores as `env` has them; embedded without it. */
  async withStores<T>(work: (stores: Stores) => Promise<T>, env: Program['env'] = {}): Promise<T> {
    const stores = await openStores(readSettings({ ...env, EMIT_DATA_DIR: this.path }), quietLog);
    try {
      return await work(stores);
    } finally {
      await closeStores(stores);
    }
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
