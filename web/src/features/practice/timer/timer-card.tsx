import { BellRing, Pause, Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { counted } from '@emit/contract/english';
import { Button } from '../../../shared/ui/button';
import { Illustration } from '../../../shared/ui/illustration';
import {
  elapsedOf,
  isPaused,
  MS_PER_MINUTE,
  remainingOf,
  selectTimer,
  timerActions,
  type TimerState,
} from './timer.slice';
import './timer.css';

const CHOICES = [5, 10, 15, 20, 30] as const;
const LOOK_EVERY = 250;
const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

/** A timer with a bell: it ends in the form, filled in with its minutes. */
export function TimerCard() {
  const timer = useSelector(selectTimer);
  const isSet = timer.since !== null || isPaused(timer);
  const card = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // What was pressed is gone: the focus is on what takes its place.
    if (document.activeElement === document.body && wasPressed.current) {
      card.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
    }
    wasPressed.current = true;
  }, [isSet]);
  return (
    <section className="timer card" aria-label="Timer" ref={card}>
      {isSet ? <Running timer={timer} /> : <Setting timer={timer} />}
    </section>
  );
}

function Setting({ timer: { minutes, said } }: { timer: TimerState }) {
  const dispatch = useDispatch();
  return (
    <>
      <div className="timer__setting">
        <fieldset className="choices">
          <legend className="field__label">Timer with a bell, in minutes</legend>
          {CHOICES.map((choice) => (
            <label key={choice} className="choice">
              <input
                type="radio"
                name="timer_minutes"
                checked={minutes === choice}
                onChange={() => dispatch(timerActions.chosen(choice))}
              />
              {choice}
              <span className="visually-hidden"> min</span>
            </label>
          ))}
        </fieldset>
        <Button onClick={() => dispatch(timerActions.started(Date.now()))}>
          <Play size="1rem" aria-hidden />
          Start
        </Button>
      </div>
      <p role="status" className="timer__said">
        {said !== null && (
          <>
            <BellRing size="1.125rem" aria-hidden />
            {counted(said, 'minute')}, filled in below.
          </>
        )}
      </p>
    </>
  );
}

function Running({ timer }: { timer: TimerState }) {
  const dispatch = useDispatch();
  const now = useClock(timer.since !== null);
  const left = remainingOf(timer, now);
  const share = elapsedOf(timer, now) / (timer.minutes * MS_PER_MINUTE);
  return (
    <div className="timer__running">
      <div className="timer__face">
        <svg viewBox="0 0 120 120" aria-hidden>
          <circle className="timer__track" cx="60" cy="60" r={RADIUS} />
          <circle
            className="timer__gone"
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${LENGTH * share} ${LENGTH}`}
            transform="rotate(-90 60 60)"
          />
        </svg>
        <Illustration of="lamp" />
        <p className="timer__left numbers" role="timer" aria-label="Time left">
          {clockText(left)}
        </p>
      </div>
      <p className="caption">
        {timer.since === null
          ? 'Paused. Take your time.'
          : 'The bell rings when the time is up. You can look at other pages meanwhile.'}
      </p>
      <div className="timer__actions">
        {timer.since === null ? (
          <Button kind="primary" onClick={() => dispatch(timerActions.started(Date.now()))}>
            <Play size="1rem" aria-hidden />
            Resume
          </Button>
        ) : (
          <Button kind="primary" onClick={() => dispatch(timerActions.paused(Date.now()))}>
            <Pause size="1rem" aria-hidden />
            Pause
          </Button>
        )}
        <Button onClick={() => dispatch(timerActions.ended(Date.now()))}>
          <Square size="1rem" aria-hidden />
          End
        </Button>
      </div>
    </div>
  );
}

/** '9:05'; a second that has begun counts whole. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The clock's time, looked at a few times a second while it is wanted. */
function useClock(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}
