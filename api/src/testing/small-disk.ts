import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small file system of its own, in memory, that can be filled to the last byte. Mounting takes root, and Linux. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  /** Null where it cannot be mounted. */
  static mount(mebibytes: number): SmallDisk | null {
    const path = mkdtempSync(join(tmpdir(), 'emit-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', path]);
    if (status === 0) return new SmallDisk(path);
    rmSync(path, { recursive: true });
    return null;
  }

  /** Leaves no byte free; again what has come free meanwhile. */
  fill(): void {
    const ballast = openSync(join(this.path, 'ballast'), 'a');
    for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) {
      while (wrote(ballast, size)) continue;
    }
    closeSync(ballast);
  }

  free(): void {
    rmSync(join(this.path, 'ballast'), { force: true });
  }

  unmount(): void {
    spawnSync('umount', ['-l', this.path]);
    rmSync(this.path, { recursive: true, force: true });
  }
}

function wrote(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 1)) === size;
  } catch {
    return false;
  }
}
