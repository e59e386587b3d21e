import { Component, type ReactNode } from 'react';
import { logFailure } from '../shared/lib/log';
import { Button } from '../shared/ui/button';
import { Wordmark } from '../shared/ui/wordmark';

/** In place of an empty page: something could not be drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Error drawing the page', error);
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
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
