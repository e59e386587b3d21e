import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { GuardedPath, OpenPath, SignInPath } from '@emit/contract/paths';
import { usePageTitle } from '../shared/lib/use-page-title';
import { part } from '../shared/ui/part';
import { InsteadOfPage, onBarePage } from './error-boundary';
import { HomeScreen } from './screens/home.screen';
import { LandingScreen } from './screens/landing.screen';
import { NotFoundScreen } from './screens/not-found.screen';
import { PlatformScreen } from './screens/platform.screen';
import { WhyScreen } from './screens/why.screen';

interface Page {
  /** What the browser's tab says, '' for the app's name alone. Null: the screen says it itself. */
  readonly title: string | null;
  readonly Screen: ComponentType;
}

/** A screen that is fetched when it is first shown. */
const lazy = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  part(load, { frame: (mishap) => <InsteadOfPage>{mishap}</InsteadOfPage> });

/** The public pages are light: their screens come at once, without the store. */
const OPEN: Record<OpenPath, Page> = {
  '/': { title: '', Screen: LandingScreen },
  '/platform': { title: 'Platform', Screen: PlatformScreen },
  '/why': { title: 'Why Emit', Screen: WhyScreen },
  '/home': { title: 'Home', Screen: HomeScreen },
  '/signup': { title: null, Screen: () => <Navigate to="/register" replace /> },
};

/** Where a session begins: with the store. */
const SIGN_IN: Record<SignInPath, Page> = {
  '/login': {
    title: 'Sign in',
    Screen: lazy(() => import('./screens/login.screen').then((it) => it.LoginScreen)),
  },
  '/register': {
    title: 'Create an account',
    Screen: lazy(() => import('./screens/register.screen').then((it) => it.RegisterScreen)),
  },
};

const MainScreen = lazy(() => import('./screens/main.screen').then((it) => it.MainScreen));

/** For members only: behind the guard, with the store and the members' features. */
const GUARDED: Record<GuardedPath, Page> = {
  '/app': { title: null, Screen: MainScreen },
  '/emit-minimal': { title: null, Screen: () => <MainScreen minimal /> },
  '/emit': {
    title: 'Emit Dashboard',
    Screen: lazy(() => import('./screens/emit.screen').then((it) => it.EmitScreen)),
  },
  '/dashboard': {
    title: 'Dashboard',
    Screen: lazy(() => import('./screens/dashboard.screen').then((it) => it.DashboardScreen)),
  },
  '/tokens': {
    title: 'Tokens',
    Screen: lazy(() => import('./screens/tokens.screen').then((it) => it.TokensScreen)),
  },
  '/account': {
    title: 'Your account',
    Screen: lazy(() => import('./screens/account.screen').then((it) => it.AccountScreen)),
  },
  '/transform-test': {
    title: 'Transform test',
    Screen: lazy(() => import('./screens/transform-test.screen').then((it) => it.TransformTestScreen)),
  },
  '/debug-transform': {
    title: 'Debug transform',
    Screen: lazy(() => import('./screens/debug-transform.screen').then((it) => it.DebugTransformScreen)),
  },
};

const Inside = part(() => import('./inside').then((it) => it.Inside), { frame: onBarePage });
const MemberPages = part(() => import('./inside').then((it) => it.fetchMemberPages()), { frame: onBarePage });

/** Spec §2 "Route table". The paths are the contract's: the server answers any other with the status 404. */
export function Router() {
  return (
    <Routes>
      {routesOf(OPEN)}
      <Route element={<Inside />}>{routesOf(SIGN_IN)}</Route>
      <Route element={<Inside isGuarded />}>
        <Route element={<MemberPages />}>{routesOf(GUARDED)}</Route>
      </Route>
      <Route path="*" element={<ShownPage title="Not found" Screen={NotFoundScreen} />} />
    </Routes>
  );
}

function routesOf(pages: Record<string, Page>) {
  return Object.entries(pages).map(([path, page]) => (
    <Route key={path} path={path} element={<ShownPage {...page} />} />
  ));
}

function ShownPage({ title, Screen }: Page) {
  usePageTitle(title);
  return <Screen />;
}
