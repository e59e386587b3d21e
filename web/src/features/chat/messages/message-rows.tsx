import type { Virtualizer } from '@tanstack/react-virtual';
import { useMemo, type ReactNode, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { selectBusy } from '../asking/ask.slice';
import type { Message } from '../conversation';
import { DayDivider } from './day-divider';
import { unansweredIn } from './message-order';
import { MessageView } from './message-view';

interface MessageRowsProps {
  ref: Ref<HTMLDivElement>;
  rows: Virtualizer<HTMLDivElement, Element>;
  /** Of all rows, in pixels. */
  height: number;
  messages: readonly Message[];
  /** What can be done with a reply. */
  actions: ((message: Message) => ReactNode) | undefined;
  /** What can be done with the last question. */
  onEdit: ((question: Message) => void) | undefined;
}

/** The messages on the screen, in the height of all. */
export function MessageRows({ ref, rows, height, messages, actions, onEdit }: MessageRowsProps) {
  const unanswered = useMemo(() => unansweredIn(messages), [messages]);
  const isBusy = useSelector(selectBusy);
  const lastQuestion = messages.findLast(({ role }) => role === 'user');
  return (
    <>
      {/* Between the heading of the page and those of replies, also where no sidebar has one. */}
      {messages.length > 0 && <h2 className="visually-hidden">Messages</h2>}
      <div className="messages__rows" ref={ref} style={{ height }}>
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
                  onEdit={message === lastQuestion ? onEdit : undefined}
                  isAnswered={!isBusy}
                  actions={message.role === 'assistant' && actions?.(message)}
                />
              </div>
            )
          );
        })}
      </div>
    </>
  );
}
