import { PanelLeft } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useCallback, type ReactNode } from 'react';
import { useFocusBack } from '../../../shared/lib/use-focus-back';
import { useLayer } from '../../../shared/lib/use-layer';
import { IconButton } from '../../../shared/ui/button';
import { useIsMobile } from '../../../shared/lib/use-media';
import '../../../shared/ui/overlays.css';
import type { Conversation } from '../conversation';
import { ConversationList } from './conversation-list';
import { UndoBar } from '../removal/undo-bar';
import { useSwipe } from './use-swipe';

interface ConversationSidebarProps {
  open: boolean;
  onChange: (open: boolean) => void;
  onBegun: () => void;
  itemExtra?: (conversation: Conversation) => ReactNode;
}

/** 300 px beside the chat, or a drawer at 768 px and below (spec §2 "Sidebar"). */
export function ConversationSidebar({ open, onChange, onBegun, itemExtra }: ConversationSidebarProps) {
  const isMobile = useIsMobile();
  const show = useCallback(() => onChange(true), [onChange]);
  const hide = useCallback(() => onChange(false), [onChange]);
  useSwipe(isMobile, show, hide);
  const focusBack = useFocusBack();
  useLayer(isMobile && open, hide);

  if (!isMobile) {
    return open ? (
      <aside className="sidebar" id="conversations" aria-label="Conversations">
        <ConversationList onOpened={() => undefined} onBegun={onBegun} itemExtra={itemExtra} />
      </aside>
    ) : null;
  }
  return (
    <Dialog.Root open={open} onOpenChange={onChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className="sidebar sidebar--drawer"
          id="conversations"
          aria-describedby={undefined}
          onOpenAutoFocus={focusBack.keep}
          onCloseAutoFocus={focusBack.giveBack}
          onEscapeKeyDown={keepWhileRenaming}
        >
          <Dialog.Title className="visually-hidden">Conversations</Dialog.Title>
          <ConversationList onOpened={hide} onBegun={hide} itemExtra={itemExtra} />
          <UndoBar inDrawer />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Escape leaves a title as it was, or closes the bar below; the drawer is not what it is meant for. */
function keepWhileRenaming(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('input, .undo')) event.preventDefault();
}

export function SidebarToggle({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }) {
  return (
    <IconButton
      label={open ? 'Hide conversations' : 'Show conversations'}
      aria-expanded={open}
      onClick={() => onChange(!open)}
    >
      <PanelLeft size="1.25rem" aria-hidden />
    </IconButton>
  );
}
