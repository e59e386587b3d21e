import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import { suggestionFor, type Suggestion } from '@emit/contract/next-focus';
import { verseOf } from '@emit/contract/daily-verses';
import { conversationPath } from '@emit/contract/paths';
import type { ProgressSummary } from '@emit/contract/wire';
import { selectUser } from '../../features/auth/auth.slice';
import { countOf, holdsCare } from '../../features/chat/conversation';
import { selectUnarchived } from '../../features/chat/conversations/conversation-selectors';
import { keptPractice } from '../../features/practice/kept-practice';
import { PracticeOutcome } from '../../features/practice/practice-outcome';
import { practiceActions, selectPractice } from '../../features/practice/practice.slice';
import { progressActions, selectCalendar, selectSummary } from '../../features/progress/progress.slice';
import { selectReading } from '../../features/reading/reading.slice';
import { DailyVerse } from '../../features/scripture/daily-verse';
import { passageKey, selectPassages } from '../../features/scripture/scripture.slice';
import { selectTranslation } from '../../features/scripture/translation.slice';
import { WeeklyGoal } from '../../features/today/goal';
import { LastTalk, NextStep, RowOfDays, Today } from '../../features/today/today';
import { minutesThisWeek } from '../../features/today/week';
import { localToday } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { AgainPanel } from './practice-tab';
import { TodayReading } from './today-reading';
import { useHome } from './use-conversation-address';

/** What a member sees first above the progress: of the day, of what could be next, and of the talk to go on with. */
export function TodayPanel() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { data: summary } = useSelector(selectSummary);
  const { data: calendar } = useSelector(selectCalendar);
  const talk = useLastTalk();
  const now = new Date();
  const isReady = useIsReady(localToday(now));
  useEffect(() => void dispatch(progressActions.calendarRequested()), [dispatch]);

  return (
    <Today
      fullName={user?.full_name ?? ''}
      now={now}
      verse={<DailyVerse day={localToday(now)} />}
      isReady={isReady}
    >
      <div className="today__cards">
        {summary && <Next summary={summary} />}
        {talk && <LastTalk title={talk.title} to={conversationPath(talk.id)} />}
      </div>
      {summary && calendar && (
        <RowOfDays
          current={summary.progress.streak_days}
          dates={calendar.days.map(({ date }) => date)}
          now={now}
        />
      )}
      {user && calendar && (
        <WeeklyGoal goal={user.weekly_goal ?? null} done={minutesThisWeek(calendar.days, localToday(now))} />
      )}
      <TodayReading now={now} />
      <AgainPanel />
      <PracticeOutcome />
    </Today>
  );
}

/** Whether all that the day holds has come, or is known not to come; from then on, whatever is loaded again. */
function useIsReady(day: string): boolean {
  const reference = verseOf(day);
  const translation = useSelector(selectTranslation);
  const passage = useSelector(selectPassages)[passageKey({ reference, translation })];
  const parts = [
    useSelector(selectSummary),
    useSelector(selectCalendar),
    useSelector(selectReading).all,
    passage,
  ];
  const [wasReady, setWasReady] = useState(false);
  const isReady = wasReady || parts.every((part) => part && (part.data !== null || part.error !== null));
  if (isReady && !wasReady) setWasReady(true);
  return isReady;
}

function Next({ summary }: { summary: ProgressSummary }) {
  const suggestion = suggestionFor(
    summary.mindstreams.map(({ type, sessions, time_minutes }) => ({
      type,
      sessions,
      minutes: time_minutes,
    })),
  );
  const begin = useBegin(suggestion);
  return (
    <NextStep
      suggestion={suggestion}
      reason={summary.ecc_alert?.message ?? reasonOf(suggestion, summary)}
      action={
        <Button kind="primary" onClick={begin}>
          Log this practice
        </Button>
      }
    />
  );
}

function reasonOf({ stream }: Suggestion, { progress, mindstreams }: ProgressSummary): string {
  if (progress.total_practice_sessions === 0) return 'A good place to begin.';
  const { name } = MINDSTREAMS[stream];
  const isEven = new Set(mindstreams.map(({ sessions }) => sessions)).size === 1;
  return isEven
    ? `Your MindStreams are in balance. ${name} is as good a next step as any.`
    : `${name} has had the fewest sessions so far.`;
}

/** Fills the form in and goes there; what is typed in it stays. */
function useBegin({ stream, practiceType, minutes }: Suggestion) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const home = useHome();
  const { draft } = useSelector(selectPractice);
  return () => {
    if (draft === null && keptPractice() === null) {
      dispatch(
        practiceActions.prefilled({
          mindstream_type: stream,
          practice_type: practiceType,
          practice_name: practiceType,
          duration_minutes: minutes,
          quality_rating: 8,
          insights_gained: '',
        }),
      );
    }
    void navigate(`${home}?tab=practice`);
  };
}

/** The newest talk with messages; not one that was put away, nor one where care was given. */
function useLastTalk() {
  const talks = useSelector(selectUnarchived);
  return talks.find((talk) => countOf(talk) > 0 && !holdsCare(talk)) ?? null;
}
