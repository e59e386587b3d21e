import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../lib/log';
import { Notice } from './notice';
import { RetryButton } from './retry-button';

interface PartOptions {
  /** The shape of what comes. */
  readonly waiting?: ReactNode;
  /** Around what is said when it did not come: a page's header and ways out. */
  readonly frame?: (missing: ReactNode) => ReactNode;
}

/**
 * A part of the app that is fetched when it is wanted. When it does not come, that is said in its place, and the rest of
 * the page stays; React.lazy by itself would never ask again.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>, options: PartOptions = {}) {
  const { waiting = null, frame = (missing) => missing } = options;
  const ask = () => lazy(async () => ({ default: await load() }));
  let latest = ask();

  return function Part(props: P) {
    const [{ Loaded, tries }, setAsked] = useState({ Loaded: latest, tries: 0 });
    return (
      <Boundary
        key={tries}
        onMissing={() => (latest = ask())}
        missing={frame(<Missing onRetry={() => setAsked({ Loaded: latest, tries: tries + 1 })} />)}
      >
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

/** What happened, that nothing was lost, and what to do. */
function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="missing">
      <Notice kind="error">
        This part of Emit did not come. Nothing was lost; please check your connection.
      </Notice>
      <RetryButton onRetry={onRetry}>Try again</RetryButton>
    </div>
  );
}

interface BoundaryProps {
  onMissing: () => void;
  missing: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Error loading a part of the app', error);
    this.props.onMissing();
  }

  override render() {
    return this.state.isMissing ? this.props.missing : this.props.children;
  }
}
