import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { chatActions } from '../../features/chat/chat.slice';
import { searchOpened } from '../../features/chat/search/search.slice';
import { selectAreKeysOn, sheetOpened } from '../../features/help/shortcuts.slice';
import { listen } from '../../shared/lib/listen';

const TYPING = 'input, textarea, select, [contenteditable], [role="menu"] *';
const QUESTION = 'textarea.composer__text';

/** For how many the box is waited for: it may come with the chat's tab. */
const FRAMES = 60;

function focusWhenThere(frames: number): void {
  const box = document.querySelector<HTMLElement>(QUESTION);
  if (box) box.focus();
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(frames - 1));
}

/**
 * What keys do on every signed-in screen (the list is features/help/shortcut-sheet.tsx). Single keys do nothing where
 * somebody types or over a dialog, and can be switched off. `chat` is where the chat of this screen is.
 */
export function useShortcuts(chat: string): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const areKeysOn = useSelector(selectAreKeysOn);
  useEffect(() => {
    const toQuestion = (after?: () => void) => {
      if (!document.querySelector(QUESTION)) void navigate(chat);
      after?.();
      focusWhenThere(FRAMES);
    };
    const SINGLE: Readonly<Record<string, () => void>> = {
      '?': () => void dispatch(sheetOpened()),
      '/': () => toQuestion(),
      n: () => toQuestion(() => dispatch(chatActions.newRequested())),
    };
    const wanted = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isCommand) return event.key.toLowerCase() === 'k' ? () => void dispatch(searchOpened()) : undefined;
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (!areKeysOn || isTyping || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      return Object.hasOwn(SINGLE, event.key) ? SINGLE[event.key] : undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      const work = wanted(event);
      if (!work) return;
      event.preventDefault();
      // What is asked in a dialog comes first.
      if (!document.querySelector('[role="dialog"]')) work();
    };
    return listen(window, 'keydown', onKey);
  }, [dispatch, navigate, areKeysOn, chat]);
}
