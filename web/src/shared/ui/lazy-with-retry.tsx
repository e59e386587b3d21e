import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logFailure } from '../lib/log';
import { atNextChance } from '../lib/next-chance';
import { ErrorNotice, ErrorNoticeBoundary } from './error-notice';

interface PartOptions<P> {
  /** The shape of what comes. */
  readonly waiting?: ReactNode | ((props: P) => ReactNode);
  /** Around what is said when it did not come or cannot be drawn: a page's header and ways out. */
  readonly frame?: (notice: ReactNode, props: P) => ReactNode;
}

/**
 * A part of the app that is fetched when it is wanted. When it does not come, that is said in its place, and the rest of
 * the page stays and it is asked for again by itself. Not React.lazy, which never asks again, and whose Suspense shows that it waits for 300 ms at least.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: PartOptions<P> = {},
) {
  const { waiting = null, frame = (notice) => notice } = options;
  let known: ComponentType<P> | null = null;
  const bring = async () => (known ??= await load());

  function Part(props: P) {
    const [{ Loaded, isMissing, asked }, setState] = useState({ Loaded: known, isMissing: false, asked: 0 });
    const isThere = Loaded !== null;

    useEffect(() => {
      if (isThere) return;
      let stop = () => {};
      let isGone = false;
      function ask(attempt: number) {
        // In pieces: on a slow phone, drawing a whole page at once keeps what is typed and pressed waiting.
        const came = (loaded: ComponentType<P>) =>
          startTransition(() => {
            if (!isGone) setState({ Loaded: loaded, isMissing: false, asked });
          });
        bring().then(came, (error: unknown) => {
          logFailure('Error loading a part of the app', error);
          if (isGone) return;
          setState({ Loaded: null, isMissing: true, asked });
          stop = atNextChance(attempt, () => ask(attempt + 1));
        });
      }
      ask(0);
      return () => {
        isGone = true;
        stop();
      };
    }, [isThere, asked]);

    const framed = (notice: ReactNode) => frame(notice, props);
    if (isMissing) {
      return framed(
        <ErrorNotice onRetry={() => setState({ Loaded: null, isMissing: false, asked: asked + 1 })}>
          This part of Emit could not be loaded. Nothing was lost; please check your connection.
        </ErrorNotice>,
      );
    }
    if (!Loaded) return typeof waiting === 'function' ? waiting(props) : waiting;
    return (
      <ErrorNoticeBoundary frame={framed}>
        <Loaded {...props} />
      </ErrorNoticeBoundary>
    );
  }
  /** Fetches it ahead: once it has come, it is drawn at once. Rejects when it does not come. */
  return Object.assign(Part, { bring });
}
