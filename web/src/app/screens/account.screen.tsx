import { AccountPanel } from './account-panel';
import { Dock } from './dock';
import { MemberShell } from './member-shell';
import { TabPage } from './tab-page';

/** /account: who is signed in, the password, the own data, and the way out. */
export function AccountScreen() {
  return (
    <MemberShell dock={<Dock current={null} home="/app" />}>
      <TabPage narrow>
        <h1 className="page__title">Your account</h1>
        <AccountPanel />
      </TabPage>
    </MemberShell>
  );
}
