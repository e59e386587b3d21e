import type { ReactNode } from 'react';
import type { WirePassage } from '@emit/contract/scripture';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { RetryButton } from '../../shared/ui/retry-button';
import type { Loaded } from './scripture.slice';

interface PassageViewProps {
  loaded: Loaded;
  onRetry: () => void;
  children: (passages: readonly WirePassage[]) => ReactNode;
}

/** The text, or what stands in its place. */
export function PassageView({ loaded, onRetry, children }: PassageViewProps) {
  if (loaded.status === 'loading')
    return <Skeleton heights={[26, 26, 26, 26, 26]} label="Loading the text" />;
  if (loaded.status === 'ready') return children(loaded.passages);
  return (
    <Notice kind="error">
      <p>{loaded.text}</p>
      <RetryButton small onRetry={onRetry}>
        Try again
      </RetryButton>
    </Notice>
  );
}
