import { useSelector } from 'react-redux';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { AskButton } from '../asking/ask-again';
import { selectFailure } from '../asking/ask.slice';
import { questionIdOf, type Message } from '../conversation';

const WHY = {
  length: `${ASSISTANT_NAME} reached the length of one reply. Ask it to go on.`,
  refusal: `${ASSISTANT_NAME} declined to go on.`,
  stopped: `You stopped it here. Ask ${ASSISTANT_NAME} to go on.`,
} as const;

/** Explains why a reply did not end by itself, and offers the rest. */
export function ExplainReplyEnd({ message }: { message: Message }) {
  if (message.stopped) return <Part message={message} />;
  return message.stop ? <p className="message__stopped">{WHY[message.stop]}</p> : null;
}

/** The server may have gone on and kept the whole reply: asking again with the same id brings it, or begins it anew. */
function Part({ message: { id, broken } }: { message: Message }) {
  const failure = useSelector(selectFailure);
  const messageId = questionIdOf(id);
  // What went wrong is said below, with the way to try again.
  const isSaid = failure?.question?.messageId === messageId;
  return (
    <p className="message__stopped">
      {broken ? 'The reply broke off here. Your question was sent.' : 'Stopped here.'}
      {!isSaid && (
        <AskButton messageId={messageId}>{broken ? 'Try again' : 'Show the whole reply'}</AskButton>
      )}
    </p>
  );
}
