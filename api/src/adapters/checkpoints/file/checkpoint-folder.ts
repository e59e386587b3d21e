import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASH_BYTES } from '../../../proof/merkle.js';
import { TILE_WIDTH, tilePath } from '../../../proof/tiles.js';
import {
  CheckpointNotTaken,
  type CheckpointFolder,
  type KeptCheckpoint,
} from '../../../ports/checkpoints.port.js';
import { writeDurably } from '../../files/durable-file.js';
import { checkpointName, placeIn } from './checkpoint-name.js';

const LATEST = 'checkpoint';
const HISTORY = 'checkpoints';
const PARTIAL = '.p';

/** The folder must be there: one that is made where a disk is not mounted would lie beside what it proves. */
export class FileCheckpointFolder implements CheckpointFolder {
  constructor(private readonly folder: string) {}

  latest(): Promise<string | null> {
    return this.using(() => textOf(join(this.folder, LATEST)));
  }

  all(): Promise<KeptCheckpoint[]> {
    return this.using(async () => {
      const names = await namesIn(join(this.folder, HISTORY));
      const read = async (name: string) => {
        const note = await readFile(join(this.folder, HISTORY, name), 'utf8');
        return { note, ...placeIn(name) };
      };
      return Promise.all(
        names
          .filter((name) => name.endsWith('.checkpoint'))
          .sort()
          .map(read),
      );
    });
  }

  tile(level: number, index: number, width: number): Promise<Buffer | null> {
    return this.using(async () => {
      const found = await this.widest(level, index, width);
      return found !== null && found.length >= width * HASH_BYTES
        ? found.subarray(0, width * HASH_BYTES)
        : null;
    });
  }

  putTile(level: number, index: number, hashes: Buffer): Promise<void> {
    return this.using(async () => {
      const file = join(this.folder, tilePath(level, index, hashes.length / HASH_BYTES));
      await mkdir(dirname(file), { recursive: true });
      await writeDurably(file, hashes);
      if (hashes.length < TILE_WIDTH * HASH_BYTES) return;
      // Where nothing may be deleted, it stays.
      const beginnings = join(this.folder, tilePath(level, index) + PARTIAL);
      await rm(beginnings, { recursive: true, force: true }).catch(() => undefined);
    });
  }

  put(checkpoint: KeptCheckpoint, isLast: boolean): Promise<void> {
    return this.using(async () => {
      const history = join(this.folder, HISTORY);
      await mkdir(history, { recursive: true });
      await writeDurably(join(history, checkpointName(checkpoint)), checkpoint.note);
      if (isLast) await writeDurably(join(this.folder, LATEST), checkpoint.note);
    });
  }

  /** The full tile, or the longest of its beginnings that goes far enough. */
  private async widest(level: number, index: number, width: number): Promise<Buffer | null> {
    const full = tilePath(level, index);
    const found = await bytesOf(join(this.folder, full));
    if (found) return found;
    const widths = (await namesIn(join(this.folder, full + PARTIAL))).map(Number);
    const enough = widths.filter((one) => one >= width).sort((a, b) => a - b)[0];
    return enough === undefined ? null : bytesOf(join(this.folder, tilePath(level, index, enough)));
  }

  private async using<T>(work: () => Promise<T>): Promise<T> {
    try {
      if (!(await stat(this.folder)).isDirectory()) throw new Error('it is no folder');
      return await work();
    } catch (error) {
      throw new CheckpointNotTaken(`${this.folder} cannot be used: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
}

async function textOf(file: string): Promise<string | null> {
  return (await bytesOf(file))?.toString('utf8') ?? null;
}

function bytesOf(file: string): Promise<Buffer | null> {
  return readFile(file).catch(missing(null));
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(missing([]));
}

/** Any other error is one. */
function missing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return instead;
    throw error;
  };
}
