import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, MINDSTREAMS, type MindStreamType } from '@emit/contract/mindstreams';
import type { Alert } from '@emit/contract/wire';
import { dayNumberOf } from '../../domain/scoring/calendar.js';
import type { DashboardDocument } from '../dashboard.projection.js';

/**
 * The alert (spec §3 `ecc_alert`) when the whole practice, or else the stream that has waited longest, has lain idle;
 * null when all is well, and for whoever has never practised. `today` is 'YYYY-MM-DD' where the member is. A stream
 * never practised waits since the member's first practice.
 */
export function eccAlert(document: DashboardDocument, today: string): Alert | null {
  const { firstDate, streak } = document;
  if (firstDate === null || streak === null) return null;
  const idle = daysBetween(streak.lastDate, today);
  if (idle >= LIMITS.idleDaysWhole) return wholePracticeAlert(idle);
  const waiting = MINDSTREAM_TYPES.map((stream) => {
    const { lastDate } = document.streams[stream];
    return { stream, never: lastDate === null, days: daysBetween(lastDate ?? firstDate, today) };
  });
  const longest = waiting.reduce((found, next) => (next.days > found.days ? next : found));
  return longest.days >= LIMITS.idleDaysStream ? streamAlert(longest) : null;
}

function wholePracticeAlert(days: number): Alert {
  return {
    message: `You have not practiced for ${days} days.`,
    suggestion: 'Begin again today with five minutes of any practice that is close to your heart.',
  };
}

function streamAlert({
  stream,
  never,
  days,
}: {
  stream: MindStreamType;
  never: boolean;
  days: number;
}): Alert {
  const { name, label, practiceTypes } = MINDSTREAMS[stream];
  const what = `Your ${name} MindStream (${label})`;
  return {
    message: never ? `${what} has not begun yet.` : `${what} has been idle for ${days} days.`,
    suggestion: `Bring it back into balance with a short session, for example ${practiceTypes[0]}.`,
  };
}

function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}
