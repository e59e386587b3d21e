import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useMedia } from '../../../shared/lib/use-media';
import { selectPartial, selectQuestion } from '../asking/ask.slice';
import { selectActive, selectChatStatus, selectTempIdOf } from '../chat.slice';
import { holdsCare, stoppedIdOf, type Message } from '../conversation';
import { EarlierMessages, useEarlier } from './earlier-messages';
import { MessageRows } from './message-rows';
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
  /** The last question is to be asked in other words. */
  onEdit?: (question: Message) => void;
}

/** What a message measures before it is drawn, in pixels. */
const GUESSED_HEIGHT = 220;
/** Messages that are drawn above and below the screen. */
const BEYOND_THE_EDGE = 6;
const NONE: readonly Message[] = [];

/**
 * The conversation from its end; only what is on the screen is drawn, so that 2,000 messages scroll smoothly, and on paper
 * all that is here.
 * Reading further up is never disturbed by what streams in below.
 */
export function MessageList({ empty, failure, messageActions, onEdit }: MessageListProps) {
  const conversation = useSelector(selectActive);
  const status = useSelector(selectChatStatus);
  const question = useSelector(selectQuestion);
  const partial = useSelector(selectPartial);
  const isPrinted = useMedia('print');
  const tempIdOf = useSelector(selectTempIdOf);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const said = conversation?.messages ?? NONE;
  // What somebody in danger says and is told stays here, whatever the talk goes on to.
  const isPrivate = useMemo(() => conversation !== null && holdsCare(conversation), [conversation]);
  const isAnswering = question !== null && question.conversationId === conversation?.id;
  const partId = isAnswering ? stoppedIdOf(question.messageId) : null;
  // What had come of the reply is shown as its beginning.
  const messages = useMemo(() => said.filter(({ id }) => id !== partId), [said, partId]);
  const isEmpty = messages.length === 0 && !isAnswering;
  const rows = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => GUESSED_HEIGHT,
    getItemKey: (at) => messages[at]?.id ?? at,
    anchorTo: 'end', // earlier messages that come above leave what is read where it is
    overscan: isPrinted ? messages.length : BEYOND_THE_EDGE,
  });
  // Before a place is looked up: it measures the message that has just come as well.
  const height = rows.getTotalSize();
  const asked = isAnswering ? messages.findIndex(({ id }) => id === question.messageId) : -1;
  const { isFarFromEnd, goTo, onScroll, ...reading } = useReadingPlace({
    scroller,
    rows: list,
    talk: conversation && (tempIdOf[conversation.id] ?? conversation.id),
    question: asked < 0 ? null : (rows.measurementsCache[asked] ?? null),
    isEmpty,
    count: messages.length,
  });
  const earlier = useEarlier(scroller);
  const toNewest = () => {
    goTo('end');
    scroller.current?.focus({ preventScroll: true }); // the button that led there goes
  };

  return (
    <>
      <div
        className="messages"
        ref={scroller}
        {...reading}
        onScroll={(event) => {
          onScroll(event);
          earlier.look();
        }}
        tabIndex={0}
        role="log"
        aria-label="Conversation"
      >
        <div className="messages__column">
          {isEmpty && ((conversation ? conversation.stale : status !== 'ready') ? <LoadMessages /> : empty)}
          {earlier.hasEarlier && !isEmpty && (
            <EarlierMessages status={earlier.status} onRequest={earlier.request} />
          )}
          <MessageRows
            ref={list}
            rows={rows}
            height={height}
            messages={messages}
            actions={isPrivate ? undefined : messageActions}
            onEdit={onEdit}
          />
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
