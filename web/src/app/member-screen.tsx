import { lazy, type ComponentType } from 'react';
import type { GuardedPath } from './guarded-paths';
import { MainScreen } from './screens/main.screen';

const SCREENS: Record<GuardedPath, ComponentType> = {
  '/app': MainScreen,
  '/emit-minimal': () => <MainScreen minimal />,
  '/emit': lazy(() => import('./screens/emit.screen').then(({ EmitScreen: it }) => ({ default: it }))),
  '/dashboard': lazy(() =>
    import('./screens/dashboard.screen').then(({ DashboardScreen: it }) => ({ default: it })),
  ),
  '/tokens': lazy(() => import('./screens/tokens.screen').then(({ TokensScreen: it }) => ({ default: it }))),
  '/account': lazy(() =>
    import('./screens/account.screen').then(({ AccountScreen: it }) => ({ default: it })),
  ),
  '/transform-test': lazy(() =>
    import('./screens/transform-test.screen').then(({ TransformTestScreen: it }) => ({ default: it })),
  ),
  '/debug-transform': lazy(() =>
    import('./screens/debug-transform.screen').then(({ DebugTransformScreen: it }) => ({ default: it })),
  ),
};

/** The screen of a guarded route; all of them come after the member's features. */
export function MemberScreen({ path }: { path: GuardedPath }) {
  const Screen = SCREENS[path];
  return <Screen />;
}
