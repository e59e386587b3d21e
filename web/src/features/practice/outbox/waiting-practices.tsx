import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { longDay } from '../../../shared/lib/dates';
import { canChange } from '../../../shared/lib/outbox';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { StreamIcon } from '../../../shared/ui/stream-icon';
import { selectPractice } from '../practice.slice';
import type { WaitingPractice } from './outbox';
import { outboxActions, selectWaiting } from './outbox.slice';
import '../history/history.css';

/** What was logged without a connection, until the server has it. `canEdit`: beside the form, into which it goes. */
export function WaitingPractices({ canEdit = false }: { canEdit?: boolean }) {
  const waiting = useSelector(selectWaiting);
  if (waiting.length === 0) return null;
  return (
    <section className="card" aria-labelledby="waiting-practices">
      <h2 className="section-title" id="waiting-practices">
        Waiting to be sent
      </h2>
      <p className="quiet">
        Kept in this browser, and sent when there is a connection. Points and streaks follow then.
      </p>
      <ul className="lined">
        {waiting.map((practice) => (
          <Row key={practice.id} practice={practice} canEdit={canEdit} />
        ))}
      </ul>
    </section>
  );
}

function Row({ practice, canEdit }: { practice: WaitingPractice; canEdit: boolean }) {
  const dispatch = useDispatch();
  const { draft } = useSelector(selectPractice);
  const { id, body, refusal } = practice;
  const name = body.practice_name ?? body.practice_type;
  return (
    <li className="history__row" aria-label={name}>
      <StreamIcon stream={body.mindstream_type} size="1.125rem" />
      <div className="history__what">
        <strong dir="auto">{name}</strong>
        <small className="numbers">
          {grouped(body.duration_minutes)} min · {longDay(body.practice_date)} ·{' '}
          {refusal === null ? 'waiting' : 'not logged'}
        </small>
        {refusal !== null && <Notice kind="error">{refusal}</Notice>}
        {canEdit && canChange(practice) && (
          <div className="practice-actions practice-actions--foot">
            <Button
              small
              disabled={draft !== null}
              title={draft === null ? undefined : 'Log what is in the form first'}
              onClick={() => dispatch(outboxActions.editRequested(id))}
            >
              Edit {name}
            </Button>
            <Button small kind="danger" onClick={() => dispatch(outboxActions.discarded(id))}>
              Discard {name}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
