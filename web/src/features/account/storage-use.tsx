import { LIMITS, storageText } from '@emit/contract/limits';
import type { CurrentUser } from '@emit/contract/wire';
import { sayStorage } from './say-storage';

interface StorageUseProps {
  /** An API of the release before does not say it. */
  readonly storage: CurrentUser['storage'] | undefined;
}

/** What the member has stored, and what is to be known of it before it is full. */
export function StorageUse({ storage }: StorageUseProps) {
  if (!storage) return null;
  const said = sayStorage(storage, LIMITS.toldFrom);
  return (
    <>
      {storageText(storage.used)} of {storageText(storage.quota)}
      {said && (
        <p className="quiet" role="status">
          {said}
        </p>
      )}
    </>
  );
}
