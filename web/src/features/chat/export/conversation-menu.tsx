import { Ellipsis, FileDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLayer } from '../../../shared/lib/use-layer';
import { IconButton } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { RetryButton } from '../../../shared/ui/retry-button';
import '../../../shared/ui/overlays.css';
import { PlaceItems } from '../archive/place-items';
import { selectActive } from '../chat.slice';
import { countOf } from '../conversation';
import { exportRequested, selectExport, type ExportRoot } from './export.slice';

/** What can be done with the open conversation as a whole. */
export function ConversationMenu() {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayer(isOpen, () => setOpen(false));
  /** It goes with the last conversation, which was archived. */
  function giveFocus(event: Event) {
    if (frame.current !== null) return;
    event.preventDefault();
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  if (!conversation || countOf(conversation) === 0) return null;
  const { id } = conversation;
  return (
    <div ref={frame}>
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        <DropdownMenu.Trigger asChild>
          <IconButton label="More for this conversation">
            <Ellipsis size="1.25rem" aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={frame.current}>
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            onCloseAutoFocus={giveFocus}
          >
            <PlaceItems {...conversation} />
            <DropdownMenu.Item className="menu__item" onSelect={() => dispatch(exportRequested(id))}>
              <FileDown size="1.125rem" aria-hidden /> Export as Markdown
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}

/** Below the bar, while a long conversation is fetched for its file, and where it could not be. */
export function ExportStatus() {
  const dispatch = useDispatch();
  const id = useSelector(selectActive)?.id;
  const status = useSelector((state: ExportRoot) => selectExport(state, id));
  if (status === null || id === undefined) return null;
  if (status === 'running') {
    return (
      <p className="chat__status quiet small" role="status">
        Loading the whole conversation for your file
      </p>
    );
  }
  return (
    <Notice kind="error">
      <p>The whole conversation could not be loaded, so no file was saved.</p>
      <p style={{ marginTop: 8 }}>
        <RetryButton small onRetry={() => dispatch(exportRequested(id))}>
          Try again
        </RetryButton>
      </p>
    </Notice>
  );
}
