import type { CurrentUser } from '@emit/contract/wire';
import { ButtonLink } from '../../shared/ui/button';
import { sayStorage } from './say-storage';
import './storage-told.css';

/** The share of the storage from which it is told also where one writes. */
const TOLD_FROM = 0.9;

interface StorageToldProps {
  readonly storage: CurrentUser['storage'] | undefined;
}

/** Where a member writes: that there will soon be no room for it, or that there is none. */
export function StorageTold({ storage }: StorageToldProps) {
  const said = storage && sayStorage(storage, TOLD_FROM);
  if (!said) return null;
  return (
    <div className="storage-told" role="status">
      <p>{said}</p>
      <ButtonLink to="/app/plan" small>
        See your plan
      </ButtonLink>
    </div>
  );
}
