import { NotebookPen } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { hasCare, isCareReply } from '@emit/contract/care';
import { selectPartial } from '../../features/chat/asking/ask.slice';
import { countOf, kindOf, type Conversation } from '../../features/chat/conversation';
import { Button } from '../../shared/ui/button';
import { practiceFromConversation } from '../between-features.saga';

/**
 * For biblical conversations that have messages: prefills the form and goes there (spec §2 "Chat", §4). Where care was
 * given, or is being given, nothing is to be logged.
 */
export function LogAsPracticeButton({ conversation }: { conversation: Conversation }) {
  const dispatch = useDispatch();
  const [, setParams] = useSearchParams();
  const isCaredFor = isCareReply(useSelector(selectPartial)) || hasCare(conversation.messages);
  if (isCaredFor) return null;
  if (kindOf(conversation) !== 'biblical' || countOf(conversation) === 0) return null;
  return (
    <Button
      kind="quiet"
      small
      onClick={() => {
        dispatch(practiceFromConversation(conversation.id));
        setParams({ tab: 'practice' });
      }}
    >
      <NotebookPen size="0.9375rem" aria-hidden />
      Log as Practice
    </Button>
  );
}
