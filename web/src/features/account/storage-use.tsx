import { LIMITS, storageText } from '@emit/contract/limits';
import type { CurrentUser } from '@emit/contract/wire';

interface StorageUseProps {
  /** An API of the release before does not say it. */
  readonly storage: CurrentUser['storage'] | undefined;
}

/** What the member has stored, and what is to be known of it before it is full. */
export function StorageUse({ storage }: StorageUseProps) {
  if (!storage) return null;
  const { used, quota } = storage;
  const isFull = used >= quota;
  return (
    <>
      {storageText(used)} of {storageText(quota)}
      {used >= quota * LIMITS.toldFrom && (
        <p className="quiet" role="status">
          {isFull
            ? 'Your storage is full. What you have written stays; nothing more can be saved on this plan.'
            : 'Your storage will soon be full. What you have written stays; a larger plan has more room.'}
        </p>
      )}
    </>
  );
}
