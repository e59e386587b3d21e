import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { FrameContext } from './error-boundary';
import { Dock } from './screens/dock';
import { MemberShell } from './screens/member-shell';
import { TabPage } from './screens/tab-page';

/** A screen that did not come leaves the ways to the others. */
const frame = (missing: ReactNode) => (
  <MemberShell dock={<Dock current={null} home="/app" />}>
    <TabPage>
      <h1 className="visually-hidden">Emit</h1>
      {missing}
    </TabPage>
  </MemberShell>
);

/** Around the guarded pages; all of them come after the members' features. */
export function MemberPages() {
  return (
    <FrameContext.Provider value={frame}>
      <Outlet />
    </FrameContext.Provider>
  );
}
