import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { hasCare } from '@emit/contract/care';
import { useMedia } from '../../../shared/lib/use-media';
import { selectPartial, selectQuestion } from '../asking/ask.slice';
import { selectActive, selectChatStatus } from '../chat.slice';
import { stoppedIdOf, type Message } from '../conversation';
import { unansweredIn } from './message-order';
import { DayDivider } from './day-divider';
import { MessageView } from './message-view';
import { ToNewest } from './to-newest';
import { LoadMessages } from './load-messages';
import { RoomLeft } from './room-left';
import { useReadingPlace } from './use-reading-place';
import { StreamingReply } from './streaming-reply';

interface MessageListProps {
  empty: ReactNode;
  /** What went wrong with the last question, below it. */
  failure: ReactNode;
  messageActions?: (message: Message) => ReactNode;
}

/** What a message measures before it is drawn, in pixels. */
const GUESSED_HEIGHT = 220;
/** Messages that are drawn above and below the screen. */
const BEYOND_THE_EDGE = 6;
const NONE: readonly Message[] = [];

/**
 * The conversation; only what is on the screen is drawn, so that 2,000 messages scroll smoothly, and on paper all of it.
 * Reading further up is never disturbed by what streams in below.
 */
export function MessageList({ empty, failure, messageActions }: MessageListProps) {
  const conversation = useSelector(selectActive);
  const status = useSelector(selectChatStatus);
  const question = useSelector(selectQuestion);
  const partial = useSelector(selectPartial);
  const isPrinted = useMedia('print');
  const scroller = useRef<HTMLDivElement>(null);
  const said = conversation?.messages ?? NONE;
  // What somebody in danger says and is told stays here, whatever the talk goes on to.
  const isPrivate = useMemo(() => hasCare(said), [said]);
  const isAnswering = question !== null && question.conversationId === conversation?.id;
  const partId = isAnswering ? stoppedIdOf(question.messageId) : null;
  // What had come of the reply is shown as its beginning.
  const messages = useMemo(() => said.filter(({ id }) => id !== partId), [said, partId]);
  const unanswered = useMemo(() => unansweredIn(messages), [messages]);
  const isEmpty = messages.length === 0 && !isAnswering;
  const isComing = conversation ? conversation.stale === true : status !== 'ready';
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => GUESSED_HEIGHT,
    getItemKey: (at) => messages[at]?.id ?? at,
    overscan: isPrinted ? messages.length : BEYOND_THE_EDGE,
  });
  // Before a place is looked up: it measures the message that has just come as well.
  const height = rows.getTotalSize();
  const asked = isAnswering ? messages.findIndex(({ id }) => id === question.messageId) : -1;
  const { isFarFromEnd, goTo, ...reading } = useReadingPlace({
    scroller,
    talk: messages[0]?.id ?? null,
    question: asked < 0 ? null : (rows.measurementsCache[asked] ?? null),
    isEmpty,
    count: messages.length,
  });

  function toNewest() {
    goTo('end');
    // The button that led there goes.
    scroller.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="messages" ref={scroller} {...reading} tabIndex={0} role="log" aria-label="Conversation">
        <div className="messages__column">
          {isEmpty && (isComing ? <LoadMessages /> : empty)}
          <div className="messages__rows" style={{ height }}>
            {rows.getVirtualItems().map(({ key, index, start }) => {
              const message = messages[index];
              return (
                message && (
                  <div
                    key={key}
                    ref={rows.measureElement}
                    data-index={index}
                    className="messages__row"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <DayDivider at={message.timestamp} before={messages[index - 1]?.timestamp} />
                    <MessageView
                      message={message}
                      isPassedOver={unanswered.has(message.id) && messages[index + 1]?.role === 'user'}
                      actions={message.role === 'assistant' && !isPrivate && messageActions?.(message)}
                    />
                  </div>
                )
              );
            })}
          </div>
          {isAnswering && (
            <StreamingReply
              category={question.category}
              text={partial}
              earlier={said.find(({ id }) => id === partId)?.content ?? ''}
            />
          )}
          {conversation && <RoomLeft conversation={conversation} />}
          {failure}
        </div>
      </div>
      {isFarFromEnd && !isEmpty && <ToNewest onClick={toNewest} />}
    </>
  );
}
