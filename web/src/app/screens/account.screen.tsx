import { AccountPanel } from './account-panel';
import { BesideTabs } from './member-shell';

/** /account: who is signed in, the password, the own data, and the way out. */
export function AccountScreen() {
  return (
    <BesideTabs narrow>
      <h1 className="page__title">Your account</h1>
      <AccountPanel />
    </BesideTabs>
  );
}
