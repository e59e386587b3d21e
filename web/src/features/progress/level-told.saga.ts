import { call, fork, put, select, take, takeLeading } from 'typed-redux-saga';
import { copyText } from '../../shared/lib/copy-text';
import { isRecord } from '../../shared/lib/is-record';
import { readUserId } from '../../shared/lib/session';
import { readJson, remove, STORAGE_KEYS, writeJson } from '../../shared/lib/storage';
import { progressActions, selectReached, type ReachedLevel } from './progress.slice';

/** A level has its moment once in this browser, also when what reached it is removed and logged anew. */
export function* levelToldSaga() {
  yield* takeLeading(progressActions.levelShared, share);
  yield* fork(tellOnce);
}

function* tellOnce() {
  let last: ReachedLevel | null = null;
  for (;;) {
    yield* take(progressActions.summaryLoaded);
    const reached: ReachedLevel | null = yield* select(selectReached);
    if (reached === last) continue;
    last = reached;
    if (reached === null) continue;
    if (toldLevel() >= reached.level) yield* put(progressActions.levelMomentSeen());
    else keepTold(reached.level);
  }
}

/** By the system's own sheet where there is one, by the clipboard elsewhere. */
function* share({ payload: text }: ReturnType<typeof progressActions.levelShared>) {
  const outcome = yield* call(offer, text);
  if (outcome) yield* put(progressActions.shareEnded(outcome));
}

async function offer(text: string): Promise<'copied' | 'failed' | null> {
  const { share: openSheet } = navigator as Partial<Navigator>;
  if (!openSheet) return (await copyText(text)) ? 'copied' : 'failed';
  try {
    await openSheet.call(navigator, { text });
    return null;
  } catch (error) {
    // The member thought better of it.
    if (error instanceof Error && error.name === 'AbortError') return null;
    return (await copyText(text)) ? 'copied' : 'failed';
  }
}

function toldLevel(): number {
  const level = told()[readUserId() ?? ''];
  return typeof level === 'number' ? level : 0;
}

function keepTold(level: number): void {
  const owner = readUserId();
  if (owner !== null) writeJson(STORAGE_KEYS.levels, { ...told(), [owner]: level });
}

/** It has members' ids: none stays after a logout. */
export function forgetTold(): void {
  remove(STORAGE_KEYS.levels);
}

function told(): Record<string, unknown> {
  const read = readJson(STORAGE_KEYS.levels);
  return isRecord(read) ? read : {};
}
