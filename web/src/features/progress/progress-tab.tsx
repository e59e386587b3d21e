import { Flame } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { counted, grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import type { ProgressSummary } from '@emit/contract/wire';
import { Loaded } from '../../shared/ui/loaded';
import { Facts } from '../../shared/ui/facts';
import { Dots } from '../../shared/ui/loading';
import { StageMeaning, StagePicture } from '../../shared/ui/stage';
import { LevelRing } from './level-ring';
import { progressActions, selectSummary } from './progress.slice';
import { RecentPractices, type RecentActions, type RecentPractice } from './recent-practices';
import { StreamCard, StreamCards } from './stream-card';
import './progress.css';

const WAITING = (
  <div className="loading" role="status">
    <Dots />
    <span className="visually-hidden">Loading your progress</span>
  </div>
);

interface ProgressTabProps {
  /** Leads to the practice form. */
  logAction: ReactNode;
  /** Leads to all practices. */
  allAction?: ReactNode;
  actions?: RecentActions;
  isShown?: (practice: RecentPractice) => boolean;
}

/** The newest app's Progress tab (spec §2). */
export function ProgressTab({ logAction, allAction, actions, isShown = () => true }: ProgressTabProps) {
  const dispatch = useDispatch();
  const summary = useSelector(selectSummary);
  const load = () => dispatch(progressActions.summaryRequested());
  useEffect(() => void dispatch(progressActions.summaryRequested()), [dispatch]);

  return (
    <Loaded of={summary} waiting={WAITING} onRetry={load}>
      {(data) => (
        <>
          <Journey summary={data} />
          <StreamCards>
            {data.mindstreams.map(({ type, name, level, score, sessions }) => (
              <StreamCard
                key={type}
                type={type}
                name={name}
                level={level}
                share={score}
                label={`${name}, level ${level}`}
              >
                <span>{counted(sessions, 'session')}</span>
              </StreamCard>
            ))}
          </StreamCards>
          <section className="card">
            <h2 className="section-title">Recent practices</h2>
            <RecentPractices
              practices={data.recent_practices.filter(isShown).slice(0, LIMITS.recentPractices)}
              logAction={logAction}
              actions={actions}
            />
            {allAction && data.recent_practices.length > 0 && <p className="recent__all">{allAction}</p>}
          </section>
        </>
      )}
    </Loaded>
  );
}

function Journey({ summary }: { summary: ProgressSummary }) {
  const { current_stage, current_level, progress, profile } = summary;
  const figures = [
    ['Total practices', grouped(progress.total_practice_sessions)],
    ['Days active', grouped(progress.days_active)],
    ['Points', grouped(profile.consciousness_points)],
  ] as const;
  return (
    <section className="card journey">
      <LevelRing standing={current_level} />
      <div className="journey__text">
        <h2>Your Transformation Journey</h2>
        <p className="journey__stage">{current_stage.stage_name || 'Seeker'}</p>
        <p>
          <StageMeaning name={current_stage.stage_name} />
        </p>
        <Facts of={figures} className="figures" />
        {progress.streak_days > 0 && (
          <p className="badge">
            <Flame size="0.875rem" aria-hidden />
            {counted(progress.streak_days, 'day')} in a row
          </p>
        )}
      </div>
      <StagePicture name={current_stage.stage_name} />
    </section>
  );
}
