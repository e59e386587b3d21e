import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import type { DashboardResponse } from '@emit/contract/wire';
import { LoadErrorCard } from '../../features/progress/load-error-card';
import { NotUpToDate } from '../../features/progress/not-up-to-date';
import { dashboardRequested, selectDashboard } from '../../features/progress/progress.slice';
import { Skeleton } from '../../shared/ui/loading';

interface DashboardPanelProps {
  /** The older screen names the status, the newer one does not (spec §8). */
  variant: 'older' | 'newer';
  children: (dashboard: DashboardResponse) => ReactNode;
}

/** The dashboard's data, or what stands in its place. */
export function DashboardPanel({ variant, children }: DashboardPanelProps) {
  const dispatch = useDispatch();
  const { data, error } = useSelector(selectDashboard);
  const load = () => dispatch(dashboardRequested());
  useEffect(() => void dispatch(dashboardRequested()), [dispatch]);

  if (!data && error) {
    return variant === 'older' ? (
      <LoadErrorCard title="Unable to Connect" retry="Retry Connection" text={error} onRetry={load} />
    ) : (
      <LoadErrorCard title={MESSAGES.dashboardFailed} text={error} onRetry={load} />
    );
  }
  if (!data) {
    return (
      <>
        <p className="page__waiting">{MESSAGES.loadingJourney}</p>
        <Skeleton heights={[150, 120, 220]} label={MESSAGES.loadingJourney} />
      </>
    );
  }
  return (
    <div className="page__stack">
      {error && <NotUpToDate text={error} onRetry={load} />}
      {children(data)}
    </div>
  );
}
