import { Timer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { counted } from '@emit/contract/english';
import '../practice.css';
import { isPaused, selectTimer } from './timer.slice';

/** Above the other pages: the timer goes on, or what it timed waits to be logged. */
export function TimerBar({ to }: { to: string }) {
  const timer = useSelector(selectTimer);
  const isSet = timer.since !== null || isPaused(timer);
  if (!isSet && timer.timed === null) return null;
  const said =
    timer.timed === null ? 'Your timer is set.' : `Your ${counted(timer.timed, 'minute')} are over.`;
  return (
    <section className="timer-bar" aria-label="Timer">
      <Timer size="1.125rem" aria-hidden />
      <p role="status">{said}</p>
      <Link to={to} className="tall-link">
        {timer.timed === null ? 'Back to the timer' : 'Log them'}
      </Link>
    </section>
  );
}
