import { useDispatch, useSelector } from 'react-redux';
import { focusAround } from '../../../shared/lib/focus';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Skeleton } from '../../../shared/ui/loading';
import { chatActions, selectActiveId, selectChatStatus, selectSyncing } from '../chat.slice';

/** Shows a skeleton while messages are fetched, and a button to load them when that failed. */
export function LoadMessages() {
  const dispatch = useDispatch();
  const activeId = useSelector(selectActiveId);
  const isLoading = useSelector(selectChatStatus) !== 'ready';
  const isSyncing = useSelector(selectSyncing);
  if (activeId === null || isLoading || isSyncing)
    return <Skeleton heights={[64, 148, 64]} label="Loading the conversation" />;

  function load(button: Element) {
    // It goes while they are fetched.
    focusAround(button);
    if (activeId !== null) dispatch(chatActions.selected(activeId));
  }
  return (
    <EmptyState
      title="Not in this browser yet"
      action={<Button onClick={({ currentTarget }) => load(currentTarget)}>Load the conversation</Button>}
    >
      The messages of this conversation are safe on the server.
    </EmptyState>
  );
}
