import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { askActions, selectBusy, selectLookingFor } from './ask.slice';
import { selectActive } from '../chat.slice';
import { lacksMessages, type Message } from '../conversation';

/** Below the last question, where it was left without a reply: the page was closed, or the reply stopped before its first word. */
export function Unanswered() {
  const conversation = useSelector(selectActive);
  const busy = useSelector(selectBusy);
  const lookingFor = useSelector(selectLookingFor);
  const last = conversation?.messages.at(-1);
  // Whether its reply is being written is known in a moment.
  if (busy || last?.role !== 'user' || last.id === lookingFor) return null;
  return <AskAgain question={last} />;
}

/** Below a question that has no reply. */
export function AskAgain({ question }: { question: Message }) {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const busy = useSelector(selectBusy);
  // The server may have the reply.
  if (!conversation || lacksMessages(conversation)) return null;
  const { id: conversationId, category } = conversation;
  const asked = { conversationId, messageId: question.id, category: question.category ?? category };
  return (
    <p className="message__stopped">
      This question has no reply yet.
      <Button small disabled={busy} onClick={() => dispatch(askActions.retried(asked))}>
        Ask again
      </Button>
    </p>
  );
}
