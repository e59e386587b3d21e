import type { ProgressSummary } from '@emit/contract/wire';
import { counted } from '@emit/contract/english';
import type { ReachedLevel } from './progress.slice';

const MINUTES_PER_HOUR = 60;

/** What was done to get here: '36 practices on 27 days, 20 hours in all.' */
export function sayDone({ progress }: ProgressSummary): string {
  const { total_practice_sessions: sessions, days_active: days, total_time_minutes: minutes } = progress;
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const time = hours > 0 ? counted(hours, 'hour') : counted(minutes, 'minute');
  return `${counted(sessions, 'practice')} on ${counted(days, 'day')}, ${time} in all.`;
}

/** What is shared: the level and the figures, nothing that was written. */
export function shareTextOf({ level, name, badge }: ReachedLevel, summary: ProgressSummary | null): string {
  const done = summary ? ` ${sayDone(summary)}` : '';
  return `I have reached level ${level} of my journey with Emit: ${name}, ${badge}.${done}`;
}
