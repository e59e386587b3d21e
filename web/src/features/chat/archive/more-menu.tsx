import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useLayer } from '../../../shared/lib/use-layer';
import { IconButton } from '../../../shared/ui/button';
import '../../../shared/ui/overlays.css';
import type { Conversation } from '../conversation';
import { PlaceItems } from './place-items';

interface MoreMenuProps {
  conversation: Conversation;
  label: string;
  /** In a row of the list. */
  inRow?: boolean;
  onOpen?: () => void;
  /** Gives the focus back; `isThere` is false where the menu went with what was done. */
  giveFocus: (event: Event, isThere: boolean) => void;
  /** What can be done besides. */
  children?: ReactNode;
}

/** A button of three dots, with what can be done with a conversation. */
export function MoreMenu({ conversation, label, inRow = false, onOpen, giveFocus, children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayer(isOpen, () => setOpen(false));

  function change(open: boolean) {
    if (open) onOpen?.();
    setOpen(open);
  }

  return (
    <div ref={frame} className={inRow ? 'conversation__more' : undefined}>
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
        <DropdownMenu.Trigger asChild>
          <IconButton small={inRow} label={label}>
            <Ellipsis size={inRow ? '1rem' : '1.25rem'} aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={frame.current}>
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={inRow ? 4 : 6}
            collisionPadding={8}
            onCloseAutoFocus={(event) => giveFocus(event, frame.current !== null)}
          >
            <PlaceItems {...conversation} />
            {children}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
