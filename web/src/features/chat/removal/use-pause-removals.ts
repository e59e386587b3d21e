import { useEffect, useState, type FocusEvent } from 'react';
import { useDispatch } from 'react-redux';
import { removalsPaused, removalsResumed } from './removals';

const NOBODY = { pointer: false, focus: false };

/** Handlers for the bar: its time stands still while a pointer is over it or the focus in it. */
export function usePauseRemovals(isShown: boolean) {
  const dispatch = useDispatch();
  const [at, setAt] = useState(NOBODY);
  const change = (by: Partial<typeof at>) => setAt((was) => ({ ...was, ...by }));
  const isPaused = at.pointer || at.focus;
  // What goes from under the pointer is not told that the pointer left.
  if (isPaused && !isShown) setAt(NOBODY);
  useEffect(() => {
    if (!isPaused) return;
    dispatch(removalsPaused());
    return () => void dispatch(removalsResumed());
  }, [dispatch, isPaused]);

  return {
    onPointerEnter: () => change({ pointer: true }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) =>
      change({ focus: currentTarget.contains(relatedTarget) }),
  };
}
