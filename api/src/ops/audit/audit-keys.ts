import { BadNote, type NoteSigner, type NoteVerifier } from '../../proof/signed-note.js';
import { keptAuditKey, verifierIn } from '../../settings/audit-settings.js';
import type { CommandSettings } from '../../settings/settings.js';
import { parseCheckpoint, type SignedCheckpoint } from '../../proof/tree-head.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, isSystemError, UsageError } from '../support/failures.js';

/** Returns the keys at hand that sign checkpoints; none where there are none. Throws CommandFailed. */
function signersAtHand({ auditKeys, dataDir }: CommandSettings): readonly NoteSigner[] {
  if (auditKeys !== null) return auditKeys;
  try {
    const kept = keptAuditKey(dataDir);
    return kept ? [kept] : [];
  } catch (error) {
    if (error instanceof BadNote) throw new CommandFailed(error.message);
    throw error;
  }
}

/** Throws CommandFailed where there is no key. */
export function requireSigners(settings: CommandSettings): readonly NoteSigner[] {
  const signers = signersAtHand(settings);
  if (signers.length > 0) return signers;
  throw new CommandFailed(
    'no key signs checkpoints here yet: a server makes one in the data folder, emit audit key --make makes one elsewhere',
  );
}

/** Returns the public keys that are named with --key. Throws UsageError. */
export function verifiersNamed(named: readonly string[]): NoteVerifier[] {
  return named.map((one) => {
    try {
      return verifierIn(one);
    } catch (error) {
      if (error instanceof BadNote) throw new UsageError(error.message);
      throw error;
    }
  });
}

/** Returns the public halves of the keys at hand; none where they may not be read. */
export function verifiersAtHand(settings: CommandSettings): NoteVerifier[] {
  try {
    return signersAtHand(settings).map(({ verifier }) => verifier);
  } catch (error) {
    if (error instanceof CommandFailed) return [];
    throw error;
  }
}

/** Returns what a server of the data folder has signed last; null where there is none, or none that may be read. */
export async function lastOwnCheckpoint(
  { checkpoints }: Pick<Cli, 'checkpoints'>,
  dataDir: string,
): Promise<SignedCheckpoint | null> {
  try {
    const latest = await checkpoints(dataDir).latest();
    return latest === null ? null : parseCheckpoint(latest.note);
  } catch (error) {
    if (error instanceof BadNote || isSystemError(error)) return null;
    throw error;
  }
}
