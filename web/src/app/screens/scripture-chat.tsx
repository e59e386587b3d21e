import { ChatPane, type ChatPaneProps } from '../../features/chat/chat-pane';
import { ReplyPartsContext, type ReplyParts } from '../../features/chat/reply-parts';
import { PassagePanel } from '../../features/scripture/passage-panel';
import { replyAnnotations } from '../../features/scripture/reply-annotations';
import { ScriptureReport } from '../../features/scripture/scripture-report';

/** What the check adds to each reply. */
export const SCRIPTURE_PARTS: ReplyParts = {
  annotate: replyAnnotations,
  after: ({ quotations }) => quotations && <ScriptureReport quotations={quotations} />,
};

/** The chat with its references as chips, what the check found, and the passage that a chip opens beside it. */
export function ScriptureChat(props: ChatPaneProps) {
  return (
    <ReplyPartsContext value={SCRIPTURE_PARTS}>
      <div className="beside">
        <ChatPane {...props} />
        <PassagePanel />
      </div>
    </ReplyPartsContext>
  );
}
