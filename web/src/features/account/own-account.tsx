import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { SessionList } from './session-list';

/** Where the member is signed in, the own data, and the way out. */
export function OwnAccount() {
  return (
    <>
      <SessionList />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
