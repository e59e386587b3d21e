import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../lib/log';
import { Mishap, MishapBoundary } from './mishap';

interface PartOptions<P> {
  /** The shape of what comes. */
  readonly waiting?: ReactNode | ((props: P) => ReactNode);
  /** Around what is said when it did not come or cannot be drawn: a page's header and ways out. */
  readonly frame?: (mishap: ReactNode, props: P) => ReactNode;
}

/**
 * A part of the app that is fetched when it is wanted. When it does not come, that is said in its place, and the rest of
 * the page stays. Not React.lazy, which never asks again, and whose Suspense shows that it waits for 300 ms at least.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>, options: PartOptions<P> = {}) {
  const { waiting = null, frame = (mishap) => mishap } = options;
  let known: ComponentType<P> | null = null;
  const bring = async () => (known = await load());

  return function Part(props: P) {
    const [{ Loaded, isMissing }, setState] = useState({ Loaded: known, isMissing: false });
    const isWanted = !Loaded && !isMissing;

    useEffect(() => {
      if (!isWanted) return;
      let isGone = false;
      const settle = (came: ComponentType<P> | null) =>
        !isGone && setState({ Loaded: came, isMissing: came === null });
      bring().then(settle, (error: unknown) => {
        logFailure('Error loading a part of the app', error);
        settle(null);
      });
      return () => {
        isGone = true;
      };
    }, [isWanted]);

    const framed = (mishap: ReactNode) => frame(mishap, props);
    if (isMissing) {
      return framed(
        <Mishap onRetry={() => setState({ Loaded: null, isMissing: false })}>
          This part of Emit did not come. Nothing was lost; please check your connection.
        </Mishap>,
      );
    }
    if (!Loaded) return typeof waiting === 'function' ? waiting(props) : waiting;
    return (
      <MishapBoundary frame={framed}>
        <Loaded {...props} />
      </MishapBoundary>
    );
  };
}
