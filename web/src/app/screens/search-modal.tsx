import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { conversationPath } from '@emit/contract/paths';
import { chatActions } from '../../features/chat/chat.slice';
import { searchClosed, selectIsSearching } from '../../features/chat/search/search.slice';
import { Dialog } from '../../shared/ui/dialog';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { Skeleton } from '../../shared/ui/loading';
import { useHome } from './use-conversation-address';
import { useShortcuts } from './use-shortcuts';

const SearchPanel = lazyWithRetry(
  () => import('../../features/chat/search/search-panel').then((it) => it.SearchPanel),
  { waiting: <Skeleton heights={[44, 60]} label="Loading" /> },
);
/** Their chats are tabs of theirs, whose conversations have no addresses (ADR 62). */
const WITHOUT_ADDRESSES = ['/emit', '/dashboard', '/emit-minimal'];

/** Over any signed-in screen, with the keys that lead there. */
export function SearchModal() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = useHome();
  const isOpen = useSelector(selectIsSearching);
  const hasAddresses = !WITHOUT_ADDRESSES.includes(home);
  useShortcuts(hasAddresses ? '/app' : `${home}?tab=chat`);

  function open(id: string) {
    dispatch(searchClosed());
    if (!hasAddresses) dispatch(chatActions.selected(id));
    void navigate(hasAddresses ? conversationPath(id) : `${home}?tab=chat`);
  }
  return (
    <Dialog title="Search your conversations" wide open={isOpen} onClose={() => dispatch(searchClosed())}>
      <SearchPanel onOpen={open} />
    </Dialog>
  );
}
