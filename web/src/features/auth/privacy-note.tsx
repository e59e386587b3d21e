import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { Button } from '../../shared/ui/button';
import { selectUser } from './auth.slice';
import { isToBeAsked, privacyActions, selectAgreement } from './privacy.slice';
import './privacy-note.css';

const SAID = {
  first: 'What Emit keeps of what you write, and who reads it, is on the privacy page.',
  again: 'The privacy page has changed: what Emit keeps of what you write, or who reads it.',
} as const;

/** To members who have not agreed to what the privacy page says now. It stands in nobody's way. */
export function PrivacyNote() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { status, error } = useSelector(selectAgreement);
  const why = isToBeAsked(user);
  if (why === null) return null;
  return (
    <section className="privacy-note" aria-label="Privacy">
      <p role={error ? 'alert' : undefined}>
        {error ?? SAID[why]}{' '}
        <Link to="/privacy" className="tall-link">
          Read it
        </Link>
      </p>
      <Button small disabled={status === 'working'} onClick={() => dispatch(privacyActions.agreed())}>
        I agree
      </Button>
    </section>
  );
}
