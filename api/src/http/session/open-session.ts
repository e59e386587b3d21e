import { randomUUID } from 'node:crypto';
import type { ConfirmedBy } from '@emit/contract/second-factors';
import type { OpenSession, VaultEntry } from '../../ports/vault.port.js';
import type { MemberKey } from '../../runtime/sealing.js';

const DAY_MS = 86_400_000;

/** How long a session lasts, and how many a member may have open (docs/security.md "Sessions"). Milliseconds. */
export const SESSION = {
  longest: 30 * DAY_MS,
  /** Without use. */
  idle: 14 * DAY_MS,
  /** A use is noted once in so long. */
  noted: DAY_MS,
  /** The one opened first ends when another is opened. */
  mostOpen: 20,
  clientMax: 200,
} as const;

/**
 * `client`: what the browser says that it is, for the member to recognise the session by. `by`: what confirmed the sign-in
 * besides the password, or without one.
 */
export function newSession(key: MemberKey, client: string, at: number, by?: ConfirmedBy): OpenSession {
  const id = randomUUID();
  const sealed = key.seal(client.slice(0, SESSION.clientMax), { stream: 'vault', id, field: 'client' });
  return { id, openedAt: at, seenAt: at, client: sealed, ...(by && { by }) };
}

export function isOpen({ openedAt, seenAt }: OpenSession, at: number): boolean {
  return at - openedAt < SESSION.longest && at - seenAt < SESSION.idle;
}

/** The session of this id, if the member has it and it is open. */
export function openSessionOf({ sessions }: VaultEntry, id: string, at: number): OpenSession | null {
  const session = sessions.find((one) => one.id === id);
  return session && isOpen(session, at) ? session : null;
}

/** Whether a session was ended, as far as can be seen: with so many open it may only have been pushed out. */
export function hasEnded({ sessions }: VaultEntry, id: string): boolean {
  return sessions.length < SESSION.mostOpen && !sessions.some((session) => session.id === id);
}
