import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NewestAnalytics } from '../../features/analytics/newest-analytics';
import { LoadErrorCard } from '../../features/progress/load-error-card';
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
  const { status, data, failure } = useSelector(selectSummary);
  const calendar = useSelector(selectCalendar);
  useEffect(() => {
    dispatch(summaryRequested());
    dispatch(calendarRequested());
  }, [dispatch]);
  if (status === 'failed' && failure) {
    return <LoadErrorCard text={failure.text} onRetry={() => dispatch(summaryRequested())} />;
  }
  if (!data) return <Skeleton heights={[140, 96, 260]} label="Loading your analytics" />;
  return <NewestAnalytics summary={data} calendar={calendar.data} />;
}
