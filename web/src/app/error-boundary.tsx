import type { ReactNode } from 'react';
import { Button } from '../shared/ui/button';
import { MishapBoundary } from '../shared/ui/mishap';
import { Wordmark } from '../shared/ui/wordmark';

/** In place of an empty page: something could not be drawn. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <MishapBoundary frame={() => <Broken />}>{children}</MishapBoundary>;
}

/** What happened, that nothing was lost, and what to do. */
function Broken() {
  return wholePage(
    <>
      <div role="alert">
        <h1>This page could not be shown</h1>
        <p>Something went wrong in Emit. What you wrote is kept: load the page again to go on.</p>
      </div>
      <Button kind="primary" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
      <a href="/">Go to the home page</a>
    </>,
  );
}

/** Around what is said where nothing else of a page is there. */
export function wholePage(said: ReactNode) {
  return (
    <main className="checking">
      <Wordmark />
      {said}
    </main>
  );
}
