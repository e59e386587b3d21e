import { Check } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  READING_PLANS,
  type ReadingPlan,
  type ReadingsResponse,
  type WireReading,
} from '@emit/contract/reading-plans';
import { useIsOnline } from '../../shared/lib/use-is-online';
import { Bar } from '../../shared/ui/bar';
import { Button } from '../../shared/ui/button';
import { NextReading, ReadingOutcome, type LinkTo } from './next-reading';
import { readingActions, selectReading } from './reading.slice';
import './reading.css';

/** The four plans, those that are being read first. */
export function ReadingPlans({ readings, linkTo }: ReadingsResponse & { linkTo: LinkTo }) {
  const of = ({ id }: ReadingPlan) => readings.find(({ plan }) => plan === id);
  const inOrder = [...READING_PLANS].sort((a, b) => Number(Boolean(of(b))) - Number(Boolean(of(a))));
  return (
    <div className="stack">
      <ReadingOutcome />
      {inOrder.map((plan) => (
        <PlanCard key={plan.id} plan={plan} reading={of(plan)} linkTo={linkTo} />
      ))}
    </div>
  );
}

interface PlanCardProps {
  plan: ReadingPlan;
  reading: WireReading | undefined;
  linkTo: LinkTo;
}

function PlanCard({ plan, reading, linkTo }: PlanCardProps) {
  const { id, title, about, days } = plan;
  return (
    <section className="card reading" aria-labelledby={`plan-${id}`}>
      <h2 id={`plan-${id}`}>{title}</h2>
      <p className="quiet">
        {about} {days.length} days.
      </p>
      {reading ? <Being plan={plan} reading={reading} linkTo={linkTo} /> : <Start plan={plan} />}
    </section>
  );
}

function Start({ plan: { id, title } }: { plan: ReadingPlan }) {
  const dispatch = useDispatch();
  const { isWorking } = useSelector(selectReading);
  const isOnline = useIsOnline();
  return (
    <div>
      <Button
        disabled={isWorking || !isOnline}
        aria-label={`Start ${title}`}
        onClick={() => dispatch(readingActions.startAsked(id))}
      >
        Start
      </Button>
      {!isOnline && <p className="caption">Starting a plan needs a connection.</p>}
    </div>
  );
}

function Being({ plan, reading, linkTo }: PlanCardProps & { reading: WireReading }) {
  const dispatch = useDispatch();
  const { isWorking } = useSelector(selectReading);
  const { reading_id, status, days_read } = reading;
  const isDone = days_read.length === plan.days.length;
  const set = (next: 'current' | 'paused') => () =>
    dispatch(readingActions.statusAsked({ reading_id, status: next }));
  return (
    <>
      <Bar
        value={(100 * days_read.length) / plan.days.length}
        label={`${days_read.length} of ${plan.days.length} days read`}
      />
      {status === 'paused' ? (
        <p>Paused. It waits for you where you left it.</p>
      ) : (
        <NextReading reading={reading} now={new Date()} linkTo={linkTo} />
      )}
      {!isDone && <p className="caption">You cannot fall behind: the next day waits for you.</p>}
      <Days plan={plan} reading={reading} linkTo={linkTo} />
      <div className="next-reading__ways">
        {status === 'paused' && (
          <Button small kind="primary" disabled={isWorking} onClick={set('current')}>
            Resume
          </Button>
        )}
        {status === 'current' && !isDone && (
          <Button small kind="quiet" disabled={isWorking} onClick={set('paused')}>
            Pause
          </Button>
        )}
        <Leave reading={reading} title={plan.title} />
      </div>
    </>
  );
}

/** In two steps: the days that were read go with it. */
function Leave({ reading: { reading_id }, title }: { reading: WireReading; title: string }) {
  const dispatch = useDispatch();
  const [isAsked, setAsked] = useState(false);
  const isOnline = useIsOnline();
  if (!isAsked) {
    return (
      <Button
        small
        kind="quiet"
        disabled={!isOnline}
        aria-label={`Leave the plan: ${title}`}
        onClick={() => setAsked(true)}
      >
        Leave the plan
      </Button>
    );
  }
  return (
    <span className="reading__leave" role="group" aria-label="Leave the plan?">
      <span>Leave it? What you have logged stays.</span>
      <Button
        small
        kind="danger"
        autoFocus
        onClick={() => dispatch(readingActions.statusAsked({ reading_id, status: 'left' }))}
      >
        Leave
      </Button>
      <Button small onClick={() => setAsked(false)}>
        Stay
      </Button>
    </span>
  );
}

function Days({ plan, reading, linkTo }: PlanCardProps & { reading: WireReading }) {
  const dispatch = useDispatch();
  const { isWorking } = useSelector(selectReading);
  const { reading_id, days_read } = reading;
  const read = new Set(days_read.map(({ day }) => day));
  return (
    <details className="reading__days">
      <summary>All days of {plan.title}</summary>
      <ol>
        {plan.days.map(({ reference, theme }, at) => {
          const day = at + 1;
          const isRead = read.has(day);
          return (
            <li key={reference} data-read={isRead || undefined}>
              <span>
                <span className="numbers">Day {day}</span> {linkTo(reference, reference)}{' '}
                <span className="caption">{theme}</span>
              </span>
              {isRead && (
                <span className="reading__read">
                  <Check size="1rem" aria-hidden /> Read
                </span>
              )}
              <Button
                small
                kind="quiet"
                disabled={isWorking}
                aria-label={`${isRead ? 'Not read yet' : 'Mark as read'}: ${reference}`}
                onClick={() =>
                  dispatch(
                    isRead
                      ? readingActions.dayReopened({ reading_id, day })
                      : readingActions.dayRead({ reading_id, day, minutes: null }),
                  )
                }
              >
                {isRead ? 'Not read yet' : 'Mark as read'}
              </Button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
