import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { WirePassage } from '@emit/contract/scripture';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { RetryButton } from '../../shared/ui/retry-button';
import { scriptureActions, selectPassages } from './scripture.slice';

interface PassageViewProps {
  /** As people write it: 'Psalm 23', 'John 3:16–18'. */
  reference: string;
  children: (passages: readonly WirePassage[]) => ReactNode;
}

/** The text of a reference, asked for when it is not there, or what stands in its place. */
export function PassageView({ reference, children }: PassageViewProps) {
  const dispatch = useDispatch();
  const { data, error } = useSelector(selectPassages)[reference] ?? {};
  const load = () => dispatch(scriptureActions.passageRequested(reference));
  useEffect(() => void dispatch(scriptureActions.passageRequested(reference)), [dispatch, reference]);
  if (data) return children(data);
  if (!error) return <Skeleton heights={[26, 26, 26, 26, 26]} label="Loading the text" />;
  return (
    <Notice kind="error">
      <p>{error}</p>
      <RetryButton small onRetry={load}>
        Try again
      </RetryButton>
    </Notice>
  );
}
