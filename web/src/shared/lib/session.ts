import type { UserRecord } from '@emit/contract/wire';
import { isRecord } from './is-record';
import { readJson, readText, remove, STORAGE_KEYS, writeJson, writeText } from './storage';

interface Session {
  readonly token: string;
  readonly user: UserRecord | null;
}

/** The session where the browser's storage is forbidden or full: it lasts until this page is closed. */
let ofThisPage: Session | null = null;

export function readToken(): string | null {
  return ofThisPage?.token ?? readText(STORAGE_KEYS.token);
}

/** Keeps what a login or register answered (spec §4 "Session"). */
export function storeSession(token: string, user?: UserRecord): void {
  const isKept = writeText(STORAGE_KEYS.token, token);
  ofThisPage = isKept ? null : { token, user: null };
  if (user) storeUser(user);
}

export function storeUser({ id, email, full_name }: UserRecord): void {
  const user = { id, email, full_name };
  if (ofThisPage) ofThisPage = { ...ofThisPage, user };
  else writeJson(STORAGE_KEYS.user, user);
}

export function clearSession(): void {
  ofThisPage = null;
  remove(STORAGE_KEYS.token);
  remove(STORAGE_KEYS.user);
  remove(STORAGE_KEYS.answers);
}

/** The id in the locally kept user record; null when there is none. */
export function readUserId(): string | null {
  const user = ofThisPage ? ofThisPage.user : readJson(STORAGE_KEYS.user);
  return isRecord(user) && typeof user.id === 'string' ? user.id : null;
}
