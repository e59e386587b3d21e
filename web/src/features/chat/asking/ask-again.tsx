import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { askActions, selectBusy, selectLookingFor } from './ask.slice';
import { selectActive } from '../chat.slice';
import { lacksNewest, type Message } from '../conversation';
import { failedTurnText } from '../messages/failed-turn';

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
  const conversation = useSelector(selectActive);
  // The server may have the reply.
  if (!conversation || lacksNewest(conversation)) return null;
  return (
    <p className="message__stopped">
      {question.failed ? failedTurnText(question.failed) : 'This question has no reply yet.'}
      <AskButton messageId={question.id}>Ask again</AskButton>
    </p>
  );
}

/** Asks a question of the open conversation again, in the format that was chosen for it: another may have been since. */
export function AskButton({ messageId, children }: { messageId: string; children: string }) {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const busy = useSelector(selectBusy);
  if (!conversation) return null;
  const { id: conversationId, messages } = conversation;
  const category = messages.find(({ id }) => id === messageId)?.category ?? conversation.category;
  const ask = () => dispatch(askActions.retried({ conversationId, messageId, category }));
  return (
    <Button small disabled={busy} onClick={ask}>
      {children}
    </Button>
  );
}
