import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { addressActions, selectVerification } from './address.slice';
import './account.css';

/** To whoever has not confirmed the address yet. */
export function ConfirmAddress({ email, hasTokens }: { email: string; hasTokens: boolean }) {
  const dispatch = useDispatch();
  const { status, error } = useSelector(selectVerification);
  return (
    <section className="card account-card" aria-labelledby="confirm-address">
      <h2 id="confirm-address">Please confirm your email</h2>
      <p>
        We sent a link to {email}. {hasTokens ? '' : 'Your free tokens come when you open it. '}
        Not there? Look in your spam folder, or let us send it again.
      </p>
      {error && <Notice kind="error">{error}</Notice>}
      {status === 'sent' && <Notice kind="success">A new link is on its way.</Notice>}
      <Button disabled={status === 'working'} onClick={() => dispatch(addressActions.sendRequested())}>
        {status === 'working' ? 'Sending...' : 'Send again'}
      </Button>
    </section>
  );
}
