import { isRecord } from './is-record';
import { readUserId } from './session';
import { readJson, STORAGE_KEYS, writeJson } from './storage';

/** More than the pages that are shown without a connection: views of the history by filter count as one each. */
const MOST = 12;

/** An answer of the API as it was loaded last. */
export interface KeptAnswer<T> {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly data: T;
}

/**
 * Keeps what the signed-in member was shown, to be shown again without a connection. It is the member's own, in the clear as
 * conversations are, and leaves this browser when the session ends (clearSession).
 */
export function keepAnswer(path: string, data: unknown): void {
  const owner = readUserId();
  if (owner === null) return;
  const { [path]: _former, ...others } = readAnswers(owner);
  const latest = Object.entries(others).slice(1 - MOST);
  const answers = Object.fromEntries([...latest, [path, { at: Date.now(), data }]]);
  writeJson(STORAGE_KEYS.answers, { owner, answers });
}

/** Null where nothing is kept for the member whose session this is. */
export function keptAnswer<T>(path: string): KeptAnswer<T> | null {
  const owner = readUserId();
  const found = owner === null ? undefined : readAnswers(owner)[path];
  if (!isRecord(found) || typeof found.at !== 'number' || !isRecord(found.data)) return null;
  // As the API answered it.
  return found as unknown as KeptAnswer<T>;
}

function readAnswers(owner: string): Readonly<Record<string, unknown>> {
  const kept = readJson(STORAGE_KEYS.answers);
  return isRecord(kept) && kept.owner === owner && isRecord(kept.answers) ? kept.answers : {};
}
