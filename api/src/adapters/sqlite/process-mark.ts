import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { discardLocked, isLocked, lockNamed, type LockedFile } from './locked-file.js';

const PREFIX = 'process-';

/** Of this process, wherever it has taken one: looking at a lock of one's own would free it. */
const own = new Set<string>();

/**
 * The mark of a process in a folder: a file that it keeps locked, so that others can tell by the mark whether the process
 * lives. The kernel frees it with the process.
 */
export class ProcessMark {
  private held: { readonly id: string; readonly file: LockedFile } | null = null;

  constructor(private readonly folder: string) {}

  /** Takes it when it is asked for first. */
  get id(): string {
    return (this.held ??= this.take()).id;
  }

  isAlive(id: string): boolean {
    return own.has(id) || isLocked(this.pathOf(id));
  }

  /** Clears away what processes that are gone have left. */
  sweep(): void {
    for (const name of readdirSync(this.folder)) {
      if (!isMark(name) || own.has(name.slice(PREFIX.length))) continue;
      const left = lockNamed(join(this.folder, name));
      if (left) discardLocked(left);
    }
  }

  release(): void {
    const { held } = this;
    this.held = null;
    if (held === null) return;
    own.delete(held.id);
    discardLocked(held.file);
  }

  private take(): { id: string; file: LockedFile } {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    for (;;) {
      const id = randomUUID();
      const file = lockNamed(this.pathOf(id));
      if (file === null) continue;
      own.add(id);
      return { id, file };
    }
  }

  private pathOf(id: string): string {
    return join(this.folder, PREFIX + id);
  }
}

export function isMark(name: string): boolean {
  return name.startsWith(PREFIX);
}
