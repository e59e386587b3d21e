import { useSelector } from 'react-redux';
import { ASSISTANT_NAME, MESSAGES } from '@emit/contract/messages';
import { AskButton } from '../asking/ask-again';
import { selectFailure } from '../asking/ask.slice';
import { selectActive } from '../chat.slice';
import { questionIdOf, type Message } from '../conversation';
import { failedTurnText } from './failed-turn';

const WHY = {
  length: `${ASSISTANT_NAME} reached the length of one reply. Ask it to continue.`,
  refusal: `${ASSISTANT_NAME} declined to continue.`,
  stopped: `You stopped it here. Ask ${ASSISTANT_NAME} to continue.`,
} as const;

/** Explains why a reply did not end by itself, and offers the rest. */
export function ExplainReplyEnd({ message }: { message: Message }) {
  if (message.stopped) return <Part message={message} />;
  // The reply itself says so.
  const isSaid = message.content === MESSAGES.stoppedBeforeFirstWord;
  return message.stop && !isSaid ? <p className="message__stopped">{WHY[message.stop]}</p> : null;
}

/**
 * Asking again with the same id brings the reply where the server has gone on and kept it, or begins it anew: of one that failed
 * for good that is known.
 */
function Part({ message: { id, broken } }: { message: Message }) {
  const failure = useSelector(selectFailure);
  const conversation = useSelector(selectActive);
  const messageId = questionIdOf(id);
  const failed = conversation?.messages.find((message) => message.id === messageId)?.failed;
  // What went wrong is said below, with the way to try again.
  const isSaid = failure?.question?.messageId === messageId;
  const text = failed ? failedTurnText(failed) : 'The reply broke off here. Your question was sent.';
  const again = failed ? 'Ask again' : 'Try again';
  return (
    <p className="message__stopped">
      {broken ? text : 'Stopped here.'}
      {!isSaid && <AskButton messageId={messageId}>{broken ? again : 'Show the whole reply'}</AskButton>}
    </p>
  );
}
