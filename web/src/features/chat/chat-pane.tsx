import { useRef, type ReactNode } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AskFailure } from './asking/ask.slice';
import { chatActions, selectActive } from './chat.slice';
import { draftChanged, NO_TALK, selectDraft, type DraftsRoot } from './asking/drafts.slice';
import { ChatWelcome, withTopic, type SuggestedTopic } from './chat-welcome';
import { Composer } from './asking/composer';
import type { Conversation, Message } from './conversation';
import { ConversationMenu, ExportStatus } from './export/conversation-menu';
import { ConversationSidebar, SidebarToggle } from './conversations/conversation-sidebar';
import { FailureNotice } from './asking/failure-notice';
import { MessageList } from './messages/message-list';
import { useSidebar } from './conversations/use-sidebar';
import './chat.css';

export interface ChatTexts {
  readonly heading: string;
  readonly welcome: string;
  readonly placeholder: string;
  readonly failure: (failure: AskFailure) => string;
}

export interface ChatPaneProps {
  texts: ChatTexts;
  showFormats: boolean;
  sidebarAtFirst: boolean;
  messageActions?: (message: Message) => ReactNode;
  conversationExtra?: (conversation: Conversation) => ReactNode;
  composerExtra?: ReactNode;
  /** Above the box: what is to be known before something is written. */
  composerNote?: ReactNode;
  /** Above the welcome of an empty conversation; `choose` puts a question into the box. */
  welcomeExtra?: (choose: (topic: Pick<SuggestedTopic, 'prompt' | 'category'>) => void) => ReactNode;
}

/** Sidebar, messages and box: what every variant of the chat is made of. */
export function ChatPane(props: ChatPaneProps) {
  const {
    texts,
    showFormats,
    sidebarAtFirst,
    messageActions,
    conversationExtra,
    composerExtra,
    composerNote,
    welcomeExtra,
  } = props;
  const dispatch = useDispatch();
  const store = useStore<DraftsRoot>();
  const active = useSelector(selectActive);
  const [open, setOpen] = useSidebar(sidebarAtFirst);
  const box = useRef<HTMLTextAreaElement>(null);
  const offered = useRef('');

  const toQuestion = () => box.current?.focus();

  const talk = active?.id ?? NO_TALK;
  // Looked up when it is wanted: the pane is not drawn anew for each word that is typed.
  const typed = () => selectDraft(store.getState(), talk);

  /** The question stays as it was asked: what is asked now is another one. */
  function edit({ content }: Message) {
    dispatch(draftChanged({ talk, text: withTopic(typed(), content) }));
    toQuestion();
  }

  function choose({ prompt, category }: Pick<SuggestedTopic, 'prompt' | 'category'>) {
    const text = withTopic(typed(), prompt, offered.current);
    offered.current = prompt;
    // The format that goes with a question of the member's own is the member's choice.
    if (text === prompt) dispatch(chatActions.categoryChosen(category));
    dispatch(draftChanged({ talk, text }));
    toQuestion();
  }

  return (
    <div className="chat">
      <button type="button" className="skip-link" onClick={toQuestion}>
        Skip to your question
      </button>
      <ConversationSidebar
        open={open}
        onChange={setOpen}
        onBegun={toQuestion}
        itemExtra={conversationExtra}
      />
      <section className="chat__main" aria-label="Chat">
        <div className="chat__bar">
          <SidebarToggle open={open} onChange={setOpen} />
          <h1 className="chat__title">{active?.title ?? 'New Conversation'}</h1>
          {active?.archived && <span className="tag">Archived</span>}
          <ConversationMenu />
        </div>
        <ExportStatus />
        <MessageList
          empty={
            <>
              {welcomeExtra?.(choose)}
              <ChatWelcome
                heading={texts.heading}
                text={texts.welcome}
                showHint={showFormats}
                onTopic={choose}
              />
            </>
          }
          failure={<FailureNotice text={texts.failure} />}
          messageActions={messageActions}
          onEdit={edit}
        />
        <Composer
          placeholder={texts.placeholder}
          showFormats={showFormats}
          box={box}
          extra={composerExtra}
          note={composerNote}
        />
      </section>
    </div>
  );
}
