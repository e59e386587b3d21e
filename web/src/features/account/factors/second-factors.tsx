import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { FactorList, FactorUsed } from '@emit/contract/account';
import { deviceName } from '@emit/contract/device-name';
import { counted } from '@emit/contract/english';
import { longDay } from '../../../shared/lib/dates';
import { knowsPasskeys } from '../../../shared/lib/passkeys';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/loading';
import { Notice } from '../../../shared/ui/notice';
import { RetryButton } from '../../../shared/ui/retry-button';
import { FactorDialog } from './factor-dialog';
import './factor-steps.saga';
import { factorsActions, selectFactors, type Removable } from './factors.slice';
import '../account.css';

/** What is set up besides the password, and when each was used last. */
export function SecondFactors() {
  const dispatch = useDispatch();
  const { data, error } = useSelector(selectFactors);
  useEffect(() => void dispatch(factorsActions.requested()), [dispatch]);
  return (
    <section className="card account-card" aria-labelledby="second-factors">
      <h2 id="second-factors">Second factor</h2>
      <p>
        Something besides your password that only you have. Whoever finds out your password does not get in
        without it.
      </p>
      {error && <Notice kind="error">{error}</Notice>}
      {!data && error && (
        <RetryButton onRetry={() => dispatch(factorsActions.requested())}>Retry</RetryButton>
      )}
      {!data && !error && <Skeleton heights={[56]} label="Loading your second factors" />}
      {data && <Listed list={data} />}
      <FactorDialog />
    </section>
  );
}

function Listed({ list: { totp, passkeys, recovery_codes_left: left } }: { list: FactorList }) {
  const dispatch = useDispatch();
  const hasAny = totp !== null || passkeys.length > 0;
  return (
    <>
      {hasAny && (
        <ul className="sessions lined">
          {totp && <Row name="Authenticator app" {...totp} what={{ kind: 'totp' }} />}
          {passkeys.map(({ id, name, ...dates }) => (
            <Row key={id} name={`Passkey: ${name}`} {...dates} what={{ kind: 'passkey', id, name }} />
          ))}
          <li>
            <div>
              <strong>Recovery codes</strong>
              <small className="caption">{counted(left, 'code')} left</small>
            </div>
            <Button small onClick={() => dispatch(factorsActions.opened({ name: 'renew' }))}>
              New codes
            </Button>
          </li>
        </ul>
      )}
      <div className="account-card__actions">
        {!totp && (
          <Button onClick={() => dispatch(factorsActions.opened({ name: 'add-totp' }))}>
            Set up an authenticator app
          </Button>
        )}
        {knowsPasskeys() && (
          <Button onClick={() => dispatch(factorsActions.opened({ name: 'add-passkey' }))}>
            Add a passkey
          </Button>
        )}
      </div>
    </>
  );
}

interface RowProps {
  name: string;
  added_at: string;
  last_use: FactorUsed | null;
  what: Removable;
}

function Row({ name, added_at, last_use, what }: RowProps) {
  const dispatch = useDispatch();
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        <small className="caption">
          Since {longDay(added_at)}
          {last_use && `, last used ${longDay(last_use.used_at)} with ${deviceName(last_use.client)}`}
        </small>
      </div>
      <Button
        small
        aria-label={`Remove ${name}`}
        onClick={() => dispatch(factorsActions.opened({ name: 'remove', what }))}
      >
        Remove
      </Button>
    </li>
  );
}
