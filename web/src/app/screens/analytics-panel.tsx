import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NewestAnalytics } from '../../features/analytics/newest-analytics';
import { LoadErrorCard } from '../../features/progress/load-error-card';
import { NotUpToDate } from '../../features/progress/not-up-to-date';
import {
  calendarRequested,
  selectCalendar,
  selectSummary,
  summaryRequested,
} from '../../features/progress/progress.slice';
import { Skeleton } from '../../shared/ui/loading';

/** The newest app's Analytics tab with its data. */
export function AnalyticsPanel() {
  const dispatch = useDispatch();
  const { data, error } = useSelector(selectSummary);
  const calendar = useSelector(selectCalendar);
  const load = useCallback(() => {
    dispatch(summaryRequested());
    dispatch(calendarRequested());
  }, [dispatch]);
  useEffect(load, [load]);
  if (!data && error) return <LoadErrorCard text={error} onRetry={load} />;
  if (!data) return <Skeleton heights={[140, 96, 260]} label="Loading your analytics" />;
  const outdated = error ?? (calendar.data && calendar.error);
  return (
    <div className="page__stack">
      {outdated && <NotUpToDate text={outdated} onRetry={load} />}
      <NewestAnalytics summary={data} calendar={calendar.data} />
    </div>
  );
}
