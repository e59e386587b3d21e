import { Check, Copy, PencilLine } from 'lucide-react';
import { memo, useContext, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ASSISTANT_NAME } from '@emit/contract/messages';
import { Button } from '../../../shared/ui/button';
import { timeOfDay, whenSaid } from '../../../shared/lib/dates';
import { CopyFailed } from '../../../shared/ui/copy-failed';
import { copyRequested, selectCopyOutcome, type ClipboardRoot } from './clipboard.slice';
import type { Message } from '../conversation';
import { AskAgain } from '../asking/ask-again';
import { RatingButtons, ReplyRating } from '../rating/rate-reply';
import { ExplainReplyEnd } from './explain-reply-end';
import { Markdown } from './markdown';
import { ReplyPartsContext } from './annotations';

interface MessageViewProps {
  message: Message;
  /** A question that another one followed before it had its reply. */
  isPassedOver?: boolean;
  /** Puts a question into the box, to be asked in other words. */
  onEdit?: ((question: Message) => void) | undefined;
  /** The place of what can be done with a question is kept while its reply is written, so that nothing moves at its end. */
  isAnswered?: boolean;
  /** What else can be done with it: the screen knows. */
  actions?: ReactNode;
}

/** One message: sender, time, and the content in paragraphs (spec §2 "Main area"). */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const { message, isPassedOver = false, onEdit, isAnswered = true, actions } = props;
  const own = message.role === 'user';
  const sender = own ? 'You' : ASSISTANT_NAME;
  return (
    <article
      className={own ? 'message message--own' : 'message'}
      aria-label={`${sender}, ${whenSaid(message.timestamp)}`}
    >
      <header className="message__head">
        <span className="message__sender">{sender}</span>
        <time dateTime={new Date(message.timestamp).toISOString()} title={whenSaid(message.timestamp)}>
          {timeOfDay(message.timestamp)}
        </time>
      </header>
      {own ? <Paragraphs text={message.content} /> : <Reply message={message} />}
      <ExplainReplyEnd message={message} />
      {isPassedOver && <AskAgain question={message} />}
      {own && onEdit && (
        <footer className="quiet-actions" style={{ visibility: isAnswered ? undefined : 'hidden' }}>
          <Button kind="quiet" small onClick={() => onEdit(message)}>
            <PencilLine size="1rem" aria-hidden />
            Edit and ask anew
          </Button>
        </footer>
      )}
      {!own && (
        <footer className="quiet-actions">
          <CopyButton message={message} />
          <RatingButtons message={message} />
          {actions}
        </footer>
      )}
      {!own && <ReplyRating message={message} />}
    </article>
  );
});

function Reply({ message }: { message: Message }) {
  const parts = useContext(ReplyPartsContext);
  const annotations = useMemo(() => parts?.annotate(message) ?? [], [parts, message]);
  return (
    <>
      <Markdown text={message.content} annotations={annotations} />
      {parts?.after(message)}
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return (
    <div className="message__own-text">
      {parts.map((part, at) => (
        <p key={at} dir="auto">
          {part}
        </p>
      ))}
    </div>
  );
}

function CopyButton({ message }: { message: Message }) {
  const dispatch = useDispatch();
  const outcome = useSelector((state: ClipboardRoot) => selectCopyOutcome(state, message.id));
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        kind="quiet"
        small
        aria-live="polite"
        onClick={() => dispatch(copyRequested({ id: message.id, text: message.content }))}
      >
        <Icon size="1rem" aria-hidden />
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      {outcome === 'failed' && <CopyFailed />}
    </>
  );
}
