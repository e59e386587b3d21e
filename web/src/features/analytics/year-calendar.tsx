import { useEffect, useRef, useState, type SubmitEvent, type SVGProps } from 'react';
import { counted, LOCALE } from '@emit/contract/english';
import type { PracticeCalendar } from '@emit/contract/wire';
import { localToday, longDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { calendarWeeks, monthsOf, type CalendarDay, type Intensity } from './calendar-days';

const WEEKS = 53;
const CELL = 16;
const SIZE = 13;
const HEAD = 18;
/** What a rem is at the default size of type. */
const PX_OF_REM = 16;
/** Monday, Wednesday and Friday, by their rows: there is no room for all seven. */
const WEEKDAYS = [
  ['Mon', 0],
  ['Wed', 2],
  ['Fri', 4],
] as const;
const WEEKDAYS_WIDTH = 26;
const INTENSITIES: readonly Intensity[] = [0, 1, 2, 3, 4];
const MONTHS = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
const MONTHS_OF_YEAR = new Intl.DateTimeFormat(LOCALE, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface YearCalendarProps {
  days: PracticeCalendar['days'];
  /** A day was chosen, 'YYYY-MM-DD'. */
  onDay?: (date: string) => void;
}

/** A year of days as a quiet calendar: the more minutes, the stronger the colour. */
export function YearCalendar({ days, onDay }: YearCalendarProps) {
  const today = localToday(new Date());
  const weeks = calendarWeeks(today, days, WEEKS);
  const practised = weeks.flat().filter(({ sessions }) => sessions > 0);
  const said = `${counted(practised.length, 'day')} with a practice in the last year`;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The latest weeks matter most, and they are at the right end.
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  return (
    <section className="card">
      <h2 className="analytics__title">A year of days</h2>
      <div className="calendar__year">
        <Weekdays />
        <div
          className={onDay ? 'calendar calendar--days' : 'calendar'}
          ref={box}
          tabIndex={0}
          role="region"
          aria-label="A year of days"
        >
          <svg {...sized((WEEKS - 1) * CELL + SIZE, HEAD + 7 * CELL)} role="img" aria-label={said}>
            {weeks.map((week, x) => (
              <g key={week[0]?.date}>
                {startsMonth(weeks, x) && (
                  <text x={x * CELL} y={11} className="calendar__month">
                    {MONTHS.format(Date.parse(`${week[0]?.date ?? ''}T00:00:00Z`))}
                  </text>
                )}
                {week.map((day, y) => (
                  <Day key={day.date} day={day} x={x * CELL} y={HEAD + y * CELL} onDay={onDay} />
                ))}
              </g>
            ))}
          </svg>
        </div>
      </div>
      <div className="calendar__foot numbers">
        <p>{said}</p>
        <Legend />
      </div>
      {onDay && <DayChoice today={today} onDay={onDay} />}
      <Months days={practised} />
    </section>
  );
}

/** Beside the year, which scrolls. */
function Weekdays() {
  return (
    <svg {...sized(WEEKDAYS_WIDTH, HEAD + 7 * CELL)} className="calendar__weekdays" aria-hidden>
      {WEEKDAYS.map(([name, row]) => (
        <text key={name} y={HEAD + row * CELL + SIZE - 3} className="calendar__month">
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The squares are small, and 371 of them: by this a day is chosen with a keyboard or a thumb. */
function DayChoice({ today, onDay }: { today: string; onDay: (date: string) => void }) {
  const [day, setDay] = useState(today);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onDay(day);
  }
  return (
    <form className="calendar__choice" onSubmit={submit}>
      <TextField
        label="Look at a day"
        type="date"
        required
        max={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button type="submit">Show</Button>
    </form>
  );
}

interface DayProps extends Pick<YearCalendarProps, 'onDay'> {
  day: CalendarDay;
  x: number;
  y: number;
}

function Day({ day, x, y, onDay }: DayProps) {
  const { date, sessions, minutes, intensity } = day;
  const what =
    sessions === 0 ? 'no practice' : `${counted(sessions, 'session')}, ${counted(minutes, 'minute')}`;
  return (
    <Cell x={x} y={y} intensity={intensity} onClick={() => onDay?.(date)}>
      <title>{`${longDay(date)}: ${what}`}</title>
    </Cell>
  );
}

function Cell({ intensity, ...rect }: SVGProps<SVGRectElement> & { intensity: Intensity }) {
  return (
    <rect
      className="calendar__day"
      width={SIZE}
      height={SIZE}
      rx={3}
      data-intensity={intensity}
      style={{ '--day': `${12 + 22 * intensity}%` }}
      {...rect}
    />
  );
}

function Legend() {
  return (
    <p className="calendar__legend" aria-hidden>
      Less
      <svg {...sized(INTENSITIES.length * CELL, SIZE)}>
        {INTENSITIES.map((intensity) => (
          <Cell key={intensity} x={intensity * CELL} intensity={intensity} />
        ))}
      </svg>
      More
    </p>
  );
}

/** The same in words, for those who do not see the colours. */
function Months({ days }: { days: readonly CalendarDay[] }) {
  return (
    <ul className="visually-hidden" aria-label="Practice by month">
      {monthsOf(days).map(({ month, days: count, minutes }) => (
        <li key={month}>
          {`${MONTHS_OF_YEAR.format(Date.parse(`${month}-01T00:00:00Z`))}: ${counted(count, 'day')}, ${counted(minutes, 'minute')}`}
        </li>
      ))}
    </ul>
  );
}

/** A drawing of so many pixels, larger where the reader's type is. */
function sized(width: number, height: number) {
  return {
    viewBox: `0 0 ${width} ${height}`,
    width: `${width / PX_OF_REM}rem`,
    height: `${height / PX_OF_REM}rem`,
  };
}

/** Whether a month begins in this week, with room for its name. */
function startsMonth(weeks: readonly CalendarDay[][], at: number): boolean {
  const month = (week: number) => weeks[week]?.[0]?.date.slice(0, 7);
  return at < weeks.length - 2 && (at === 0 ? month(2) === month(0) : month(at) !== month(at - 1));
}
