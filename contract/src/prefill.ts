import type { Category } from './categories.js';
import { LIMITS } from './limits.js';
import type { MindStreamType } from './mindstreams.js';
import { cutAt } from './whole-characters.js';

export interface PrefilledPractice {
  readonly mindstream_type: MindStreamType;
  readonly practice_type: string;
  readonly practice_name: string;
  readonly duration_minutes: number;
  readonly quality_rating: number;
  readonly insights_gained: string;
}

interface Talk {
  readonly title: string;
  readonly category: Category;
  readonly messageCount: number;
  /** The member's first message; null when it is not known here. */
  readonly firstQuestion: string | null;
}

/** The practice form filled from a conversation (spec §5 "Prefill from chat"). Minutes and a rating out of 10. */
export function prefillFrom({ title, category, messageCount, firstQuestion }: Talk): PrefilledPractice {
  const minutes = Math.min(LIMITS.prefillDurationMax, Math.max(LIMITS.prefillDurationMin, messageCount * 2));
  return {
    mindstream_type: category === 'self-development' ? 'flow' : 'power',
    practice_type: category === 'biblical' ? 'Bible Study' : 'Other',
    practice_name: title,
    duration_minutes: minutes,
    quality_rating: LIMITS.prefillQuality,
    insights_gained: cutAt(firstQuestion ?? '', LIMITS.prefillInsightsLength),
  };
}
