import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { ignoreFollowUps } from '../lib/follow-up-clicks';
import { listen } from '../lib/listen';
import { Button } from './button';
import './undo.css';

export interface Undoable {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  /** What was done: 'Conversation deleted.' */
  readonly said: string;
}

interface UndoBarProps {
  /** What can still be undone, in the order in which it was done. */
  removed: readonly Undoable[];
  onUndo: (id: string) => void;
  /** It was closed: what went is gone. */
  onClose: () => void;
  /** Somebody is at the bar: its time stands still. */
  onPause: (isPaused: boolean) => void;
  /** What is said besides, with nothing to bring back. */
  told?: string | null;
  /** Where the focus goes: to what was brought back, and to what is left. */
  rowOf: (id: string) => string;
  rows: string;
  /** In the drawer there is one of its own: what is behind a drawer cannot be pressed. */
  inDrawer?: boolean;
}

/**
 * What was removed, with the way back, for a few seconds: heard when the reader is free, reached by Tab or Ctrl+Z, and it
 * takes no focus.
 */
export function UndoBar({ removed, onUndo, onClose, rowOf, rows, inDrawer, ...rest }: UndoBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const pause = usePause(removed.length > 0, rest.onPause);
  const saidId = useId();
  useUndoKeys(inDrawer ? undefined : removed.at(-1)?.id, onUndo);

  function undo(event: MouseEvent, id: string) {
    ignoreFollowUps(event);
    const hadFocus = bar.current?.contains(document.activeElement) === true;
    flushSync(() => onUndo(id));
    // Its button goes with it.
    if (hadFocus) focusFirst(rowOf(id));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else focusFirst(rows);
  }
  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  return (
    <div
      ref={bar}
      className={inDrawer ? 'undo undo--drawer' : 'undo'}
      role="status"
      {...pause}
      onFocusCapture={onFocus}
      onKeyDown={onKeyDown}
    >
      {removed.map(({ id, key, title, said }) => (
        <div key={key} className="undo__bar">
          <p id={`${saidId}${id}`} className="undo__said">
            {said}
            {removed.length > 1 && <span className="undo__title"> {title}</span>}
          </p>
          <Button small aria-describedby={`${saidId}${id}`} onClick={(event) => undo(event, id)}>
            Undo
          </Button>
        </div>
      ))}
      {rest.told && (
        <div className="undo__bar">
          <p className="undo__said">{rest.told}</p>
        </div>
      )}
    </div>
  );
}

/** The page itself where none is shown: a sidebar may be hidden, and its conversation on another tab. */
function focusFirst(wanted: string): void {
  const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find(({ offsetParent }) => offsetParent);
  (shown ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: shown === undefined });
}

/** Ctrl+Z, or Command+Z, brings back the last one, but where it undoes what is typed. */
function useUndoKeys(last: string | undefined, onUndo: (id: string) => void): void {
  useEffect(() => {
    if (last === undefined) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isTyping =
        event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
      if (!isUndo || isTyping) return;
      event.preventDefault();
      onUndo(last);
    };
    return listen(window, 'keydown', onKey);
  }, [last, onUndo]);
}

const NOBODY = { pointer: false, focus: false };

/** Handlers for the bar: its time stands still while a pointer is over it or the focus in it. */
function usePause(isShown: boolean, onPause: (isPaused: boolean) => void) {
  const [at, setAt] = useState(NOBODY);
  const change = (by: Partial<typeof at>) => setAt((was) => ({ ...was, ...by }));
  const isPaused = at.pointer || at.focus;
  // What goes from under the pointer is not told that the pointer left.
  if (isPaused && !isShown) setAt(NOBODY);
  useEffect(() => {
    if (!isPaused) return;
    onPause(true);
    return () => onPause(false);
  }, [onPause, isPaused]);

  return {
    onPointerEnter: () => change({ pointer: true }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) =>
      change({ focus: currentTarget.contains(relatedTarget) }),
  };
}
