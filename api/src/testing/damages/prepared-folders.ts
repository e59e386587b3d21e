import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmitCommand } from '../emit-command.js';
import { TestApp } from '../test-app.js';

export const PASSWORD = 'let me in please';
const SEED = 'damaged';

/** Data folders that nobody has open: a sound one, one of another service, and a backup of the first. */
export class PreparedFolders {
  private readonly root = mkdtempSync(join(tmpdir(), 'emit-damages-'));
  private copies = 0;
  readonly sound = join(this.root, 'sound');
  readonly other = join(this.root, 'other');
  readonly backup = join(this.root, 'backup');
  /** Of a member of the sound one. */
  readonly address = `demo-${SEED}-1@example.org`;
  /** Those of the sound one who are not erased, by id. */
  members: readonly string[] = [];
  /** Erased ones too. */
  everybody = 0;

  static async prepare(): Promise<PreparedFolders> {
    const prepared = new PreparedFolders();
    await prepared.make('sound', SEED);
    await prepared.make('other', 'elsewhere');
    const emit = emitOn(prepared.sound);
    await emit.run(['backup', prepared.backup]);
    const rows = await emit.json<{ member: string; erased: boolean }[]>(['members', 'list']);
    prepared.everybody = rows.length;
    prepared.members = rows.filter(({ erased }) => !erased).map(({ member }) => member);
    return prepared;
  }

  /** A folder of a name of its own beside the others; it is not made. */
  newPath(): string {
    this.copies += 1;
    return join(this.root, `case-${this.copies}`);
  }

  /** A copy that nobody has open: this process keeps what it has opened. */
  copy(of = this.sound): string {
    const folder = this.newPath();
    cpSync(of, folder, { recursive: true });
    return folder;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** A history that a server has folded. */
  private async make(name: 'sound' | 'other', seed: string): Promise<void> {
    const made = join(this.root, `${name}-made`);
    await emitOn(made).run([
      ...['demo', '--members', '12', '--days', '30', '--seed', seed],
      ...['--password', PASSWORD],
    ]);
    await (await TestApp.start({ dataDir: made })).stop();
    cpSync(made, this[name], { recursive: true });
  }
}

/** The command line on a folder that is there. */
export function emitOn(folder: string, env: Readonly<Record<string, string>> = {}): EmitCommand {
  const emit = new EmitCommand(env);
  emit.remove();
  return Object.assign(emit, { dataDir: folder });
}
