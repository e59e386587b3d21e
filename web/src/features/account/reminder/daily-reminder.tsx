import { useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { reminderRequested } from './reminder.saga';

/** A time of day for the member's own calendar. */
export function DailyReminder() {
  const dispatch = useDispatch();
  const [time, setTime] = useState('07:30');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    dispatch(reminderRequested(time));
  }

  return (
    <section className="card account-card" aria-labelledby="daily-reminder">
      <h2 className="section-title" id="daily-reminder">
        Daily reminder
      </h2>
      <form className="stack" onSubmit={submit}>
        <TextField
          label="Time of day"
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
          hint="You get a file for your calendar. Open it there, and the calendar reminds you each day at this time, wherever you are."
        />
        <div className="account-card__actions">
          <Button type="submit">Add to Calendar</Button>
        </div>
      </form>
    </section>
  );
}
