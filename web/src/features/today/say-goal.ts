import { counted, grouped } from '@emit/contract/english';

/** 'This week: 95 of 150 minutes', in minutes. */
export function sayGoal(done: number, goal: number): string {
  if (done < goal) return `This week: ${grouped(done)} of ${counted(goal, 'minute')}`;
  return `This week: ${counted(done, 'minute')}. You have reached your goal of ${grouped(goal)}.`;
}
