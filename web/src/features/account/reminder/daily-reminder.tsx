import { CalendarPlus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry';
import { remindersActions } from './reminders.slice';
import { sayTime } from './say-time';

/** The half hours of a day, 'HH:MM'. */
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
const FIRST_CHOICE = '07:30';

/** It comes when the page is there. */
const DeviceReminder = lazyWithRetry(() => import('./device-reminder').then((part) => part.DeviceReminder));

/** A time of day for the member's own calendar. A select: a time input has three stops for the Tab key, and a look of its own. */
export function DailyReminder() {
  const dispatch = useDispatch();
  const [time, setTime] = useState(FIRST_CHOICE);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(remindersActions.calendarRequested(time));
  }

  return (
    <section className="card account-card" aria-labelledby="daily-reminder" tabIndex={-1}>
      <h2 id="daily-reminder">Daily reminder</h2>
      <p>
        Your own calendar can remind you each day. You get a file: open it on your phone or computer, and it
        adds a quiet quarter of an hour at this time, wherever you are. To stop it, delete it there.
      </p>
      <form className="account-card__actions account-card__actions--field" onSubmit={submit}>
        <Field label="Time of day">
          {({ id }) => (
            <select id={id} className="input" value={time} onChange={({ target }) => setTime(target.value)}>
              {TIMES.map((one) => (
                <option key={one} value={one}>
                  {sayTime(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit">
          <CalendarPlus size="1.125rem" aria-hidden /> Add to Calendar
        </Button>
      </form>
      <DeviceReminder time={time} />
    </section>
  );
}
