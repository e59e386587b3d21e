import type { CheckpointOutbox } from '../../ports/checkpoints.port.js';
import type { NoteSigner } from '../../proof/signed-note.js';
import { parseCheckpoint } from '../../proof/tree-head.js';
import { AUDIT_KEY_FILE, keptAuditKey, makeAuditKey } from '../../settings/audit-settings.js';
import type { Settings } from '../../settings/settings.js';

/** There is no key to sign with, and none may be made. */
export class NoAuditKey extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NoAuditKey';
  }
}

type KeySettings = Pick<Settings, 'auditKeys' | 'dataDir' | 'eventStoreUrl' | 'mongoUrl'>;

/**
 * Returns the keys that sign: those that are given, or the one of the data folder, which is made before the first checkpoint.
 * Throws NoAuditKey where it was lost since, and with shared stores, where every machine needs the same; BadNote for one that
 * cannot be read.
 */
export async function auditKeysOf(
  { auditKeys, dataDir, eventStoreUrl, mongoUrl }: KeySettings,
  outbox: Pick<CheckpointOutbox, 'latest'>,
): Promise<readonly NoteSigner[]> {
  if (auditKeys !== null) return auditKeys;
  if (eventStoreUrl !== null || mongoUrl !== null)
    throw new NoAuditKey(
      'EMIT_AUDIT_KEY must be set when EVENTSTORE_URL or MONGODB_URL is: make one with emit audit key --make',
    );
  const kept = keptAuditKey(dataDir);
  if (kept) return [kept];
  const latest = await outbox.latest();
  if (latest === null) return [makeAuditKey(dataDir)];
  const { origin } = parseCheckpoint(latest.note);
  throw new NoAuditKey(
    `the key that signed the checkpoints of ${origin} is gone: put ${AUDIT_KEY_FILE} back, or set EMIT_AUDIT_KEY to a new one`,
  );
}
