import { call, put, select, takeEvery } from 'typed-redux-saga';
import { countDown } from '../../../shared/lib/count-down';
import { chatActions, selectArchiving } from '../chat.slice';
import { removalsDue, removalsPaused, removalsResumed } from '../removal/removals';

/** Archiving can be undone for a few seconds; later, from the archive itself. */
export function* archiveSaga() {
  yield* takeEvery(chatActions.placed, offerUndo);
  yield* takeEvery(removalsDue, endAll);
}

function* offerUndo({ payload: { id: key, archived } }: ReturnType<typeof chatActions.placed>) {
  if (archived !== true) return;
  const { placed, archivingUndone, archivingOver, removalAsked, removed, forgotten, sessionLeft, listRead } =
    chatActions;
  const isOver = yield* call(countDown, {
    *isLeft() {
      return (yield* call(idOf, key)) !== undefined;
    },
    endings: [
      ...[placed, archivingUndone, archivingOver, removalAsked],
      ...[removed, forgotten, sessionLeft, listRead],
    ],
    paused: removalsPaused,
    resumed: removalsResumed,
  });
  const id = isOver ? yield* call(idOf, key) : undefined;
  if (id !== undefined) yield* put(chatActions.archivingOver(id));
}

/** The id under which it stands now; undefined when there is nothing to undo any more. */
function* idOf(key: string) {
  const archiving = yield* select(selectArchiving);
  return archiving.find((one) => one.key === key)?.id;
}

/** The bar was closed. */
function* endAll() {
  const archiving = yield* select(selectArchiving);
  for (const { id } of archiving) yield* put(chatActions.archivingOver(id));
}
