import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import { countOf } from '../../features/chat/conversation';
import { selectBiblical } from '../../features/chat/conversations/conversation-selectors';
import { QuickLog } from '../../features/practice/quick-log';
import { practiceFromConversation } from '../between-features.saga';
import { TabPage } from './tab-page';

/** 'Log Practice': the variant's form, and what can become a practice. */
export function PracticeTab({ children: form }: { children: ReactNode }) {
  return (
    <TabPage narrow>
      <h1 className="page__title">Log Practice</h1>
      {form}
      <QuickLogPanel />
    </TabPage>
  );
}

/** Up to five biblical conversations that can become a practice. */
export function QuickLogPanel() {
  const dispatch = useDispatch();
  const biblical = useSelector(selectBiblical);
  const entries = biblical.slice(0, LIMITS.quickLogItems).map((conversation) => ({
    id: conversation.id,
    title: conversation.title,
    messageCount: countOf(conversation),
  }));
  return <QuickLog entries={entries} onUse={(id) => dispatch(practiceFromConversation(id))} />;
}
