import { useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { lendNavigate } from '../shared/lib/navigator';
import { part } from '../shared/ui/part';
import { ErrorBoundary, wholePage } from './error-boundary';
import { HomeScreen } from './screens/home.screen';
import { LandingScreen } from './screens/landing.screen';
import { PlatformScreen } from './screens/platform.screen';
import { WhyScreen } from './screens/why.screen';

// The public pages are light: the store, its sagas and the signed-in screens come when someone goes there.
const Inside = part(() => import('./inside').then((it) => it.Inside), { frame: wholePage });

export function App() {
  return (
    <BrowserRouter>
      <NavigationForSagas />
      <ErrorBoundary>
        <Routes>
          <Route path="/" element={<LandingScreen />} />
          <Route path="/platform" element={<PlatformScreen />} />
          <Route path="/why" element={<WhyScreen />} />
          <Route path="/home" element={<HomeScreen />} />
          <Route path="/signup" element={<Navigate to="/register" replace />} />
          <Route path="*" element={<Inside />} />
        </Routes>
      </ErrorBoundary>
    </BrowserRouter>
  );
}

function NavigationForSagas() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate(navigate), [navigate]);
  return null;
}
