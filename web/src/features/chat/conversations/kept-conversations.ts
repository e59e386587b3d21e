import { CATEGORIES, DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import { UNTITLED } from '@emit/contract/titles';
import { isRecord } from '../../../shared/lib/is-record';
import { keepOwn } from '../../../shared/lib/keep-own';
import { keptMap } from '../../../shared/lib/kept-map';
import { readJson, readText, remove, STORAGE_KEYS, writeJson, writeText } from '../../../shared/lib/storage';
import type { KeptList } from '../chat-state';
import { byNewest, type Conversation, type Message } from '../conversation';
import { keptPartOf } from './message-pages';
import type { Drafts } from '../asking/drafts.slice';

/** What this browser keeps under the keys of spec §3. Whatever is broken in it is left out. */
export function readKept(): KeptList {
  const items = readJson(STORAGE_KEYS.conversations);
  return {
    items: Array.isArray(items) ? items.flatMap(conversationIn) : [],
    deleted: textsIn(readJson(STORAGE_KEYS.deletedConversations)),
    pendingDeletes: textsIn(readJson(STORAGE_KEYS.untoldDeletions)),
  };
}

/** Keeps the newest messages of as many conversations as the browser has room for, newest first; what is not on the server yet has precedence. */
export function writeKept({ items, deleted, pendingDeletes }: KeptList): void {
  writeJson(STORAGE_KEYS.deletedConversations, deleted);
  writeJson(STORAGE_KEYS.untoldDeletions, pendingDeletes);
  const inOrder = items
    .map(keptPartOf)
    .sort((a, b) => Number(isUnsaved(b)) - Number(isUnsaved(a)) || byNewest(a, b));
  for (let room = inOrder.length; room > 0; room = Math.floor(room / 2)) {
    if (writeJson(STORAGE_KEYS.conversations, inOrder.slice(0, room))) return;
  }
  writeJson(STORAGE_KEYS.conversations, []);
}

export const { read: readDrafts } = keptMap(
  STORAGE_KEYS.drafts,
  (_talk, text): text is string => typeof text === 'string',
);

/** Over what another tab keeps there. */
export function writeDrafts(drafts: Drafts): void {
  const all = Object.entries({ ...readDrafts(), ...drafts }).filter(([, text]) => text !== '');
  keepOwn(STORAGE_KEYS.drafts, Object.fromEntries(all));
}

/** Conversations of another member, who used this browser before, are not shown to this one. */
export function claimKept(memberId: string): void {
  const owner = readText(STORAGE_KEYS.conversationsOwner);
  if (owner !== null && owner !== memberId) forgetKept();
  writeText(STORAGE_KEYS.conversationsOwner, memberId);
}

/** Whether anything is kept for a member: a logout forgets it, in every tab. */
export function hasKept(): boolean {
  return readText(STORAGE_KEYS.conversationsOwner) !== null;
}

export function forgetKept(): void {
  remove(STORAGE_KEYS.conversations);
  remove(STORAGE_KEYS.deletedConversations);
  remove(STORAGE_KEYS.untoldDeletions);
  remove(STORAGE_KEYS.conversationsOwner);
  remove(STORAGE_KEYS.removals);
  remove(STORAGE_KEYS.abandoned);
  remove(STORAGE_KEYS.drafts);
  remove(STORAGE_KEYS.sealed);
  remove(STORAGE_KEYS.textsKey);
}

function isUnsaved({ unsaved, renamed, placed }: Conversation): boolean {
  return unsaved !== undefined || renamed === true || placed === true;
}

function conversationIn(value: unknown): Conversation[] {
  if (!isRecord(value) || typeof value.id !== 'string') return [];
  const messages = Array.isArray(value.messages) ? value.messages.filter(isMessage) : [];
  const createdAt = timeIn(value.createdAt);
  const updatedAt = timeIn(value.updatedAt) || createdAt;
  const unsaved = textsIn(value.unsaved);
  return [
    {
      id: value.id,
      title: typeof value.title === 'string' && value.title !== '' ? value.title : UNTITLED,
      category: categoryIn(value.category) ?? DEFAULT_CATEGORY,
      messages,
      createdAt,
      updatedAt,
      toldAt: timeIn(value.toldAt) || undefined,
      lastMessageAt: timeIn(value.lastMessageAt) || lastOf(messages) || updatedAt,
      messageCount: typeof value.messageCount === 'number' ? value.messageCount : messages.length,
      before: typeof value.before === 'number' && value.before > 0 ? value.before : undefined,
      hasCare: value.hasCare === true || undefined,
      hasBiblical: value.hasBiblical === true || undefined,
      format: categoryIn(value.format),
      stale: value.stale === true || undefined,
      unsaved: unsaved.length > 0 ? unsaved : undefined,
      renamed: value.renamed === true || undefined,
      pinned: value.pinned === true || undefined,
      archived: value.archived === true || undefined,
      placed: value.placed === true || undefined,
    },
  ];
}

function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false;
  const { id, role, content, timestamp, quotations, place } = value;
  if (place !== undefined && typeof place !== 'number') return false;
  if (quotations !== undefined && !Array.isArray(quotations)) return false;
  const isText = typeof id === 'string' && typeof content === 'string';
  return isText && (role === 'user' || role === 'assistant') && typeof timestamp === 'number';
}

function categoryIn(value: unknown): Category | undefined {
  return CATEGORIES.find((category) => category === value);
}

/** 0 when there is none. */
function lastOf(messages: readonly Message[]): number {
  return messages.reduce((last, { timestamp }) => Math.max(last, timestamp), 0);
}

/** Epoch milliseconds, or the ISO time of one variant (spec §3). */
function timeIn(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : 0;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
