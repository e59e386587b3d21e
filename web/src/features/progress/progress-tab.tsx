import { Flame } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import type { ProgressSummary } from '@emit/contract/wire';
import { counted } from '../../shared/lib/counted';
import { Bar } from '../../shared/ui/bar';
import { Dots } from '../../shared/ui/loading';
import { StreamIcon } from '../../shared/ui/stream-icon';
import { LevelRing } from './level-ring';
import { LoadErrorCard } from './load-error-card';
import { NotUpToDate } from './not-up-to-date';
import { selectSummary, summaryRequested } from './progress.slice';
import { RecentPractices } from './recent-practices';
import './progress.css';

/** The newest app's Progress tab (spec §2). `logAction` leads to the practice form. */
export function ProgressTab({ logAction }: { logAction: ReactNode }) {
  const dispatch = useDispatch();
  const { data, error } = useSelector(selectSummary);
  const load = () => dispatch(summaryRequested());
  useEffect(() => void dispatch(summaryRequested()), [dispatch]);

  if (!data && error) return <LoadErrorCard text={error} onRetry={load} />;
  if (!data) {
    return (
      <div className="loading" role="status">
        <Dots />
        <span className="visually-hidden">Loading your progress</span>
      </div>
    );
  }
  return (
    <div className="progress">
      {error && <NotUpToDate text={error} onRetry={load} />}
      <Journey summary={data} />
      <h2 className="visually-hidden">MindStreams</h2>
      <section aria-label="MindStreams" className="progress__streams">
        {data.mindstreams.map((stream) => (
          <article key={stream.type} className="card stream-card" data-stream={stream.type}>
            <header>
              <StreamIcon stream={stream.type} />
              <div>
                <h3>{stream.name}</h3>
                <p>Level {stream.level}</p>
              </div>
              <strong className="numbers">{stream.score}%</strong>
            </header>
            <Bar value={stream.score} label={`${stream.name}, level ${stream.level}`} />
            <p className="stream-card__foot numbers">
              <span>{counted(stream.sessions, 'session')}</span>
            </p>
          </article>
        ))}
      </section>
      <section className="card">
        <h2 className="section-title">Recent practices</h2>
        <RecentPractices
          practices={data.recent_practices.slice(0, LIMITS.recentPractices)}
          logAction={logAction}
        />
      </section>
    </div>
  );
}

function Journey({ summary }: { summary: ProgressSummary }) {
  const { current_stage, current_level, progress, profile } = summary;
  return (
    <section className="card journey">
      <LevelRing standing={current_level} />
      <div className="journey__text">
        <h1>Your Transformation Journey</h1>
        <p className="journey__stage">{current_stage.stage_name || 'Seeker'}</p>
        <dl className="figures">
          <Figure name="Total practices" value={progress.total_practice_sessions} />
          <Figure name="Days active" value={progress.days_active} />
          <Figure name="Points" value={profile.consciousness_points} />
        </dl>
        {progress.streak_days > 0 && (
          <p className="badge">
            <Flame size="0.875rem" aria-hidden />
            {counted(progress.streak_days, 'day')} in a row
          </p>
        )}
      </div>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{grouped(value)}</dd>
    </div>
  );
}
