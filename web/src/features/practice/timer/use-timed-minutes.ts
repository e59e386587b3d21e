import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTimer, timerActions } from './timer.slice';

/** What was timed is filled in once, after what the form finds of what was typed before. */
export function useTimedMinutes(fillIn: (minutes: number) => void): void {
  const dispatch = useDispatch();
  const { timed } = useSelector(selectTimer);
  const take = useEffectEvent((minutes: number) => {
    fillIn(minutes);
    dispatch(timerActions.taken());
  });
  useEffect(() => {
    if (timed === null) return;
    const soon = setTimeout(() => take(timed));
    return () => clearTimeout(soon);
  }, [timed]);
}
