import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LIMITS } from '@emit/contract/limits';
import type { ProgressSummary } from '@emit/contract/wire';
import { countOf } from '../../features/chat/conversation';
import { selectBiblical } from '../../features/chat/conversations/conversation-selectors';
import { LogAgain } from '../../features/practice/again';
import { WaitingPractices } from '../../features/practice/outbox/waiting-practices';
import type { PracticeDraft } from '../../features/practice/practice.slice';
import { selectSummary } from '../../features/progress/progress.slice';
import { QuickLog } from '../../features/practice/quick-log';
import { practiceFromConversation } from '../between-features.saga';
import { StorageNote } from './storage-notes';
import { TabPage } from './tab-page';

/** 'Log Practice': the variant's form, and what can become a practice. */
export function PracticeTab({ children: form, above }: { children: ReactNode; above?: ReactNode }) {
  return (
    <TabPage narrow>
      <h1 className="page__title">Log Practice</h1>
      <AgainPanel />
      {above}
      <WaitingPractices canEdit />
      <StorageNote />
      {form}
      <QuickLogPanel />
    </TabPage>
  );
}

/** What was logged of late. */
export function AgainPanel() {
  const { data } = useSelector(selectSummary);
  const practices = (data?.recent_practices ?? []).flatMap((practice) =>
    // One without an id stands for all of a stream.
    practice.practice_id === undefined ? [] : [againFrom(practice)],
  );
  return <LogAgain practices={practices} />;
}

function againFrom(practice: ProgressSummary['recent_practices'][number]): PracticeDraft {
  const { mindstream_type, practice_type, practice_name, duration_minutes, impact_score } = practice;
  const quality_rating = impact_score;
  return {
    mindstream_type,
    practice_type,
    practice_name,
    duration_minutes,
    quality_rating,
    insights_gained: '',
  };
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
