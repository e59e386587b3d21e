import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, IconButton } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/loading';
import { RetryButton } from '../../../shared/ui/retry-button';
import {
  chatActions,
  selectActiveId,
  selectTempIdOf,
  selectChatStatus,
  selectEditingId,
  selectIsListMissing,
} from '../chat.slice';
import type { Conversation } from '../conversation';
import { searchOpened } from '../search/search.slice';
import { Archive } from '../archive/archive';
import { groupConversations, PINNED, selectNewestFirst } from './conversation-selectors';
import { ConversationItem } from './conversation-item';

interface ConversationListProps {
  /** After something was opened: the drawer closes. */
  onOpened: () => void;
  /** After a new one was begun: the question is next. */
  onBegun: () => void;
  itemExtra?: (conversation: Conversation) => ReactNode;
}

/** 'Recent Conversations': what is pinned, then newest first by time; what is archived in a fold of its own. */
export function ConversationList({ onOpened, onBegun, itemExtra }: ConversationListProps) {
  const dispatch = useDispatch();
  const conversations = useSelector(selectNewestFirst);
  const groups = groupConversations(conversations.filter(({ archived }) => !archived));
  const archived = conversations.filter((conversation) => conversation.archived);
  const activeId = useSelector(selectActiveId);
  const editingId = useSelector(selectEditingId);
  const tempIdOf = useSelector(selectTempIdOf);
  const status = useSelector(selectChatStatus);
  const isListMissing = useSelector(selectIsListMissing);

  function open(id: string) {
    dispatch(chatActions.selected(id));
    onOpened();
  }
  function search() {
    onOpened();
    dispatch(searchOpened());
  }
  function begin() {
    dispatch(chatActions.newRequested());
    onBegun();
  }
  const row = (conversation: Conversation) => (
    <ConversationItem
      key={tempIdOf[conversation.id] ?? conversation.id}
      conversation={conversation}
      active={conversation.id === activeId}
      editing={conversation.id === editingId}
      onOpen={open}
      extra={itemExtra?.(conversation)}
    />
  );

  return (
    <>
      <Button kind="secondary" wide onClick={begin}>
        + New Conversation
      </Button>
      <div className="sidebar__head">
        <h2 className="sidebar__heading">Recent Conversations</h2>
        <IconButton small label="Search your conversations" aria-keyshortcuts="Control+K" onClick={search}>
          <Search size="1.0625rem" aria-hidden />
        </IconButton>
      </div>
      {status !== 'ready' && conversations.length === 0 && (
        <Skeleton heights={[44, 44, 44]} label="Loading your conversations" />
      )}
      {status === 'ready' && isListMissing && (
        <div className="sidebar__empty quiet small" role="status" tabIndex={-1}>
          <p>Your conversations could not be loaded. They are safe on the server.</p>
          <RetryButton small onRetry={() => dispatch(chatActions.loadRequested())}>
            Retry
          </RetryButton>
        </div>
      )}
      {status === 'ready' && !isListMissing && conversations.length === 0 && (
        <p className="sidebar__empty quiet small">Your conversations will be kept here.</p>
      )}
      <div className="conversations">
        {groups.map(({ name, conversations: some }) => (
          <div key={name}>
            {(groups.length > 1 || name === PINNED) && <h3 className="conversations__group">{name}</h3>}
            <ul aria-label={name}>{some.map(row)}</ul>
          </div>
        ))}
        {archived.length > 0 && (
          <Archive count={archived.length} holdsOpen={archived.some(({ id }) => id === activeId)}>
            {archived.map(row)}
          </Archive>
        )}
      </div>
    </>
  );
}
