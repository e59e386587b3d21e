import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { NewestAnalytics } from '../../features/analytics/newest-analytics';
import { progressActions, selectCalendar, selectSummary } from '../../features/progress/progress.slice';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';

/** The newest app's Analytics tab with its data. */
export function AnalyticsPanel() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data, error, asOf } = useSelector(selectSummary);
  const calendar = useSelector(selectCalendar);
  const load = useCallback(() => {
    dispatch(progressActions.summaryRequested());
    dispatch(progressActions.calendarRequested());
  }, [dispatch]);
  useEffect(load, [load]);
  // Together: the calendar would push the charts down.
  const isSettled = calendar.data !== null || calendar.error !== null;
  const outdated = error ?? (data && calendar.data && calendar.error);
  return (
    <Loaded
      of={{ data: isSettled || error ? data : null, error: outdated, asOf }}
      waiting={<Skeleton heights={[140, 96, 320, 260]} label="Loading your analytics" />}
      onRetry={load}
    >
      {(summary) => (
        <NewestAnalytics
          summary={summary}
          calendar={calendar.data}
          onDay={(date) => void navigate(`/practices?day=${date}`)}
        />
      )}
    </Loaded>
  );
}
