import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectRemovedIds } from '../../features/practice/history/history.slice';
import { PracticeActions } from '../../features/practice/history/practice-actions';
import { WaitingPractices } from '../../features/practice/outbox/waiting-practices';
import { ProgressTab } from '../../features/progress/progress-tab';
import { Skeleton } from '../../shared/ui/loading';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { LogPracticeLink } from './tab-page';

const TodayPanel = lazyWithRetry(() => import('./today-panel').then((it) => it.TodayPanel), {
  waiting: (
    <div className="comes-first" aria-busy="true">
      <Skeleton heights={[260, 110]} label="Loading your day" />
    </div>
  ),
});

/** The newest app's Progress tab, where a practice can be corrected and removed. */
export function ProgressPanel() {
  const removed = useSelector(selectRemovedIds);
  return (
    <>
      <TodayPanel />
      <WaitingPractices />
      <ProgressTab
        logAction={<LogPracticeLink />}
        allAction={
          <Link to="/practices" className="tall-link">
            All practices
          </Link>
        }
        isShown={({ practice_id: id }) => id === undefined || !removed.has(id)}
        actions={({ practice_id: id = null, impact_score, notes, ...practice }, close) => (
          <PracticeActions
            practice={{ ...practice, practice_id: id, quality_rating: impact_score, insights_gained: notes }}
            onDone={close}
          />
        )}
      />
    </>
  );
}
