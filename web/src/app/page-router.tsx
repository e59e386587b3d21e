import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import { createPageHistory } from '../shared/lib/page-history';

/** React Router's own browser router does not know of the layers over a page, which have entries in the history, too. */
export function PageRouter({ children }: { children: ReactNode }) {
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
    <Router location={location} navigationType={type} navigator={history}>
      {children}
    </Router>
  );
}
