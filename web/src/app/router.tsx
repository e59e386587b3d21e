import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import {
  CHAPTER_ROUTE,
  CONVERSATION_ROUTE,
  type AccountPath,
  type DrawnPath,
  type GuardedPath,
  type OpenPath,
  type SignInPath,
  type ToldPath,
} from '@emit/contract/paths';
import { usePageTitle } from '../shared/lib/use-page-title';
import { lazyWithRetry } from '../shared/ui/lazy-with-retry';
import { InsteadOfPage, onBarePage } from './error-boundary';
import { NotFoundScreen } from './screens/not-found.screen';

interface Page {
  /** What the browser's tab says, '' for the app's name alone. Null: the screen says it itself. */
  readonly title: string | null;
  readonly Screen: ComponentType;
}

interface FetchedPage extends Page {
  readonly Screen: ComponentType & { readonly bring: () => Promise<unknown> };
}

/** A page whose screen is fetched when it is first shown. */
function lazy<Name extends string>(
  title: string | null,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FetchedPage {
  const frame = (notice: ReactNode) => <InsteadOfPage>{notice}</InsteadOfPage>;
  return { title, Screen: lazyWithRetry(() => load().then((it) => it[name]), { frame }) };
}

/** The public pages, without the store. They are drawn by the build, and taken over once their screens have come. */
export const DRAWN: Record<DrawnPath, FetchedPage> = {
  '/': lazy('', () => import('./screens/landing.screen'), 'LandingScreen'),
  '/platform': lazy('Platform', () => import('./screens/platform.screen'), 'PlatformScreen'),
  '/why': lazy('Why Emit', () => import('./screens/why.screen'), 'WhyScreen'),
  '/home': lazy('Home', () => import('./screens/home.screen'), 'HomeScreen'),
};

const OPEN: Record<OpenPath, Page> = {
  ...DRAWN,
  '/signup': { title: null, Screen: () => <Navigate to="/register" replace /> },
};

const applicationScreens = () => import('./screens/application.screens');

/** With the store: the server is asked how it is set up. */
const TOLD: Record<ToldPath, Page> = {
  '/privacy': lazy('Privacy', () => import('./screens/privacy.screen'), 'PrivacyScreen'),
  '/tokens-explained': lazy('What tokens buy', () => import('./screens/explained.screen'), 'ExplainedScreen'),
  '/waitlist': lazy('Join the waitlist', applicationScreens, 'WaitlistScreen'),
  '/affiliates': lazy('Become an affiliate', applicationScreens, 'AffiliateScreen'),
};

/** Where a session begins: with the store. */
const SIGN_IN: Record<SignInPath, Page> = {
  '/login': lazy('Sign in', () => import('./screens/sign-in.screens'), 'LoginScreen'),
  '/register': lazy('Create an account', () => import('./screens/sign-in.screens'), 'RegisterScreen'),
};

/** The way back into an account, and what links in mails open: with the store, whether or not somebody is signed in. */
const ACCOUNT: Record<AccountPath, Page> = {
  '/forgot': lazy('Forgot your password', () => import('./screens/link.screens'), 'ForgotScreen'),
  '/reset': lazy('Choose a new password', () => import('./screens/link.screens'), 'ResetScreen'),
  '/confirm': lazy('Confirm', () => import('./screens/link.screens'), 'ConfirmScreen'),
  '/application': lazy('Your application', applicationScreens, 'ApplicationScreen'),
};

/** For members only: behind the guard, with the store and the members' features. */
const GUARDED: Record<GuardedPath, Page> = {
  '/app': lazy(null, () => import('./screens/main.screen'), 'MainScreen'),
  '/app/plan': lazy('Your plan', () => import('./screens/plan.screen'), 'PlanScreen'),
  '/app/read': lazy(null, () => import('./screens/read.screen'), 'ReadScreen'),
  '/app/read/notes': lazy('Highlights and notes', () => import('./screens/marks.screen'), 'MarksScreen'),
  '/app/read/plans': lazy(
    'Reading plans',
    () => import('./screens/reading-plans.screen'),
    'ReadingPlansScreen',
  ),
  '/emit-minimal': lazy(null, () => import('./screens/main.screen'), 'MinimalScreen'),
  '/emit': lazy('Emit Dashboard', () => import('./screens/emit.screen'), 'EmitScreen'),
  '/dashboard': lazy('Dashboard', () => import('./screens/dashboard.screen'), 'DashboardScreen'),
  '/practices': lazy('Your practices', () => import('./screens/practices.screen'), 'PracticesScreen'),
  '/practices/import': lazy('Import practices', () => import('./screens/import.screen'), 'ImportScreen'),
  '/tokens': lazy('Tokens', () => import('./screens/tokens.screen'), 'TokensScreen'),
  '/account': lazy('Your account', () => import('./screens/account.screen'), 'AccountScreen'),
  '/transform-test': lazy('Transform test', () => import('./screens/transform.screens'), 'TestScreen'),
  '/debug-transform': lazy('Debug transform', () => import('./screens/transform.screens'), 'DebugScreen'),
};

const CHAPTER = lazy(null, () => import('./screens/read.screen'), 'ChapterScreen');

const BARE = { frame: onBarePage };
const MemberApp = lazyWithRetry(() => import('./member-app').then((it) => it.MemberApp), BARE);
const MemberPages = lazyWithRetry(() => import('./member-app').then((it) => it.fetchMemberPages()), BARE);

/** Spec §2 "Route table". The paths are the contract's: the server answers any other with the status 404. */
export function Router() {
  return (
    <Routes>
      {routesOf(OPEN)}
      <Route element={<MemberApp />}>{routesOf({ ...TOLD, ...SIGN_IN, ...ACCOUNT })}</Route>
      <Route element={<MemberApp isGuarded />}>
        <Route element={<MemberPages />}>
          {routesOf(GUARDED)}
          <Route path={CONVERSATION_ROUTE} element={<ShownPage {...GUARDED['/app']} />} />
          <Route path={CHAPTER_ROUTE} element={<ShownPage {...CHAPTER} />} />
        </Route>
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
