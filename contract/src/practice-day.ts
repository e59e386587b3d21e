import { grouped } from './english.js';
import { LIMITS } from './limits.js';

/**
 * Why a practice does not fit into the member's own date, said the same by the form and by the API. `minutesLeft` is what
 * the date can still hold.
 */
export function dayIsFullText(minutesLeft: number): string {
  const hours = LIMITS.minutesPerDay / 60;
  if (minutesLeft <= 0) return `You have logged ${hours} hours of practice today, and a day has no more.`;
  const minutes = minutesLeft === 1 ? 'minute' : 'minutes';
  return `A day has ${hours} hours: you can log ${grouped(minutesLeft)} more ${minutes} of practice today.`;
}

/** What a date can still hold when so many minutes of practice were logged on it; never below 0. */
export function minutesLeftOn(minutesLogged: number): number {
  return Math.max(0, LIMITS.minutesPerDay - minutesLogged);
}
