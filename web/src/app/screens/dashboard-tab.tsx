import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import type { DashboardResponse } from '@emit/contract/wire';
import { HealthAlert } from '../../features/analytics/health-alert';
import { DashboardProgress } from '../../features/progress/dashboard-progress';
import { progressActions, selectDashboard } from '../../features/progress/progress.slice';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { LogPracticeLink, TabPage } from './tab-page';

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

const OlderAnalytics = lazyWithRetry(
  () => import('../../features/analytics/older-analytics').then((it) => it.OlderAnalytics),
  { waiting: <Skeleton heights={[96, 260]} label="Loading your analytics" /> },
);

const DashboardPractice = lazyWithRetry(
  () => import('./dashboard-practice').then((it) => it.DashboardPractice),
  {
    waiting: (
      <TabPage narrow>
        <Skeleton heights={[40, 120, 320]} label="Loading the form" />
      </TabPage>
    ),
  },
);

interface DashboardTabProps {
  id: 'progress' | 'analytics' | 'practice';
  /** The older screen names the status of what failed, the newer one does not (spec §8); it has no alert. */
  variant: 'older' | 'newer';
  /** Below the progress. */
  below?: (dashboard: DashboardResponse) => ReactNode;
}

/** What both dashboards show beside the chat and the account. */
export function DashboardTab({ id, variant, below }: DashboardTabProps) {
  if (id === 'practice') return <DashboardPractice variant={variant} />;
  return (
    <TabPage>
      <DashboardData variant={variant}>
        {(dashboard) => (
          <>
            {variant === 'newer' && dashboard.ecc_alert && <HealthAlert alert={dashboard.ecc_alert} />}
            {id === 'analytics' ? (
              <OlderAnalytics dashboard={dashboard} />
            ) : (
              <DashboardProgress dashboard={dashboard} logAction={<LogPracticeLink />} />
            )}
            {id === 'progress' && below?.(dashboard)}
          </>
        )}
      </DashboardData>
    </TabPage>
  );
}

interface DashboardDataProps extends Pick<DashboardTabProps, 'variant'> {
  children: (dashboard: DashboardResponse) => ReactNode;
}

/** The dashboard's data, or what stands in its place. */
function DashboardData({ variant, children }: DashboardDataProps) {
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
