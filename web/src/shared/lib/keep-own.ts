import { remove, STORAGE_KEYS, writeJson } from './storage';

let isFull = false;
const listeners = new Set<() => void>();

/**
 * Keeps what only this browser has. Where there is no room, what can be loaded anew makes way; where that is not enough, the
 * member is told. Returns whether it was kept.
 */
export function keepOwn(key: string, value: unknown): boolean {
  let isKept = writeJson(key, value);
  if (!isKept) {
    remove(STORAGE_KEYS.answers);
    isKept = writeJson(key, value);
  }
  if (isFull === isKept) {
    isFull = !isKept;
    listeners.forEach((listener) => listener());
  }
  return isKept;
}

/** For useSyncExternalStore: whether the last thing that only this browser has could not be kept. */
export function onRoomChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function hasNoRoom(): boolean {
  return isFull;
}
