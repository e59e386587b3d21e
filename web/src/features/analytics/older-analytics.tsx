import { Flame } from 'lucide-react';
import { counted, grouped } from '@emit/contract/english';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import type { DashboardResponse } from '@emit/contract/wire';
import { Highlight, MostPracticed, NextFocus, StatCards } from './cards';
import { Charts } from './charts';
import { hours, olderNextFocus, type StreamFigures } from './highlights';
import './analytics.css';

/** The older dashboard's Analytics tab (spec §2): its own texts, no level card. */
export function OlderAnalytics({ dashboard }: { dashboard: DashboardResponse }) {
  const { profile, mindstreams } = dashboard;
  const streams: StreamFigures[] = mindstreams.map((stream) => ({
    type: stream.stream_type,
    name: MINDSTREAMS[stream.stream_type].name,
    sessions: stream.sessions_completed,
    minutes: stream.total_time_minutes,
  }));
  const minutes = streams.reduce((sum, stream) => sum + stream.minutes, 0);
  return (
    <div className="stack">
      <h1 className="visually-hidden">Analytics</h1>
      <StatCards
        stats={[
          ['Total Practices', grouped(profile.total_practices)],
          ['Current Streak', counted(profile.current_streak, 'day')],
          [
            'Consciousness Points',
            grouped(profile.consciousness_points),
            `Level ${profile.consciousness_level}`,
          ],
          ['Hours Practiced', hours(minutes), counted(minutes, 'minute')],
        ]}
      />
      <Charts streams={streams} />
      <div className="highlights">
        <MostPracticed streams={streams} />
        <Highlight
          title="Longest Streak"
          value={counted(profile.current_streak, 'day')}
          about="In a row, up to today"
          icon={<Flame size="1.25rem" />}
        />
        <NextFocus {...olderNextFocus(streams)} />
      </div>
    </div>
  );
}
