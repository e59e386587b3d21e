import { SESSION } from '../../http/session/open-session.js';
import type { OpenSession, VaultEntry } from '../../ports/vault.port.js';

/**
 * The session that set a reminder, as long as it holds: until somebody ends it, or nobody has opened Emit there for 30 days. That
 * its time is over alone ends no reminder: to call back is what it is for.
 */
export function remindedSession({ sessions }: VaultEntry, id: string, now: number): OpenSession | null {
  const session = sessions.find((one) => one.id === id);
  return session && now - session.seenAt < SESSION.longest ? session : null;
}
