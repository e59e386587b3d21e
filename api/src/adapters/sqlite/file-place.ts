import { statSync } from 'node:fs';
import { StoreUnavailable } from '../../ports/event-store.port.js';

/** Where a file that is open stands: whether its name still leads to it. */
export class FilePlace {
  private readonly identity: string;

  /** The file must be there. */
  constructor(private readonly path: string) {
    this.identity = identityOf(path);
  }

  /** Throws StoreUnavailable when the file was removed or another one has its name: what is written is found by nobody. */
  require(store: string): void {
    if (identityOf(this.path) === this.identity) return;
    const cause = new Error(
      `${this.path} was removed or replaced while it is open: stop the server and restore it`,
    );
    throw new StoreUnavailable(store, { cause });
  }
}

function identityOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}/${found.ino}` : '';
}
