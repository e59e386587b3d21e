import { useHasSession } from '../../shared/lib/use-has-session';
import { ButtonLink } from '../../shared/ui/button';
import { Wordmark } from '../../shared/ui/wordmark';

export function NotFoundScreen() {
  const isMember = useHasSession();
  return (
    <main className="checking">
      <Wordmark />
      <h1>This page does not exist</h1>
      <p>The address may be old, or mistyped.</p>
      <ButtonLink to={isMember ? '/app' : '/'} kind="primary">
        {isMember ? 'Open Emit' : 'Go to the home page'}
      </ButtonLink>
    </main>
  );
}
