import type { PracticeResponse } from '@emit/contract/practices';
import { counted } from '@emit/contract/english';

/** '+25 points, day 4 of your streak.' */
export function sayEarned({ points, streak_days: days }: NonNullable<PracticeResponse['earned']>): string {
  return `+${counted(points, 'point')}, day ${days} of your streak.`;
}
