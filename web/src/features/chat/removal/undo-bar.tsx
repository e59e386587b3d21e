import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UndoBar as Bar } from '../../../shared/ui/undo-bar';
import { chatActions } from '../chat.slice';
import { selectRemovedTitles } from '../conversations/conversation-selectors';
import { removalsDue, removalsPaused, removalsResumed } from './removals';

/** 'Conversation deleted.', with the way back, for a few seconds. */
export function UndoBar({ inDrawer = false }: { inDrawer?: boolean }) {
  const dispatch = useDispatch();
  const removed = useSelector(selectRemovedTitles);
  const undo = useCallback((id: string) => void dispatch(chatActions.removalUndone(id)), [dispatch]);
  const pause = useCallback(
    (isPaused: boolean) => void dispatch(isPaused ? removalsPaused() : removalsResumed()),
    [dispatch],
  );
  return (
    <Bar
      said="Conversation deleted."
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
