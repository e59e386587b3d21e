import { MINDSTREAMS } from '@emit/contract/mindstreams';
import type { DashboardResponse } from '@emit/contract/wire';

export type DashboardPractice = DashboardResponse['recent_practices'][number];

/**
 * The recent practices; if there are none, entries are synthesised from streams that have a last session (spec §3
 * "Dashboard response").
 */
export function practicesOf({
  recent_practices,
  mindstreams,
}: DashboardResponse): readonly DashboardPractice[] {
  if (recent_practices.length > 0) return recent_practices;
  return mindstreams.flatMap((stream) => {
    const { stream_type, last_session, sessions_completed, total_time_minutes, average_session_quality } =
      stream;
    if (last_session === null) return [];
    return [
      {
        practice_name: `${MINDSTREAMS[stream_type].name} Practice`,
        insights_gained: `${sessions_completed} sessions completed`,
        duration_minutes: Math.round(total_time_minutes / Math.max(1, sessions_completed)),
        quality_rating: average_session_quality,
        practiced_at: last_session,
        mindstream_type: stream_type,
      },
    ];
  });
}
