import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UndoBar as Bar } from '../../../shared/ui/undo-bar';
import { chatActions, selectArchiving } from '../chat.slice';
import { selectUndoable } from '../conversations/conversation-selectors';
import { removalsDue, removalsPaused, removalsResumed } from './removals';

/** 'Conversation deleted.' or 'archived.', with the way back, for a few seconds. */
export function UndoBar({ inDrawer = false }: { inDrawer?: boolean }) {
  const dispatch = useDispatch();
  const removed = useSelector(selectUndoable);
  const archiving = useSelector(selectArchiving);
  const undo = useCallback(
    (id: string) => {
      const isArchived = archiving.some((one) => one.id === id);
      dispatch(
        isArchived ? chatActions.archivingUndone({ id, now: Date.now() }) : chatActions.removalUndone(id),
      );
    },
    [dispatch, archiving],
  );
  const pause = useCallback(
    (isPaused: boolean) => void dispatch(isPaused ? removalsPaused() : removalsResumed()),
    [dispatch],
  );
  return (
    <Bar
      removed={removed}
      inDrawer={inDrawer}
      onUndo={undo}
      onClose={() => dispatch(removalsDue())}
      onPause={pause}
      rowOf={(id) => `[data-conversation="${CSS.escape(id)}"] button`}
      rows=".conversations button"
    />
  );
}
