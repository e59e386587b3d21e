import type { ReactNode } from 'react';
import type { WirePassage } from '@emit/contract/scripture';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { RetryButton } from '../../shared/ui/retry-button';
import type { LoadablePassages } from './scripture.slice';

interface PassageViewProps {
  loaded: LoadablePassages;
  onRetry: () => void;
  children: (passages: readonly WirePassage[]) => ReactNode;
}

/** The text, or what stands in its place. */
export function PassageView({ loaded: { data, error }, onRetry, children }: PassageViewProps) {
  if (data) return children(data);
  if (!error) return <Skeleton heights={[26, 26, 26, 26, 26]} label="Loading the text" />;
  return (
    <Notice kind="error">
      <p>{error}</p>
      <RetryButton small onRetry={onRetry}>
        Try again
      </RetryButton>
    </Notice>
  );
}
