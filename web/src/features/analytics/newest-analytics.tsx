import { CalendarCheck } from 'lucide-react';
import { counted, grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import { nextFocus } from '@emit/contract/next-focus';
import type { PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { Skeleton } from '../../shared/ui/loading';
import { Highlight, MostPracticed, NextFocus, StatCards } from './cards';
import { Charts } from './charts';
import { HealthAlert } from './health-alert';
import { hours, type StreamFigures } from './highlights';
import { LevelCard } from './level-card';
import './analytics.css';

const CalendarCards = lazyWithRetry(() => import('./calendar-cards').then((it) => it.CalendarCards), {
  waiting: (
    <div className="comes-first" aria-busy="true">
      <Skeleton heights={[320, 260]} label="Loading your days" />
    </div>
  ),
});

interface NewestAnalyticsProps {
  summary: ProgressSummary;
  /** Comes by a call of its own; null until it is here, and the rest is shown without it. */
  calendar: PracticeCalendar | null;
  /** A day of the calendar was chosen. */
  onDay?: (date: string) => void;
}

/** The newest app's Analytics tab (spec §2). */
export function NewestAnalytics({ summary, calendar, onDay }: NewestAnalyticsProps) {
  const { current_level, progress, profile, ecc_alert } = summary;
  const streams = figuresOf(summary);
  const minutes = progress.total_time_minutes;
  return (
    <div className="stack">
      <h1 className="visually-hidden">Analytics</h1>
      <LevelCard level={current_level} />
      {ecc_alert && <HealthAlert alert={ecc_alert} />}
      <StatCards
        stats={[
          ['Total practices', grouped(progress.total_practice_sessions)],
          ['Current streak', counted(progress.streak_days, 'day')],
          ['Consciousness points', grouped(profile.consciousness_points)],
          ['Hours practiced', hours(minutes), counted(minutes, 'minute')],
        ]}
      />
      {calendar && <CalendarCards days={calendar.days} onDay={onDay} />}
      <Charts streams={streams} />
      <Highlights streams={streams} consistency={progress.consistency_days} />
    </div>
  );
}

function Highlights({ streams, consistency }: { streams: readonly StreamFigures[]; consistency: number }) {
  const { name, description } = MINDSTREAMS[nextFocus(streams)];
  return (
    <div className="highlights">
      <MostPracticed streams={streams} />
      <NextFocus value={name} about={description} />
      <Highlight
        title="Consistency"
        value={`${consistency} of ${LIMITS.consistencyDays} days`}
        about="Days you practiced in the last month"
        icon={<CalendarCheck size="1.25rem" />}
      />
    </div>
  );
}

function figuresOf({ mindstreams }: ProgressSummary): StreamFigures[] {
  return mindstreams.map(({ type, name, sessions, time_minutes }) => ({
    type,
    name,
    sessions,
    minutes: time_minutes,
  }));
}
