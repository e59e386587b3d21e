import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { FrameContext } from './error-boundary';
import { BesideTabs } from './screens/member-shell';

/** A screen that did not come leaves the ways to the others. */
const frame = (missing: ReactNode) => (
  <BesideTabs>
    <h1 className="visually-hidden">Emit</h1>
    {missing}
  </BesideTabs>
);

/** Around the guarded pages; all of them come after the members' features. */
export function MemberPages() {
  return (
    <FrameContext.Provider value={frame}>
      <Outlet />
    </FrameContext.Provider>
  );
}
