import { useDispatch, useSelector } from 'react-redux';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { Button } from '../../shared/ui/button';
import { askRetried, selectBusy } from './ask.slice';
import { selectActive } from './chat.slice';
import { questionIdOf, type Message } from './conversation';

const WHY = {
  length: `${ASSISTANT_NAME} reached the length of one reply. Ask it to go on.`,
  refusal: `${ASSISTANT_NAME} declined to go on.`,
} as const;

/** For a reply that did not end by itself: why, and how to have the rest. */
export function WhyItEnded({ message }: { message: Message }) {
  if (message.stopped) return <Stopped id={message.id} />;
  return message.stop ? <p className="message__stopped">{WHY[message.stop]}</p> : null;
}

/** The server went on and kept the whole reply: asking again with the same id brings it. */
function Stopped({ id }: { id: string }) {
  const dispatch = useDispatch();
  const conversation = useSelector(selectActive);
  const busy = useSelector(selectBusy);
  if (!conversation) return null;
  const { id: conversationId, messages } = conversation;
  const messageId = questionIdOf(id);
  // Another format may have been chosen for the questions after it.
  const category = messages.find((one) => one.id === messageId)?.category ?? conversation.category;
  return (
    <p className="message__stopped">
      Stopped here.
      <Button
        small
        disabled={busy}
        onClick={() => dispatch(askRetried({ conversationId, messageId, category }))}
      >
        Show the whole reply
      </Button>
    </p>
  );
}
