import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log';
import { Button } from './button';
import { Notice } from './notice';
import { RetryButton } from './retry-button';

interface ErrorNoticeProps {
  /** What happened, and that nothing was lost. */
  children: ReactNode;
  onRetry: () => void;
}

/** In place of a part of the page: what happened, and two ways on. */
export function ErrorNotice({ children, onRetry }: ErrorNoticeProps) {
  return (
    <div className="error-notice">
      <Notice kind="error">{children}</Notice>
      <div className="error-notice__ways">
        <RetryButton onRetry={onRetry}>Try again</RetryButton>
        <Button kind="quiet" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </div>
    </div>
  );
}

interface ErrorNoticeBoundaryProps {
  /** Another place is another matter: what is there is drawn. */
  place?: string;
  /** Around what is said, or instead of it: a page's header and ways out. */
  frame?: (notice: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Around what may fail while it is drawn: that is said in its place, and the rest of the page stays. */
export class ErrorNoticeBoundary extends Component<ErrorNoticeBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Error drawing a part of the app', error);
  }

  override componentDidUpdate({ place }: ErrorNoticeBoundaryProps) {
    if (this.state.isBroken && place !== this.props.place) this.setState({ isBroken: false });
  }

  override render() {
    const { children, frame = (notice) => notice } = this.props;
    if (!this.state.isBroken) return children;
    return frame(
      <ErrorNotice onRetry={() => this.setState({ isBroken: false })}>
        Something went wrong in Emit, and this part cannot be shown. What you wrote is kept.
      </ErrorNotice>,
    );
  }
}
