import { BookOpen, Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { nextDayOf, readingPlan, type ReadingDay, type WireReading } from '@emit/contract/reading-plans';
import { localToday } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { readingActions, selectReading } from './reading.slice';
import './reading.css';

/** A link to a passage, in the reader. */
export type LinkTo = (reference: string, label: ReactNode, className?: string) => ReactNode;

interface NextReadingProps {
  reading: WireReading;
  now: Date;
  /** The way to the passage: the screen knows the reader. */
  linkTo: LinkTo;
}

/** The day of a plan that comes next, to be read and logged with one tap. No day is ever late. */
export function NextReading({ reading, now, linkTo }: NextReadingProps) {
  const plan = readingPlan(reading.plan);
  const number = nextDayOf(reading);
  const day = number === null ? undefined : plan.days[number - 1];
  const readToday = daysReadOn(reading, localToday(now)).at(-1);
  const heading = useFocusAfter(reading.days_read.length);
  const last = readToday === undefined ? undefined : plan.days[readToday - 1];

  return (
    <div className="next-reading">
      <p className="today__label">
        {number === null ? plan.title : `${plan.title}: day ${number} of ${plan.days.length}`}
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {day ? day.reference : 'You have finished this plan'}
      </h3>
      {day && <p className="caption">{day.theme}</p>}
      {last && (
        <p className="next-reading__done">
          <Check size="1rem" aria-hidden /> Read today: {last.reference}.
          {day && ' This one can wait until tomorrow.'}
        </p>
      )}
      {day && number !== null && <Ways reading={reading} number={number} day={day} linkTo={linkTo} />}
    </div>
  );
}

interface WaysProps extends Pick<NextReadingProps, 'reading' | 'linkTo'> {
  number: number;
  day: ReadingDay;
}

function Ways({ reading: { reading_id }, number, day: { reference, minutes }, linkTo }: WaysProps) {
  const dispatch = useDispatch();
  const { isWorking } = useSelector(selectReading);
  const read = (logged: number | null) =>
    dispatch(readingActions.dayRead({ reading_id, day: number, minutes: logged }));
  return (
    <div className="next-reading__ways">
      {linkTo(
        reference,
        <>
          <BookOpen size="1rem" aria-hidden /> Open {reference}
        </>,
        'button button--secondary button--small',
      )}
      <Button small kind="primary" disabled={isWorking} onClick={() => read(minutes)}>
        Done: log {minutes} min
      </Button>
      <Button small kind="quiet" disabled={isWorking} onClick={() => read(null)}>
        Just mark as read
      </Button>
    </div>
  );
}

/** The days that were read on a date where the member is, in the order in which they were read. */
function daysReadOn({ days_read }: WireReading, date: string): number[] {
  return days_read
    .filter(({ read_at }) => localToday(new Date(read_at)) === date)
    .sort((a, b) => (a.read_at < b.read_at ? -1 : 1))
    .map(({ day }) => day);
}

/** What was pressed has become the next day's: the focus goes to what that is. */
function useFocusAfter(read: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(read);
  useEffect(() => {
    const isMore = read > before.current;
    before.current = read;
    const { activeElement } = document;
    if (
      isMore &&
      (activeElement === document.body || heading.current?.parentElement?.contains(activeElement))
    )
      heading.current?.focus({ preventScroll: true });
  }, [read]);
  return heading;
}

/** What came of the last change of a plan. */
export function ReadingOutcome() {
  const { told, error } = useSelector(selectReading);
  return (
    <div role="status">
      {told !== null && <Notice kind="success">{told}</Notice>}
      {error !== null && <Notice kind="error">{error}</Notice>}
    </div>
  );
}
