import { isTempId } from '@emit/contract/titles';
import { isRecord } from './is-record';
import { logFailure } from './log';
import { canSeal, openBox, sealBox, type BoxSecret } from './sealed-box';
import { readJson, readText, remove, STORAGE_KEYS, writeJson, writeText } from './storage';
import { dropAllWaiting, keepWaiting, readWaiting, type Waiting } from './waiting';

/** What only this browser has: conversations with something that is not saved, drafts, and a practice that is not logged. */
interface Unsent {
  readonly conversations: readonly unknown[];
  readonly drafts: Readonly<Record<string, unknown>>;
  readonly practice: unknown;
  /** Practices that were logged without a connection. Boxes of an earlier release have none. */
  readonly waiting?: readonly Waiting[];
}

const PLAIN = [STORAGE_KEYS.conversations, STORAGE_KEYS.drafts, STORAGE_KEYS.practice];
const DROP = 'drop';

/** Whether unsent texts wait, sealed, when the session ends without signing out here; else they go. */
export function keepsUnsent(): boolean {
  return readText(STORAGE_KEYS.unsent) !== DROP;
}

export function chooseUnsent(keep: boolean): void {
  if (keep) remove(STORAGE_KEYS.unsent);
  else writeText(STORAGE_KEYS.unsent, DROP);
}

/**
 * The session has ended, and nobody signed out: no text stays in this browser that can be read (ASVS 14.3.1). What the server has
 * not got waits sealed; without a key, WebCrypto or the member's wish it goes.
 */
export async function leaveTexts(): Promise<void> {
  const unsent = readUnsent();
  const box = unsent && (await boxOf(unsent).catch(notSealed));
  if (box) writeJson(STORAGE_KEYS.sealed, [...readBoxes(), box]);
  for (const key of PLAIN) remove(key);
  dropAllWaiting();
}

/**
 * The member signs out while practices wait: they believe them logged, so these alone wait on, sealed for their next sign-in. Begin it
 * before anything is forgotten.
 */
export async function leaveWaiting(): Promise<void> {
  const waiting = readWaiting();
  const key = readText(STORAGE_KEYS.textsKey);
  const sealing =
    waiting.length > 0 ? boxOf({ conversations: [], drafts: {}, practice: null, waiting }) : null;
  dropAllWaiting();
  const box = await sealing?.catch(notSealed);
  if (!box || key === null) return;
  writeText(STORAGE_KEYS.textsKey, key);
  writeJson(STORAGE_KEYS.sealed, [...readBoxes(), box]);
}

/**
 * A session of this member begins: puts back what waited, beside what is there, and notes the public part of the key for the
 * session's end. The private part is kept nowhere here.
 */
export async function bringTextsBack(owner: string, secret: BoxSecret): Promise<void> {
  const noted = readJson(STORAGE_KEYS.textsKey);
  const isTheirs = isRecord(noted) && noted.owner === owner;
  for (const box of isTheirs ? readBoxes() : []) {
    try {
      putBack(JSON.parse(await openBox(secret, box)) as Unsent);
    } catch (error) {
      logFailure('What was kept sealed could not be opened', error);
    }
  }
  remove(STORAGE_KEYS.sealed);
  writeJson(STORAGE_KEYS.textsKey, { owner, x: secret.x, y: secret.y });
}

function notSealed(error: unknown): null {
  logFailure('What was not sent could not be sealed', error);
  return null;
}

async function boxOf(unsent: Unsent): Promise<string | null> {
  const key = readJson(STORAGE_KEYS.textsKey);
  if (!isRecord(key) || !keepsUnsent() || !canSeal()) return null;
  const { owner, x, y } = key;
  if (typeof x !== 'string' || typeof y !== 'string') return null;
  if (owner !== readText(STORAGE_KEYS.conversationsOwner)) return null;
  return sealBox({ x, y }, JSON.stringify(unsent));
}

function readBoxes(): string[] {
  const boxes = readJson(STORAGE_KEYS.sealed);
  return Array.isArray(boxes) ? boxes.filter((box): box is string => typeof box === 'string') : [];
}

/** Null when there is nothing. */
function readUnsent(): Unsent | null {
  const items = readJson(STORAGE_KEYS.conversations);
  const typed = readJson(STORAGE_KEYS.drafts);
  const practice = readJson(STORAGE_KEYS.practice) ?? null;
  const conversations = Array.isArray(items) ? items.filter(isUnsaved) : [];
  const drafts = isRecord(typed) ? typed : {};
  const waiting = readWaiting();
  const isEmpty =
    [conversations, waiting, Object.keys(drafts)].every(({ length }) => length === 0) && practice === null;
  return isEmpty ? null : { conversations, drafts, practice, waiting };
}

function isUnsaved(item: unknown): boolean {
  if (!isRecord(item)) return false;
  const { id, unsaved, renamed } = item;
  return (Array.isArray(unsaved) && unsaved.length > 0) || renamed === true || isTempId(String(id));
}

function putBack({ conversations, drafts, practice, waiting = [] }: Unsent): void {
  for (const { id, value } of waiting) keepWaiting(id, value);
  const here = readJson(STORAGE_KEYS.conversations);
  const items = Array.isArray(here) ? (here as unknown[]) : [];
  const idOf = (item: unknown) => (isRecord(item) ? item.id : null);
  const known = new Set(items.map(idOf));
  const back = conversations.filter((item) => !known.has(idOf(item)));
  if (back.length > 0) writeJson(STORAGE_KEYS.conversations, [...items, ...back]);
  const typed = readJson(STORAGE_KEYS.drafts);
  if (Object.keys(drafts).length > 0)
    writeJson(STORAGE_KEYS.drafts, { ...drafts, ...(isRecord(typed) ? typed : {}) });
  if (practice !== null && readJson(STORAGE_KEYS.practice) === undefined)
    writeJson(STORAGE_KEYS.practice, practice);
}
