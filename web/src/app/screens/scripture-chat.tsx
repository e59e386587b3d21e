import { NotebookPen } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { isCareReply } from '@emit/contract/care';
import type { Category } from '@emit/contract/categories';
import { isRight, type Quotation } from '@emit/contract/scripture';
import { selectPartial } from '../../features/chat/asking/ask.slice';
import { ChatPane, type ChatPaneProps } from '../../features/chat/chat-pane';
import { chatActions, selectActive, selectChatStatus } from '../../features/chat/chat.slice';
import {
  countOf,
  holdsCare,
  kindOf,
  type Conversation,
  type Message,
} from '../../features/chat/conversation';
import { ReplyPartsContext, type ReplyParts } from '../../features/chat/messages/annotations';
import { WrongVerse } from '../../features/chat/rating/wrong-verse';
import { PassagePanel } from '../../features/scripture/passage-panel';
import { replyAnnotations } from '../../features/scripture/reply-annotations';
import { ScriptureReport } from '../../features/scripture/scripture-report';
import { Button } from '../../shared/ui/button';
import { practiceFromConversation } from '../between-features.saga';
import { NotSavedNote, StorageNote } from './storage-notes';
import { useHome } from './use-conversation-address';

const NO_QUOTATIONS: readonly Quotation[] = [];

/** What the check adds to each reply. */
export const SCRIPTURE_PARTS: ReplyParts = {
  annotate: replyAnnotations,
  after: (message) =>
    !isCareReply(message.content) && (
      <ScriptureReport
        quotations={message.quotations ?? NO_QUOTATIONS}
        unmatched={message.unmatched_phrases}
        extra={(quotation) => wrongVerse(message, quotation, isRight(quotation.status))}
      />
    ),
};

/** Of a verse that stood the check it is said beside its passage: below the reply that would be a button too many. */
function wrongVerse(message: Message, quotation: Quotation, onlyIfSaid = false) {
  const place = message.quotations?.indexOf(quotation) ?? -1;
  return <WrongVerse message={message} quotation={place} onlyIfSaid={onlyIfSaid} />;
}

/** Below what the check found, beside its passage: it belongs to the reply that it was opened from. */
export function WrongVerseOpened({ quotation }: { quotation: Quotation }) {
  const messages = useSelector(selectActive)?.messages ?? [];
  const message = messages.find(({ quotations }) => quotations?.includes(quotation));
  return message ? wrongVerse(message, quotation) : null;
}

/**
 * The chat with its references to press, what the check found, the passage that one opens beside it, and practices
 * from its conversations.
 */
export function ScriptureChat(props: Omit<ChatPaneProps, 'conversationExtra' | 'composerNote'>) {
  return (
    <ReplyPartsContext value={SCRIPTURE_PARTS}>
      <div className="beside">
        <ChatPane {...props} conversationExtra={rowExtra} composerNote={<StorageNote />} />
        <PassagePanel extra={(quotation) => <WrongVerseOpened quotation={quotation} />} />
      </div>
    </ReplyPartsContext>
  );
}

function rowExtra(conversation: Conversation) {
  return (
    <>
      <NotSavedNote conversation={conversation} />
      <LogAsPracticeButton conversation={conversation} />
    </>
  );
}

/**
 * For biblical conversations that have messages: prefills the form and goes there (spec §2 "Chat", §4). Where care was
 * given, or is being given, nothing is to be logged.
 */
function LogAsPracticeButton({ conversation }: { conversation: Conversation }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = useHome();
  const isCaredFor = isCareReply(useSelector(selectPartial)) || holdsCare(conversation);
  if (isCaredFor) return null;
  if (kindOf(conversation) !== 'biblical' || countOf(conversation) === 0) return null;
  return (
    <Button
      kind="quiet"
      small
      onClick={() => {
        dispatch(practiceFromConversation(conversation.id));
        void navigate(`${home}?tab=practice`);
      }}
    >
      <NotebookPen size="0.9375rem" aria-hidden />
      Log as Practice
    </Button>
  );
}

/** What new conversations of this screen begin with. */
export function useDefaultCategory(category: Category): void {
  const dispatch = useDispatch();
  const status = useSelector(selectChatStatus);
  useEffect(() => void dispatch(chatActions.defaultCategorySet(category)), [dispatch, category, status]);
}
