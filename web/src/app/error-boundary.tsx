import { Component, type ReactNode } from 'react';
import { logFailure } from '../shared/lib/log';
import { Button } from '../shared/ui/button';
import { Wordmark } from '../shared/ui/wordmark';

/** In place of an empty page: something could not be drawn, or a part of the app is no longer on the server. */
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
  return (
    <main className="checking" role="alert">
      <Wordmark />
      <h1>This page could not be shown</h1>
      <p>What you wrote is kept. Emit may have been renewed meanwhile: load the page again to go on.</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </main>
  );
}
