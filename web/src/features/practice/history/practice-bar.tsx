import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { historyActions, selectHistory } from './history.slice';

/** 'Practice removed.' with the way back, and what came of a correction, for a few seconds. */
export function PracticeBar() {
  const dispatch = useDispatch();
  const { removing, told } = useSelector(selectHistory);
  const undo = useCallback((id: string) => void dispatch(historyActions.removalUndone(id)), [dispatch]);
  const pause = useCallback(
    (isPaused: boolean) => void dispatch(isPaused ? historyActions.paused() : historyActions.resumed()),
    [dispatch],
  );
  const removed = removing.map(({ id, name }) => ({ id, key: id, title: name, said: 'Practice removed.' }));
  return (
    <UndoBar
      removed={removed}
      told={told}
      onUndo={undo}
      onClose={() => dispatch(historyActions.removalsDue())}
      onPause={pause}
      rowOf={(id) => `[data-practice="${CSS.escape(id)}"]`}
      rows="[data-practice]"
    />
  );
}
