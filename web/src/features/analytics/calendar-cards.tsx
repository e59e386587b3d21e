import type { PracticeCalendar } from '@emit/contract/wire';
import { Weeks } from './weeks';
import { YearCalendar } from './year-calendar';
import './calendar.css';

interface CalendarCardsProps {
  days: PracticeCalendar['days'];
  /** A day of the year was chosen, 'YYYY-MM-DD'. */
  onDay?: (date: string) => void;
}

/** What is counted by days: the year, and its last weeks. */
export function CalendarCards({ days, onDay }: CalendarCardsProps) {
  return (
    <>
      <YearCalendar days={days} onDay={onDay} />
      <Weeks days={days} />
    </>
  );
}
