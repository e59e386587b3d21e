import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/loading';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import type { StreamFigures } from './highlights';

// Recharts weighs as much as the rest of the page: it comes when charts are shown.
const CHART = { waiting: <Skeleton heights={[220]} label="Drawing the chart" /> };
const SessionsChart = lazyWithRetry(() => import('./stream-charts').then((it) => it.SessionsChart), CHART);
const MinutesChart = lazyWithRetry(() => import('./stream-charts').then((it) => it.MinutesChart), CHART);

export function Charts({ streams }: { streams: readonly StreamFigures[] }) {
  const hasAny = streams.some(({ sessions }) => sessions > 0);
  return (
    <div className="charts">
      <section className="card">
        <h2 className="analytics__title">Sessions per MindStream</h2>
        {hasAny ? <SessionsChart streams={streams} /> : <NothingYet />}
      </section>
      <section className="card">
        <h2 className="analytics__title">Minutes per MindStream</h2>
        {hasAny ? <MinutesChart streams={streams} /> : <NothingYet />}
      </section>
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState title="No practices yet" picture="water">
      Log a practice, and its stream appears here.
    </EmptyState>
  );
}
