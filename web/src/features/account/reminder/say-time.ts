import { timeOfDay } from '../../../shared/lib/dates';

/** '7:30 AM' of 'HH:MM'. */
export function sayTime(time: string): string {
  return timeOfDay(new Date(`2026-01-01T${time}:00`).getTime());
}
