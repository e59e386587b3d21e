import { isCareReply } from '@emit/contract/care';
import { ChatPane, type ChatPaneProps } from '../../features/chat/chat-pane';
import type { Conversation } from '../../features/chat/conversation';
import { ReplyPartsContext, type ReplyParts } from '../../features/chat/messages/reply-parts';
import { PassagePanel } from '../../features/scripture/passage-panel';
import { replyAnnotations } from '../../features/scripture/reply-annotations';
import { ScriptureReport } from '../../features/scripture/scripture-report';
import { LogAsPracticeButton } from './log-as-practice-button';

/** What the check adds to each reply. */
export const SCRIPTURE_PARTS: ReplyParts = {
  annotate: replyAnnotations,
  after: ({ content, quotations }) =>
    quotations && !isCareReply(content) && <ScriptureReport quotations={quotations} />,
};

/**
 * The chat with its references to press, what the check found, the passage that one opens beside it, and practices
 * from its conversations.
 */
export function ScriptureChat(props: Omit<ChatPaneProps, 'conversationExtra'>) {
  return (
    <ReplyPartsContext value={SCRIPTURE_PARTS}>
      <div className="beside">
        <ChatPane {...props} conversationExtra={logAsPractice} />
        <PassagePanel />
      </div>
    </ReplyPartsContext>
  );
}

function logAsPractice(conversation: Conversation) {
  return <LogAsPracticeButton conversation={conversation} />;
}
