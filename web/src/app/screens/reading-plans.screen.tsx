import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readingActions, selectReading } from '../../features/reading/reading.slice';
import { ReadingPlans } from '../../features/reading/reading-plans';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { passageLink } from './passage-link';
import { BesideTabs } from './member-shell';
import { ToReader } from './to-reader';

/** /app/read/plans: the plans of reading, and those that are being read. */
export function ReadingPlansScreen() {
  const dispatch = useDispatch();
  const { all } = useSelector(selectReading);
  useEffect(() => void dispatch(readingActions.requested()), [dispatch]);
  return (
    <BesideTabs narrow>
      <ToReader />
      <h1 className="page__title">Reading plans</h1>
      <Loaded
        of={all}
        waiting={<Skeleton heights={[180, 180, 180]} label="Loading your reading plans" />}
        onRetry={() => dispatch(readingActions.requested())}
        failed={{ calm: 'What you have read is safe on the server.' }}
      >
        {({ readings }) => <ReadingPlans readings={readings} linkTo={passageLink} />}
      </Loaded>
    </BesideTabs>
  );
}
