import { useRef } from 'react';
import type { Conversation } from '../conversation';
import { MoreMenu } from './more-menu';

interface RowMenuProps {
  conversation: Conversation;
  /** Returns what has the focus when the row is gone. */
  next: () => HTMLElement | null;
}

/** What is done less often than renaming and deleting. */
export function RowMenu({ conversation, next }: RowMenuProps) {
  const after = useRef<HTMLElement | null>(null);
  /** The row stands elsewhere, or in the fold: then the next one has the focus. */
  function giveFocus(event: Event) {
    event.preventDefault();
    const own = document.querySelectorAll<HTMLElement>(rowOf(conversation.id));
    const shown = [...own].find(({ offsetParent }) => offsetParent !== null);
    (shown ?? after.current)?.focus();
  }
  return (
    <MoreMenu
      inRow
      conversation={conversation}
      label={`More for ${conversation.title}`}
      onOpen={() => (after.current = next())}
      giveFocus={giveFocus}
    />
  );
}

function rowOf(id: string): string {
  return `[data-conversation="${CSS.escape(id)}"] .conversation__open`;
}
