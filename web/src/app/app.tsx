import { useEffect, type ComponentType } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router';
import { OPEN_PATHS, type OpenPath } from '@emit/contract/paths';
import { lendNavigate } from '../shared/lib/navigator';
import { part } from '../shared/ui/part';
import { ErrorBoundary, wholePage } from './error-boundary';
import { PageRouter } from './page-router';
import { HomeScreen } from './screens/home.screen';
import { LandingScreen } from './screens/landing.screen';
import { PlatformScreen } from './screens/platform.screen';
import { WhyScreen } from './screens/why.screen';

// The public pages are light: the store, its sagas and the signed-in screens come when someone goes there.
const Inside = part(() => import('./inside').then((it) => it.Inside), {
  frame: (missing) =>
    wholePage(
      <>
        <h1 className="visually-hidden">Emit</h1>
        {missing}
      </>,
    ),
});

const OPEN: Record<OpenPath, ComponentType> = {
  '/': LandingScreen,
  '/platform': PlatformScreen,
  '/why': WhyScreen,
  '/home': HomeScreen,
  '/signup': () => <Navigate to="/register" replace />,
};

export function App() {
  return (
    <PageRouter>
      <NavigationForSagas />
      <ErrorBoundary>
        <Routes>
          {OPEN_PATHS.map((path) => {
            const Screen = OPEN[path];
            return <Route key={path} path={path} element={<Screen />} />;
          })}
          <Route path="*" element={<Inside />} />
        </Routes>
      </ErrorBoundary>
    </PageRouter>
  );
}

function NavigationForSagas() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate(navigate), [navigate]);
  return null;
}
