import type { ReactNode } from 'react';
import { whenSaid } from '../lib/dates';
import type { Loadable } from '../lib/loadable';
import { RetryButton } from './retry-button';
import './loaded.css';

interface LoadedProps<T> {
  of: Pick<Loadable<T>, 'data' | 'error'> & Partial<Pick<Loadable<T>, 'asOf'>>;
  /** What stands there until something is loaded. */
  waiting: ReactNode;
  onRetry: () => void;
  /** The card in place of what could not be loaded. */
  failed?: { title?: string; retry?: string; calm?: string };
  className?: string;
  children: (data: T) => ReactNode;
}

/** What was loaded, or what stands in its place; above what could not be loaded anew stands a line that says so. */
export function Loaded<T>({ of, waiting, onRetry, failed, className = 'stack', children }: LoadedProps<T>) {
  const { data, error, asOf = null } = of;
  if (!data) return error ? <FailedCard text={error} onRetry={onRetry} {...failed} /> : waiting;
  return (
    <div className={className}>
      {error && (
        <div className="note-bar not-up-to-date" role="status">
          <p>
            {asOf === null ? 'This is what was loaded last time.' : `This is as of ${whenSaid(asOf)}.`}{' '}
            {error}
          </p>
          <RetryButton small onRetry={onRetry}>
            Retry
          </RetryButton>
        </div>
      )}
      {children(data)}
    </div>
  );
}

type FailedCardProps = LoadedProps<unknown>['failed'] & { text: string; onRetry: () => void };

/** What happened, that nothing was lost, and what to do. */
function FailedCard({ title, retry, text, calm, onRetry }: FailedCardProps) {
  return (
    <section className="card load-error" role="alert">
      <h2>{title ?? 'Error Loading Data'}</h2>
      <p>{text}</p>
      <p className="quiet">{calm ?? 'Your practices are safe on the server.'}</p>
      <RetryButton onRetry={onRetry}>{retry ?? 'Retry'}</RetryButton>
    </section>
  );
}
