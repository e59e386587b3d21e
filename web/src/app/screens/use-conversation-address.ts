import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router';
import { conversationPath, isConversationPath } from '@emit/contract/paths';
import { isTempId } from '@emit/contract/titles';
import {
  chatActions,
  selectActiveId,
  selectChatStatus,
  selectIsListMissing,
  selectTempIdOf,
  selectWantedId,
} from '../../features/chat/chat.slice';
import { selectNewestFirst } from '../../features/chat/conversations/conversation-selectors';

/** Where the tabs of this page are: a conversation's address is one of /app. */
export function useHome(): string {
  const { pathname } = useLocation();
  return isConversationPath(pathname) ? '/app' : pathname;
}

interface Place {
  /** The conversation in the address; null at /app. */
  readonly addressed: string | null;
  readonly activeId: string | null;
  readonly wantedId: string | null;
  readonly isReady: boolean;
}
const NOWHERE: Place = { addressed: null, activeId: null, wantedId: null, isReady: false };

/**
 * Keeps the address and the open conversation the same: whichever changed last leads. Going to another conversation is a
 * step that the way back undoes; what the app changes by itself (a new id, a deletion, the first one) is none. Returns
 * whether the address names a conversation that there is not.
 */
export function useConversationAddress(): boolean {
  const { id: addressed = null } = useParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const activeId = useSelector(selectActiveId);
  const isReady = useSelector(selectChatStatus) === 'ready';
  const isListMissing = useSelector(selectIsListMissing);
  const wantedId = useSelector(selectWantedId);
  const known = useKnown(addressed);
  const before = useRef(NOWHERE);

  useEffect(() => {
    const last = before.current;
    before.current = { addressed, activeId, wantedId, isReady };
    const isNew = addressed !== last.addressed;
    if (addressed === activeId) return;
    if (addressed !== null && (isNew || addressed === wantedId)) {
      if (known === null && !isTempId(addressed)) {
        if (addressed !== wantedId) dispatch(chatActions.wanted(addressed));
        return;
      }
      if (known !== null && known !== activeId) {
        dispatch(chatActions.selected(known));
        return;
      }
    }
    const isSame = activeId === last.activeId && wantedId === last.wantedId && isReady === last.isReady;
    if (!isReady || (isSame && !isNew)) return;
    // From a conversation that is still there, which was open until now.
    const isStep = !isNew && known !== null && known !== activeId;
    const to = activeId === null ? '/app' : conversationPath(activeId);
    void navigate(to, isStep ? {} : { replace: true, preventScrollReset: true });
  }, [addressed, activeId, known, wantedId, isReady, dispatch, navigate]);

  return isReady && !isListMissing && addressed !== null && addressed === wantedId && known === null;
}

/** The conversation of that id as the list has it, also where it has got the server's id meanwhile; null for none. */
function useKnown(id: string | null): string | null {
  const shown = useSelector(selectNewestFirst);
  const tempIdOf = useSelector(selectTempIdOf);
  return shown.find((one) => one.id === id || (id !== null && tempIdOf[one.id] === id))?.id ?? null;
}
