import { Link } from 'react-router';
import { useHasSession } from '../../shared/lib/use-has-session';
import { buttonClass } from '../../shared/ui/button';

/** Leads a visitor to registration, and a member back into the app. */
export function BeginLink() {
  const isMember = useHasSession();
  return (
    <Link to={isMember ? '/app' : '/register'} className={buttonClass({ kind: 'primary' })}>
      {isMember ? 'Open Emit' : 'Begin Your Journey'}
    </Link>
  );
}
