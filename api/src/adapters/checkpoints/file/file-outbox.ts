import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckpointOutbox, KeptCheckpoint } from '../../../ports/checkpoints.port.js';
import { flushFolder, writeDurably } from '../../files/durable-file.js';
import { checkpointName, placeIn } from './checkpoint-name.js';

const LATEST = 'latest';
const WAITING = 'waiting';
const HANDED_ON = 'handed-on';

/** A folder of the data folder: a file for the last checkpoint, for each that waits, and for the last one handed on. */
export class FileCheckpointOutbox implements CheckpointOutbox {
  constructor(private readonly folder: string) {}

  latest(): Promise<KeptCheckpoint | null> {
    return this.newest(LATEST);
  }

  async keep(checkpoint: KeptCheckpoint, waits: boolean): Promise<void> {
    if (waits) await this.write(WAITING, checkpoint);
    await this.replace(LATEST, checkpoint);
  }

  async waiting(): Promise<KeptCheckpoint[]> {
    const waiting = (await names(join(this.folder, WAITING))).reverse();
    return Promise.all(waiting.map((name) => this.read(WAITING, name)));
  }

  handedOn(): Promise<KeptCheckpoint | null> {
    return this.newest(HANDED_ON);
  }

  async done(checkpoint: KeptCheckpoint): Promise<void> {
    await this.replace(HANDED_ON, checkpoint);
    const folder = join(this.folder, WAITING);
    await rm(join(folder, checkpointName(checkpoint)), { force: true });
    await flushFolder(folder);
  }

  private async newest(folder: string): Promise<KeptCheckpoint | null> {
    const [name] = await names(join(this.folder, folder));
    return name === undefined ? null : this.read(folder, name);
  }

  private async write(folder: string, checkpoint: KeptCheckpoint): Promise<void> {
    await mkdir(join(this.folder, folder), { recursive: true, mode: 0o700 });
    await writeDurably(join(this.folder, folder, checkpointName(checkpoint)), checkpoint.note);
  }

  private async replace(folder: string, checkpoint: KeptCheckpoint): Promise<void> {
    await this.write(folder, checkpoint);
    const older = (await names(join(this.folder, folder))).filter(
      (name) => name !== checkpointName(checkpoint),
    );
    for (const name of older) await rm(join(this.folder, folder, name), { force: true });
  }

  private async read(folder: string, name: string): Promise<KeptCheckpoint> {
    const note = await readFile(join(this.folder, folder, name), 'utf8');
    return { note, ...placeIn(name) };
  }
}

/** The newest first; none where there is no folder. */
async function names(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return found
    .filter((name) => name.endsWith('.checkpoint'))
    .sort()
    .reverse();
}
