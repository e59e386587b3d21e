import { LOCALE } from '@emit/contract/english';
import type { MindStreamType } from '@emit/contract/mindstreams';

/** What every chart and highlight is made of, whichever call brought it. */
export interface StreamFigures {
  readonly type: MindStreamType;
  readonly name: string;
  readonly sessions: number;
  readonly minutes: number;
}

/** Most sessions; ties: most minutes; null while there is no practice (choices.md). */
export function mostPracticed(streams: readonly StreamFigures[]): StreamFigures | null {
  const [first] = [...streams].sort((a, b) => b.sessions - a.sessions || b.minutes - a.minutes);
  return first && first.sessions > 0 ? first : null;
}

/** Older dashboard: Flow if it has no session, else Clarity if it has none, else 'Balanced!' (spec §2 "Analytics"). */
export function olderNextFocus(streams: readonly StreamFigures[]): { value: string; about: string } {
  const empty = (type: MindStreamType) =>
    !streams.some((stream) => stream.type === type && stream.sessions > 0);
  if (empty('flow')) return { value: 'Flow', about: 'No sessions yet' };
  if (empty('clarity')) return { value: 'Clarity', about: 'No sessions yet' };
  return { value: 'Balanced!', about: 'All active' };
}

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Minutes as hours to one decimal (spec §9). */
export function hours(minutes: number): string {
  return oneDecimal.format(minutes / 60);
}
