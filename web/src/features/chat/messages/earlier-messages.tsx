import { useEffect, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dots } from '../../../shared/ui/loading';
import { RetryButton } from '../../../shared/ui/retry-button';
import { selectActive } from '../chat.slice';
import { earlierRequested, selectEarlier, type EarlierRoot } from './earlier.slice';

/** How near the beginning of what is here earlier messages are asked for, in heights of the screen. */
const AHEAD = 1.5;

/** Loads earlier messages of the open conversation when the reader comes near the first that is here. */
export function useEarlier(scroller: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const id = conversation?.id;
  const status = useSelector((state: EarlierRoot) => selectEarlier(state, id));
  const hasEarlier = (conversation?.before ?? 0) > 0;

  function request() {
    if (id !== undefined) dispatch(earlierRequested(id));
  }
  function look() {
    const box = scroller.current;
    if (!hasEarlier || status !== null || !box || box.clientHeight === 0) return;
    if (box.scrollTop < AHEAD * box.clientHeight) request();
  }
  // Also where what is here does not fill the screen.
  useEffect(look);
  return { hasEarlier, status, look, request };
}

interface EarlierMessagesProps {
  status: 'loading' | 'missed' | null;
  onRequest: () => void;
}

/** Above the first message that is here, while the server has more before it. */
export function EarlierMessages({ status, onRequest }: EarlierMessagesProps) {
  if (status === 'loading') {
    return (
      <p className="earlier quiet small" role="status">
        <Dots />
        Loading earlier messages
      </p>
    );
  }
  return (
    <div className="earlier quiet small">
      {status === 'missed' && <p role="status">Earlier messages could not be loaded.</p>}
      <RetryButton small onRetry={onRequest}>
        {status === 'missed' ? 'Try again' : 'Show earlier messages'}
      </RetryButton>
    </div>
  );
}
