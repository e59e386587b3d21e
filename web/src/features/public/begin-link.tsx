import { useHasSession } from '../../shared/lib/use-has-session';
import { ButtonLink } from '../../shared/ui/button';

/** Leads a visitor to registration, and a member back into the app. */
export function BeginLink() {
  const isMember = useHasSession();
  return (
    <ButtonLink to={isMember ? '/app' : '/register'} kind="primary">
      {isMember ? 'Open Emit' : 'Begin Your Journey'}
    </ButtonLink>
  );
}
