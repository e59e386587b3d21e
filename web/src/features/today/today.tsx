import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import type { Suggestion } from '@emit/contract/next-focus';
import { restedStreak } from '@emit/contract/rest-days';
import { dayInWords, localToday } from '../../shared/lib/dates';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/loading';
import { StreamIcon } from '../../shared/ui/stream-icon';
import { greetingFor, partOfDay } from './greeting';
import { sayStreak } from './say-streak';
import { weekAround } from './week';
import './today.css';

interface TodayProps {
  fullName: string;
  now: Date;
  verse: ReactNode;
  /** Until then the rest of the page waits: what came piece by piece would move what one is about to press. */
  isReady: boolean;
  children: ReactNode;
}

/** What greets the member: the hour, the day, its verse and a picture; below it what the day holds. */
export function Today({ fullName, now, verse, isReady, children }: TodayProps) {
  return (
    <section className="today comes-first" aria-labelledby="today-greeting" aria-busy={!isReady}>
      <div className="today__head">
        <div className="today__words">
          <p className="today__date">{dayInWords(now)}</p>
          <h1 id="today-greeting" dir="auto">
            {greetingFor(fullName, now.getHours())}
          </h1>
          {verse}
        </div>
        <Illustration of={partOfDay(now.getHours()).picture} className="today__picture" />
      </div>
      {!isReady && <Skeleton heights={[104, 132, 84]} label="Loading your day" />}
      {children}
    </section>
  );
}

interface NextStepProps {
  suggestion: Suggestion;
  /** Why; the alert's words where there is one. */
  reason: string;
  action: ReactNode;
}

/** The one thing that is suggested. */
export function NextStep({ suggestion: { stream, practiceType, minutes }, reason, action }: NextStepProps) {
  return (
    <article className="today__step card" data-stream={stream}>
      <StreamIcon stream={stream} />
      <div className="today__text">
        <p className="today__label">Next for you: {MINDSTREAMS[stream].name}</p>
        <h2>
          {minutes} minutes of {practiceType}
        </h2>
        <p className="caption">{reason}</p>
      </div>
      {action}
    </article>
  );
}

/** The talk to go on with. */
export function LastTalk({ title, to }: { title: string; to: string }) {
  return (
    <Link to={to} className="today__talk card">
      <span className="today__text">
        <span className="today__label">Pick up where you left off</span>
        <strong dir="auto">{title}</strong>
      </span>
      <ArrowRight size="1.25rem" aria-hidden />
    </Link>
  );
}

interface RowOfDaysProps {
  /** The current streak as the rules count it. */
  current: number;
  dates: readonly string[];
  now: Date;
}

/** This week's days and the row of days, which one day of rest a week does not break. */
export function RowOfDays({ current, dates, now }: RowOfDaysProps) {
  const today = localToday(now);
  const { row, about } = sayStreak(current, restedStreak(dates, today));
  return (
    <div className="today__row">
      <ol className="today__week" aria-label="This week">
        {weekAround(today, new Set(dates)).map(({ letter, said, state }) => (
          <li key={said} data-state={state}>
            <span aria-hidden>{letter}</span>
            <span className="visually-hidden">{said}</span>
          </li>
        ))}
      </ol>
      <div>
        <p className="today__streak">{row}</p>
        {about && <p className="caption">{about}</p>}
      </div>
    </div>
  );
}
