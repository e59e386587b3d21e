import type { ComponentType, ReactNode } from 'react';
import type { GuardedPath } from '@emit/contract/paths';
import { part } from '../shared/ui/part';
import { Dock } from './screens/dock';
import { MainScreen } from './screens/main.screen';
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

const SCREENS: Record<GuardedPath, ComponentType> = {
  '/app': MainScreen,
  '/emit-minimal': () => <MainScreen minimal />,
  '/emit': part(() => import('./screens/emit.screen').then((it) => it.EmitScreen), { frame }),
  '/dashboard': part(() => import('./screens/dashboard.screen').then((it) => it.DashboardScreen), { frame }),
  '/tokens': part(() => import('./screens/tokens.screen').then((it) => it.TokensScreen), { frame }),
  '/account': part(() => import('./screens/account.screen').then((it) => it.AccountScreen), { frame }),
  '/transform-test': part(
    () => import('./screens/transform-test.screen').then((it) => it.TransformTestScreen),
    { frame },
  ),
  '/debug-transform': part(
    () => import('./screens/debug-transform.screen').then((it) => it.DebugTransformScreen),
    { frame },
  ),
};

/** The screen of a guarded route; all of them come after the member's features. */
export function MemberScreen({ path }: { path: GuardedPath }) {
  const Screen = SCREENS[path];
  return <Screen />;
}
