import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { ignoreFollowUps } from '../../../shared/lib/follow-up-clicks';
import { listen } from '../../../shared/lib/listen';
import { Button } from '../../../shared/ui/button';
import { chatActions } from '../chat.slice';
import { selectRemovedTitles } from '../conversations/conversation-selectors';
import { removalsDue } from './removals';
import { usePauseRemovals } from './use-pause-removals';
import './undo.css';

/**
 * 'Conversation deleted.', with the way back, for a few seconds: heard when the reader is free, reached by Tab or Ctrl+Z,
 * and it takes no focus. In the drawer there is one of its own: what is behind a drawer cannot be pressed.
 */
export function UndoBar({ inDrawer = false }: { inDrawer?: boolean }) {
  const dispatch = useDispatch();
  const removed = useSelector(selectRemovedTitles);
  const bar = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const pause = usePauseRemovals(removed.length > 0);
  const saidId = useId();
  useUndoKeys(inDrawer ? undefined : removed.at(-1)?.id);

  function undo(event: MouseEvent, id: string) {
    ignoreFollowUps(event);
    const hadFocus = bar.current?.contains(document.activeElement) === true;
    flushSync(() => dispatch(chatActions.removalUndone(id)));
    // Its button goes with it.
    if (hadFocus) focusFirst(`[data-conversation="${CSS.escape(id)}"] button`);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dispatch(removalsDue());
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else focusFirst('.conversations button');
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
      {removed.map(({ id, key, title }) => (
        <div key={key} className="undo__bar">
          <p id={`${saidId}${id}`} className="undo__said">
            Conversation deleted.{removed.length > 1 && <span className="undo__title"> {title}</span>}
          </p>
          <Button small aria-describedby={`${saidId}${id}`} onClick={(event) => undo(event, id)}>
            Undo
          </Button>
        </div>
      ))}
    </div>
  );
}

/** The page itself where none is shown: a sidebar may be hidden, and its conversation on another tab. */
function focusFirst(wanted: string): void {
  const shown = [...document.querySelectorAll<HTMLElement>(wanted)].find(({ offsetParent }) => offsetParent);
  (shown ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: shown === undefined });
}

/** Ctrl+Z, or Command+Z, brings back the last one, but where it undoes what is typed. */
function useUndoKeys(last: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (last === undefined) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isTyping =
        event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
      if (!isUndo || isTyping) return;
      event.preventDefault();
      dispatch(chatActions.removalUndone(last));
    };
    return listen(window, 'keydown', onKey);
  }, [dispatch, last]);
}
