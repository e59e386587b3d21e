import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, Router as HistoryRouter, useNavigate } from 'react-router';
import { lendNavigate } from '../shared/lib/navigator';
import { createPageHistory } from '../shared/lib/page-history';
import { ErrorBoundary } from './error-boundary';
import { Router } from './router';

/** React Router's own browser router does not know of the layers over a page, which have entries in the history, too. */
export function App() {
  const [history] = useState(createPageHistory);
  const [{ type, location }, setPlace] = useState({
    type: NavigationType.Pop,
    location: history.location(),
  });
  useLayoutEffect(
    () => history.listen((...[to, at]) => startTransition(() => setPlace({ type: to, location: at }))),
    [history],
  );
  return (
    <HistoryRouter location={location} navigationType={type} navigator={history}>
      <NavigationForSagas />
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
    </HistoryRouter>
  );
}

function NavigationForSagas() {
  const navigate = useNavigate();
  useEffect(() => lendNavigate(navigate), [navigate]);
  return null;
}
