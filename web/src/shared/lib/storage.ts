/** The keys of spec §3 "Local storage keys", and ours beside them. */
export const STORAGE_KEYS = {
  token: 'token',
  user: 'user',
  conversations: 'emitConversations',
  deletedConversations: 'emitDeletedConversations',
  untoldDeletions: 'emitUntoldDeletions',
  conversationsOwner: 'emitConversationsOwner',
  removals: 'emitRemovals',
  abandoned: 'emitAbandonedQuestions',
  drafts: 'emitDrafts',
  practice: 'emitPractice',
  answers: 'emitAnswers',
  outbox: 'emitOutbox',
  sealed: 'emitSealed',
  textsKey: 'emitTextsKey',
  unsent: 'emitUnsent',
  voice: 'emitVoiceEnabled',
  theme: 'emitTheme',
  textSize: 'emitTextSize',
  sidebar: 'emitSidebar',
  shortcuts: 'emitShortcuts',
  firstVisit: 'emitFirstVisit',
  timer: 'emitTimer',
  levels: 'emitLevelsTold',
  reading: 'emitReading',
} as const;

/** Storage can be forbidden or full: the app then lives without it, and nobody is told. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it was kept. */
export function writeText(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** What was kept as JSON; undefined when there is none or it cannot be read. */
export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}
