import { FileDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useDispatch, useSelector } from 'react-redux';
import { Notice } from '../../../shared/ui/notice';
import { RetryButton } from '../../../shared/ui/retry-button';
import { MoreMenu } from '../archive/more-menu';
import { selectActive } from '../chat.slice';
import { countOf } from '../conversation';
import { exportRequested, selectExport, type ExportRoot } from './export.slice';

/** What can be done with the open conversation as a whole. */
export function ConversationMenu() {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  /** The menu goes with the last conversation, which was archived. */
  function giveFocus(event: Event, isThere: boolean) {
    if (isThere) return;
    event.preventDefault();
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  if (!conversation || countOf(conversation) === 0) return null;
  const { id } = conversation;
  return (
    <MoreMenu conversation={conversation} label="More for this conversation" giveFocus={giveFocus}>
      <DropdownMenu.Item className="menu__item" onSelect={() => dispatch(exportRequested(id))}>
        <FileDown size="1.125rem" aria-hidden /> Export as Markdown
      </DropdownMenu.Item>
    </MoreMenu>
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
