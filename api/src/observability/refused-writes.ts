import { StoreUnavailable } from '../ports/event-store.port.js';

/** A refusal says nothing any more of what is now, once it is so old. */
const RECENT_MS = 60_000;
/** What SQLite and the system answer to a write where the disk is full, broken or read-only. */
const NO_ROOM = /^(SQLITE_(FULL|IOERR|READONLY)|ENOSPC|EDQUOT|EROFS)/;

/** Whether the event store refuses to write: the disk's free space does not tell of quotas, nor of one that is read-only. */
export class RefusedWrites {
  private last: { readonly at: number; readonly why: string } | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  accepted(): void {
    this.last = null;
  }

  refused(error: unknown): void {
    const why = whyIn(error);
    if (why !== null) this.last = { at: this.now(), why };
  }

  problems(): string[] {
    const { last } = this;
    if (last === null || this.now() - last.at > RECENT_MS) return [];
    return [`the event store refuses to write (${last.why}): nothing new can be saved`];
  }
}

function whyIn(error: unknown): string | null {
  const cause = error instanceof StoreUnavailable ? error.cause : null;
  const { code, sqliteCodeName, message } = (cause ?? {}) as Record<string, unknown>;
  const name = [sqliteCodeName, code].find((one) => typeof one === 'string' && NO_ROOM.test(one));
  return name === undefined ? null : String(message);
}
