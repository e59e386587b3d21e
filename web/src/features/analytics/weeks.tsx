import { counted, grouped } from '@emit/contract/english';
import type { PracticeCalendar } from '@emit/contract/wire';
import { localToday, shortDay } from '../../shared/lib/dates';
import { lastWeeks, sayTrend } from './weeks-of-practice';

const WEEKS = 12;
/** The Monday of each third week is written below it: there is no room for all. */
const NAMED = 3;

/** The minutes of the last twelve weeks, and where they are going. Nothing where there are none. */
export function Weeks({ days }: { days: PracticeCalendar['days'] }) {
  const weeks = lastWeeks(localToday(new Date()), days, WEEKS);
  const most = Math.max(...weeks.map(({ minutes }) => minutes));
  if (most === 0) return null;
  const said = weeks
    .filter(({ minutes }) => minutes > 0)
    .map(({ start, minutes }) => `week of ${shortDay(start)}: ${counted(minutes, 'minute')}`);
  return (
    <section className="card">
      <h2 className="analytics__title">Minutes by week</h2>
      <div className="weeks numbers" role="img" aria-label={`Minutes by week. ${said.join(', ')}`}>
        {weeks.map(({ start, minutes }, at) => (
          <div key={start} className="weeks__week" data-highest={minutes === most ? '' : undefined}>
            <span className="weeks__minutes">{minutes > 0 && grouped(minutes)}</span>
            <span className="weeks__bar" style={{ '--share': minutes / most }} />
            <span className="weeks__date">{at % NAMED === 0 && shortDay(start)}</span>
          </div>
        ))}
      </div>
      <p className="quiet numbers">{sayTrend(weeks)}</p>
    </section>
  );
}
