import type { UserRecord } from '@emit/contract/wire';
import { readJson, readText, remove, STORAGE_KEYS, writeJson, writeText } from './storage';

export function readToken(): string | null {
  return readText(STORAGE_KEYS.token);
}

/** Keeps what a login or register answered (spec §4 "Session"). */
export function storeSession(token: string, user?: UserRecord): void {
  writeText(STORAGE_KEYS.token, token);
  if (user) storeUser(user);
}

export function storeUser({ id, email, full_name }: UserRecord): void {
  writeJson(STORAGE_KEYS.user, { id, email, full_name });
}

export function clearSession(): void {
  remove(STORAGE_KEYS.token);
  remove(STORAGE_KEYS.user);
}

/** The id in the locally kept user record; null when there is none. */
export function readUserId(): string | null {
  const user = readJson(STORAGE_KEYS.user);
  const isRecord = typeof user === 'object' && user !== null && 'id' in user;
  return isRecord && typeof user.id === 'string' ? user.id : null;
}
