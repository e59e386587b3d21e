import type { Task } from 'redux-saga';
import { call, fork, join, put, select, takeEvery } from 'typed-redux-saga';
import { isTempId } from '@emit/contract/titles';
import { countDown } from '../../../shared/lib/count-down';
import { atLogout } from '../../../shared/lib/farewell';
import { windowEvents } from '../../../shared/lib/window-events';
import { chatActions, selectChat, selectRemoving } from '../chat.slice';
import { write } from '../conversations/keep.saga';
import { keptAbandoned, keptRemovals, readRemovals } from './kept-removals';
import { unansweredIn } from '../messages/message-order';
import { tellServerOfRemoval } from '../conversations/save.saga';
import { questionAbandoned, removalsDue, removalsPaused, removalsResumed } from './removals';

/** Deleting in two steps: off the list at once, and from the server when it can no longer be undone. */
export function* removalSaga() {
  yield* takeEvery(chatActions.removalAsked, removeInTime);
  yield* takeEvery(chatActions.removalUndone, bringBack);
  yield* takeEvery(removalsDue, removeAll);
  const leaving = windowEvents('pagehide');
  yield* takeEvery(leaving, removeAll);
  yield* fork(atLogout, tellAll);
}

/** Each deletion has its own time; the id may change meanwhile. */
function* removeInTime({ payload: key }: ReturnType<typeof chatActions.removalAsked>) {
  const { removalUndone, removed, forgotten, sessionLeft, listRead } = chatActions;
  const isOver = yield* call(countDown, {
    isLeft: () => isRemoving(key),
    endings: [removalUndone, removed, forgotten, sessionLeft, listRead],
    *runsUntil(until: number) {
      const id = yield* call(idOf, key);
      if (id !== undefined) keptRemovals.keep(id, until);
    },
    paused: removalsPaused,
    resumed: removalsResumed,
  });
  const id = isOver ? yield* call(idOf, key) : undefined;
  if (id !== undefined) yield* call(removeNow, id);
}

/** The id under which it stands now; undefined when it is no longer to be removed. */
function* idOf(key: string) {
  const removing = yield* select(selectRemoving);
  return removing.find((one) => one.key === key)?.id;
}

function* isRemoving(key: string) {
  return (yield* call(idOf, key)) !== undefined;
}

/** Deletes now what this tab has taken off the list: the page or the session ends. */
export function* removeAll() {
  const removing = yield* select(selectRemoving);
  for (const { id } of removing) yield* call(removeNow, id);
}

/** A logout ends what could still be brought back, in the other tabs, too. Nothing of it is kept here. */
function* tellAll() {
  const ids = readRemovals(Date.now()).ids.filter((id) => !isTempId(id));
  const told: Task[] = [];
  for (const id of ids) told.push(yield* fork(tellServerOfRemoval, id));
  yield* join(told);
}

function* removeNow(id: string) {
  const { items } = yield* select(selectChat);
  const { messages = [] } = items.find((item) => item.id === id) ?? {};
  const messageId = [...unansweredIn(messages)].at(-1);
  const abandoned = isTempId(id) && messageId !== undefined ? { conversationId: id, messageId } : null;
  if (abandoned) keptAbandoned.keep(id, abandoned.messageId);
  yield* put(chatActions.removed(id));
  // Before the mark goes, so that no other tab shows it in between.
  yield* call(write);
  keptRemovals.drop(id);
  if (abandoned) yield* put(questionAbandoned(abandoned));
}

function* bringBack({ payload: id }: ReturnType<typeof chatActions.removalUndone>) {
  keptRemovals.drop(id);
  yield* put(chatActions.saveDue());
}
