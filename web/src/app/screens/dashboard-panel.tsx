import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import type { DashboardResponse } from '@emit/contract/wire';
import { progressActions, selectDashboard } from '../../features/progress/progress.slice';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';

const FAILED = {
  older: { title: 'Unable to Connect', retry: 'Retry Connection' },
  newer: { title: MESSAGES.dashboardFailed },
};

const WAITING = (
  <>
    <p className="page__waiting">{MESSAGES.loadingJourney}</p>
    <Skeleton heights={[150, 120, 220]} label={MESSAGES.loadingJourney} />
  </>
);

interface DashboardPanelProps {
  /** The older screen names the status, the newer one does not (spec §8). */
  variant: 'older' | 'newer';
  children: (dashboard: DashboardResponse) => ReactNode;
}

/** The dashboard's data, or what stands in its place. */
export function DashboardPanel({ variant, children }: DashboardPanelProps) {
  const dispatch = useDispatch();
  const dashboard = useSelector(selectDashboard);
  const load = () => dispatch(progressActions.dashboardRequested());
  useEffect(() => void dispatch(progressActions.dashboardRequested()), [dispatch]);
  return (
    <Loaded of={dashboard} waiting={WAITING} onRetry={load} failed={FAILED[variant]}>
      {children}
    </Loaded>
  );
}
