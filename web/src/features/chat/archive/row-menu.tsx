import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { useLayer } from '../../../shared/lib/use-layer';
import { IconButton } from '../../../shared/ui/button';
import '../../../shared/ui/overlays.css';
import type { Conversation } from '../conversation';
import { PlaceItems } from './place-items';

interface RowMenuProps {
  conversation: Conversation;
  /** Returns what has the focus when the row is gone. */
  next: () => HTMLElement | null;
}

/** What is done less often than renaming and deleting. */
export function RowMenu({ conversation, next }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLElement | null>(null);
  useLayer(isOpen, () => setOpen(false));

  function change(open: boolean) {
    if (open) after.current = next();
    setOpen(open);
  }
  /** The row stands elsewhere, or in the fold: then the next one has the focus. */
  function giveFocus(event: Event) {
    event.preventDefault();
    const own = document.querySelectorAll<HTMLElement>(rowOf(conversation.id));
    const shown = [...own].find(({ offsetParent }) => offsetParent !== null);
    (shown ?? after.current)?.focus();
  }

  return (
    <div ref={frame} className="conversation__more">
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
        <DropdownMenu.Trigger asChild>
          <IconButton small label={`More for ${conversation.title}`}>
            <Ellipsis size="1rem" aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={frame.current}>
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onCloseAutoFocus={giveFocus}
          >
            <PlaceItems {...conversation} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}

function rowOf(id: string): string {
  return `[data-conversation="${CSS.escape(id)}"] .conversation__open`;
}
