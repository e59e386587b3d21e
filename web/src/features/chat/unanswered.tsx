import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { askRetried, selectBusy } from './ask.slice';
import { selectActive } from './chat.slice';
import { isIncomplete } from './conversation';

/** Below a question that was left without a reply: the page was closed, or the reply stopped before its first word. */
export function Unanswered() {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const busy = useSelector(selectBusy);
  const last = conversation?.messages.at(-1);
  if (busy || last?.role !== 'user' || !conversation || isIncomplete(conversation)) return null;
  const { id: conversationId, category } = conversation;
  return (
    <p className="message__stopped">
      This question has no reply yet.
      <Button
        small
        onClick={() =>
          dispatch(askRetried({ conversationId, messageId: last.id, category: last.category ?? category }))
        }
      >
        Ask again
      </Button>
    </p>
  );
}
