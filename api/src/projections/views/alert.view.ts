import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, MINDSTREAMS } from '@emit/contract/mindstreams';
import { suggestionFor, type Suggestion } from '@emit/contract/next-focus';
import type { Alert } from '@emit/contract/wire';
import { dayNumberOf } from '../../domain/scoring/calendar.js';
import type { DashboardDocument } from '../dashboard.projection.js';

/**
 * The alert (spec §3 `ecc_alert`) when the whole practice, or the MindStream to turn to next, has lain idle; null when all
 * is well, and for whoever has never practised. It advises what 'Next Focus' and Today advise (ADR 76). `today` is
 * 'YYYY-MM-DD' where the member is. A stream never practised waits since the member's first practice.
 */
export function eccAlert(document: DashboardDocument, today: string): Alert | null {
  const { firstDate, streak, streams } = document;
  if (firstDate === null || streak === null) return null;
  const next = suggestionFor(MINDSTREAM_TYPES.map((type) => ({ type, ...streams[type] })));
  const idle = daysBetween(streak.lastDate, today);
  if (idle >= LIMITS.idleDaysWhole) return wholePracticeAlert(idle, next);
  const { lastDate } = streams[next.stream];
  const days = daysBetween(lastDate ?? firstDate, today);
  return days >= LIMITS.idleDaysStream ? streamAlert(next, lastDate === null ? null : days) : null;
}

function wholePracticeAlert(days: number, { minutes, practiceType }: Suggestion): Alert {
  return {
    message: `You have not practiced for ${days} days.`,
    suggestion: `Begin again today with ${minutes} minutes of what is close to your heart, for example ${practiceType}.`,
  };
}

/** `days` are null for a stream that has not begun. */
function streamAlert({ stream, practiceType }: Suggestion, days: number | null): Alert {
  const { name, label } = MINDSTREAMS[stream];
  const what = `Your ${name} MindStream (${label})`;
  return {
    message: days === null ? `${what} has not begun yet.` : `${what} has been idle for ${days} days.`,
    suggestion: `Bring it back into balance with a short session, for example ${practiceType}.`,
  };
}

function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}
