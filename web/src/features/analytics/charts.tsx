import { lazy, Suspense } from 'react';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/loading';
import type { StreamFigures } from './highlights';

// Recharts weighs as much as the rest of the page: it comes when charts are shown.
const SessionsChart = lazy(() =>
  import('./stream-charts').then(({ SessionsChart: it }) => ({ default: it })),
);
const MinutesChart = lazy(() => import('./stream-charts').then(({ MinutesChart: it }) => ({ default: it })));

export function Charts({ streams }: { streams: readonly StreamFigures[] }) {
  const hasAny = streams.some(({ sessions }) => sessions > 0);
  const waiting = <Skeleton heights={[220]} label="Drawing the chart" />;
  return (
    <div className="charts">
      <section className="card">
        <h2 className="analytics__title">Sessions per MindStream</h2>
        <Suspense fallback={waiting}>
          {hasAny ? <SessionsChart streams={streams} /> : <NothingYet />}
        </Suspense>
      </section>
      <section className="card">
        <h2 className="analytics__title">Minutes per MindStream</h2>
        <Suspense fallback={waiting}>{hasAny ? <MinutesChart streams={streams} /> : <NothingYet />}</Suspense>
      </section>
    </div>
  );
}

function NothingYet() {
  return <EmptyState title="Nothing to draw yet">Log a practice, and its stream appears here.</EmptyState>;
}
