import { createContext, useContext, type ReactNode } from 'react';
import { Button } from '../shared/ui/button';
import { ErrorNoticeBoundary } from '../shared/ui/error-notice';
import { Wordmark } from '../shared/ui/wordmark';

/** In place of an empty page: something could not be drawn. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorNoticeBoundary frame={() => <Broken />}>{children}</ErrorNoticeBoundary>;
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

type Frame = (said: ReactNode) => ReactNode;

/** Where nothing else of a page is there, not even its heading. */
export const onBarePage: Frame = (said) =>
  wholePage(
    <>
      <h1 className="visually-hidden">Emit</h1>
      {said}
    </>,
  );

/** Around what is said instead of a page: members keep the ways to the others. */
export const FrameContext = createContext<Frame>(onBarePage);

/** In place of a page that did not come or cannot be drawn. */
export function InsteadOfPage({ children }: { children: ReactNode }) {
  return useContext(FrameContext)(children);
}

function wholePage(said: ReactNode) {
  return (
    <main className="checking">
      <Wordmark />
      {said}
    </main>
  );
}
