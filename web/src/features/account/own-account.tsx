import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { SecondFactors } from './factors/second-factors';
import { SessionList } from './session-list';
import { UnsentChoice } from './unsent-choice';

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
