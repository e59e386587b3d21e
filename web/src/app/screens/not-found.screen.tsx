import { Link } from 'react-router';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { buttonClass } from '../../shared/ui/button';
import { Wordmark } from '../../shared/ui/wordmark';

export function NotFoundScreen() {
  usePageTitle('Not found');
  return (
    <main className="checking">
      <Wordmark />
      <h1>This page does not exist</h1>
      <p>The address may be old, or mistyped.</p>
      <Link to="/" className={buttonClass({ kind: 'primary' })}>
        Go to the home page
      </Link>
    </main>
  );
}
