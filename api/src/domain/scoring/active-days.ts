/** Dates kept: the 30 of 'Consistency', and one more for whoever's today is a day behind the latest practice. */
export const KEPT_DATES = 31;

/**
 * Adds a date to the latest distinct ones, sorted and kept in place; returns whether it is a day not counted before.
 * A date older than a full window counts as counted already: practices come in the order of time.
 */
export function addActiveDay(dates: string[], date: string): boolean {
  const last = dates[dates.length - 1];
  if (last === date) return false;
  if (last === undefined || date > last) {
    dates.push(date);
  } else {
    if (dates.includes(date) || (dates.length === KEPT_DATES && date < (dates[0] ?? ''))) return false;
    dates.push(date);
    dates.sort();
  }
  if (dates.length > KEPT_DATES) dates.shift();
  return true;
}
