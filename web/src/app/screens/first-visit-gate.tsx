import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hasCare } from '@emit/contract/care';
import { selectUser } from '../../features/auth/auth.slice';
import { selectChatStatus, selectIsListMissing } from '../../features/chat/chat.slice';
import { countOf, type Conversation } from '../../features/chat/conversation';
import { selectNewestFirst } from '../../features/chat/conversations/conversation-selectors';
import { firstVisitActions, selectFirstVisit } from '../../features/first-visit/first-visit.slice';
import { progressActions, selectSummary } from '../../features/progress/progress.slice';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import type { Choose } from './first-visit';

const FirstVisitQuestion = lazyWithRetry(() => import('./first-visit').then((it) => it.FirstVisitQuestion));
const FirstVisitSteps = lazyWithRetry(() => import('./first-visit').then((it) => it.FirstVisitSteps));

/** Step 1, above the welcome of an empty chat: where the server knows of no practice and no conversation. */
export function QuestionOfFirstVisit({ choose }: { choose: Choose }) {
  const { kept, hasTalk, sessions } = useFirstVisit();
  const isFirst = hasTalk === false && sessions === 0;
  return isFirst && (kept === 'none' || kept === 'begun') ? <FirstVisitQuestion choose={choose} /> : null;
}

/** Steps 2 and 3, above the pages, for whoever began. Where care was given, nobody is led on. */
export function StepsOfFirstVisit() {
  const { kept, sessions, talks } = useFirstVisit();
  const isCaredFor = talks.some(({ messages }) => hasCare(messages));
  const isShown = kept === 'begun' && sessions !== null && talks.some(isAnswered) && !isCaredFor;
  return isShown ? <FirstVisitSteps /> : null;
}

/** What is known of the member; null for what is not known yet. */
function useFirstVisit() {
  const dispatch = useDispatch();
  const memberId = useSelector(selectUser)?.id ?? null;
  const { kept } = useSelector(selectFirstVisit);
  const talks = useSelector(selectNewestFirst);
  const isReady = useSelector(selectChatStatus) === 'ready';
  const isListMissing = useSelector(selectIsListMissing);
  const { data, status } = useSelector(selectSummary);
  const hasTalk = isReady && !isListMissing ? talks.some((talk) => countOf(talk) > 0) : null;
  const isWanted = kept === 'begun' || (kept === 'none' && hasTalk === false);
  useEffect(() => {
    if (memberId !== null) dispatch(firstVisitActions.opened(memberId));
  }, [dispatch, memberId]);
  useEffect(() => {
    if (isWanted && status === 'idle') dispatch(progressActions.summaryRequested());
  }, [dispatch, isWanted, status]);
  return { kept, hasTalk, talks, sessions: data?.progress.total_practice_sessions ?? null };
}

function isAnswered(talk: Conversation): boolean {
  return countOf(talk) > 1 && (talk.stale === true || talk.messages.some(({ role }) => role === 'assistant'));
}
