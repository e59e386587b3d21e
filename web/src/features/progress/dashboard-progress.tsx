import type { ReactNode } from 'react';
import { counted, grouped } from '@emit/contract/english';
import { MINDSTREAM_TYPES, MINDSTREAMS } from '@emit/contract/mindstreams';
import type { DashboardResponse } from '@emit/contract/wire';
import { dayWithTime } from '../../shared/lib/dates';
import { Bar } from '../../shared/ui/bar';
import { Facts } from '../../shared/ui/facts';
import { EmptyState } from '../../shared/ui/empty-state';
import { StreamIcon } from '../../shared/ui/stream-icon';
import { StreamCard, StreamCards } from './stream-card';
import './progress.css';

/** The older dashboard's Progress tab (spec §2). */
export function DashboardProgress({
  dashboard,
  logAction,
}: {
  dashboard: DashboardResponse;
  logAction: ReactNode;
}) {
  return (
    <div className="stack">
      <Banner dashboard={dashboard} />
      <StreamCards>
        {dashboard.mindstreams.map((stream) => (
          <StreamCard
            key={stream.stream_type}
            type={stream.stream_type}
            name={MINDSTREAMS[stream.stream_type].name}
            level={stream.level}
            share={stream.progress_percentage}
            label={MINDSTREAMS[stream.stream_type].name}
          >
            <span>{counted(stream.sessions_completed, 'session')}</span>
            <span>{counted(stream.total_time_minutes, 'minute')}</span>
            {stream.current_streak > 0 && <span>streak {counted(stream.current_streak, 'day')}</span>}
          </StreamCard>
        ))}
      </StreamCards>
      <Abilities dashboard={dashboard} />
      <RecentSessions dashboard={dashboard} logAction={logAction} />
    </div>
  );
}

function Banner({ dashboard: { profile } }: { dashboard: DashboardResponse }) {
  const figures = [
    ['Total practices', grouped(profile.total_practices)],
    ['Consciousness points', grouped(profile.consciousness_points)],
    ['Current streak', counted(profile.current_streak, 'day')],
  ] as const;
  return (
    <section className="card banner">
      <h1>Welcome, {profile.username}</h1>
      <p className="journey__stage">
        {profile.journey_stage}, level {profile.consciousness_level}
      </p>
      <Facts of={figures} className="figures" />
    </section>
  );
}

function Abilities({ dashboard: { das_abilities } }: { dashboard: DashboardResponse }) {
  return (
    <section className="card">
      <h2 className="section-title">Divine Abilities & SuperPowers</h2>
      <div className="abilities">
        {MINDSTREAM_TYPES.map((type) => (
          <div key={type} data-stream={type}>
            <h3 className="abilities__stream">{MINDSTREAMS[type].name}</h3>
            <ul>
              {das_abilities
                .filter(({ das_type }) => das_type === type)
                .map((ability) => (
                  <li key={ability.ability_name} className="ability">
                    <div className="ability__head">
                      <p>
                        <strong>{ability.ability_name}</strong> {ability.power_name}
                      </p>
                      {ability.is_active && <span className="badge">Active</span>}
                    </div>
                    <Bar value={ability.mastery_percentage} label={ability.ability_name} />
                    <p className="caption numbers">
                      {ability.mastery_percentage}% · practiced {counted(ability.times_practiced, 'time')}
                    </p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function RecentSessions({ dashboard, logAction }: { dashboard: DashboardResponse; logAction: ReactNode }) {
  const practices = dashboard.recent_practices;
  return (
    <section className="card">
      <h2 className="section-title">Recent Practice Sessions</h2>
      {practices.length === 0 && (
        <EmptyState title="No practice sessions yet" picture="hands" action={logAction}>
          Go to the Log Practice tab to log your first one.
        </EmptyState>
      )}
      <ul className="lined">
        {practices.map((practice) => (
          <li key={`${practice.practiced_at}${practice.practice_name}`} className="session">
            <StreamIcon stream={practice.mindstream_type} />
            <div className="recent__name">
              <strong dir="auto">{practice.practice_name}</strong>
              {practice.insights_gained && (
                <p className="session__notes" dir="auto">
                  {practice.insights_gained}
                </p>
              )}
              <small>{dayWithTime(practice.practiced_at)}</small>
            </div>
            <span className="recent__figures numbers">
              {grouped(practice.duration_minutes)} min
              <small>{practice.quality_rating}/10</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
