import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry';
import { SessionList } from './session-list';
import { UnsentChoice } from './unsent-choice';

/** It lies below, and comes when the page is there. */
const SecondFactors = lazyWithRetry(() =>
  import('./factors/second-factors').then((part) => part.SecondFactors),
);

/** Where the member is signed in, the own data, and the way out. */
export function OwnAccount() {
  return (
    <>
      <SecondFactors />
      <SessionList />
      <UnsentChoice />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
