import { useEffect, useRef, type FocusEvent } from 'react';
import { useDispatch } from 'react-redux';
import { removalsHeld, removalsReleased } from './removals';

/** Handlers for the bar: its time stands still while a pointer is over it or the focus in it. */
export function useHold(isShown: boolean) {
  const dispatch = useDispatch();
  const at = useRef({ pointer: false, focus: false });

  function change(by: Partial<typeof at.current>) {
    const was = at.current.pointer || at.current.focus;
    Object.assign(at.current, by);
    const is = at.current.pointer || at.current.focus;
    if (is !== was) dispatch(is ? removalsHeld() : removalsReleased());
  }
  const leave = useRef(() => change({ pointer: false, focus: false }));
  useEffect(() => {
    leave.current = () => change({ pointer: false, focus: false });
  });
  // What goes from under the pointer is not told that the pointer left.
  useEffect(() => {
    if (!isShown) leave.current();
  }, [isShown]);
  useEffect(() => () => leave.current(), []);

  return {
    onPointerEnter: () => change({ pointer: true }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) =>
      change({ focus: currentTarget.contains(relatedTarget) }),
  };
}
