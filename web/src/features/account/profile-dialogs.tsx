import { ChangeAddressDialog } from './address';
import { ChangeNameDialog } from './name';

/** Over the account page. `fullName`: as it is now. */
export function ProfileDialogs({ fullName }: { fullName: string }) {
  return (
    <>
      <ChangeNameDialog fullName={fullName} />
      <ChangeAddressDialog />
    </>
  );
}
