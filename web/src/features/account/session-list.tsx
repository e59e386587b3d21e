import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { counted } from '@emit/contract/english';
import { dayWithTime, longDay } from '../../shared/lib/dates';
import { focusAround } from '../../shared/lib/focus';
import { ignoreFollowUps, ignoreFollowUpsAgain } from '../../shared/lib/follow-up-clicks';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { RetryButton } from '../../shared/ui/retry-button';
import { deviceName } from '@emit/contract/device-name';
import { sessionsActions, selectSessions, type Session } from './sessions.slice';
import './account.css';

/** Where the member is signed in; any session but this one can be ended from here. */
export function SessionList() {
  const dispatch = useDispatch();
  const { data: sessions, error } = useSelector(selectSessions);
  useEffect(() => void dispatch(sessionsActions.requested()), [dispatch]);
  useEffect(ignoreFollowUpsAgain, [sessions?.length]);
  return (
    <section className="card account-card" aria-labelledby="sessions" tabIndex={-1}>
      <h2 id="sessions">Where you are signed in</h2>
      {error && <Notice kind="error">{error}</Notice>}
      {!sessions && error && (
        <RetryButton onRetry={() => dispatch(sessionsActions.requested())}>Retry</RetryButton>
      )}
      {!sessions && !error && <Skeleton heights={[56]} label="Loading your sessions" />}
      {/* Heard when one of them is gone: its row can say nothing any more. */}
      <p className="visually-hidden" role="status">
        {sessions && counted(sessions.length, 'session')}
      </p>
      {sessions && (
        <ul className="sessions lined">
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ session }: { session: Session }) {
  const dispatch = useDispatch();
  const { ending } = useSelector(selectSessions);
  const { id, client, opened_at, seen_at, current } = session;
  const name = deviceName(client);
  const [opened, seen] = [longDay(opened_at), longDay(seen_at)];
  return (
    <li>
      <div>
        <strong title={client}>{name}</strong>
        <small className="caption">
          Since {opened}
          {seen !== opened && `, last used ${seen}`}
        </small>
      </div>
      {current ? (
        <span className="badge">this browser</span>
      ) : (
        <Button
          small
          disabled={ending === id}
          aria-label={`Sign out ${name}, since ${dayWithTime(opened_at)}`}
          onClick={(event) => {
            // The next row slides under the pointer.
            ignoreFollowUps(event);
            focusAround(event.currentTarget);
            dispatch(sessionsActions.endRequested(id));
          }}
        >
          {ending === id ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  );
}
