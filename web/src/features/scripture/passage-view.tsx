import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { WirePassage } from '@emit/contract/scripture';
import { TRANSLATION_CODES } from '@emit/contract/translations';
import { Skeleton } from '../../shared/ui/loading';
import { Notice } from '../../shared/ui/notice';
import { RetryButton } from '../../shared/ui/retry-button';
import { passageKey, scriptureActions, selectPassages } from './scripture.slice';
import { selectTranslation } from './translation.slice';

interface PassageViewProps {
  /** As people write it: 'Psalm 23', 'John 3:16–18'. */
  reference: string;
  children: (passages: readonly WirePassage[]) => ReactNode;
  /** What stands there when the text cannot be had; else that is said, with a way to try again. */
  missing?: ReactNode;
}

/** The text of a reference, asked for when it is not there, or what stands in its place. */
export function PassageView({ reference, children, missing }: PassageViewProps) {
  const dispatch = useDispatch();
  const translation = useSelector(selectTranslation);
  const passages = useSelector(selectPassages);
  const { data, error } = passages[passageKey({ reference, translation })] ?? {};
  const load = () => dispatch(scriptureActions.passageRequested({ reference, translation }));
  useEffect(
    () => void dispatch(scriptureActions.passageRequested({ reference, translation })),
    [dispatch, reference, translation],
  );
  if (data) return children(data);
  // While another translation comes, the text that is there stays.
  const shown = TRANSLATION_CODES.map((code) => passages[passageKey({ reference, translation: code })]?.data);
  const known = shown.find((one) => one);
  if (known && !error) return children(known);
  if (!error) return <Skeleton heights={[26, 26, 26, 26, 26]} label="Loading the text" />;
  if (missing !== undefined) return known ? children(known) : missing;
  return (
    <>
      <Notice kind="error">
        <p>{error}</p>
        <RetryButton small onRetry={load}>
          Try again
        </RetryButton>
      </Notice>
      {known && children(known)}
    </>
  );
}
