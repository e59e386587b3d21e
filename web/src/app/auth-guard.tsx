import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { authActions, selectHasLeft, selectSession } from '../features/auth/auth.slice';
import { Dots } from '../shared/ui/loading';
import { Wordmark } from '../shared/ui/wordmark';

/** Spec §4 "Authentication guard": checking, then the page, or /login with where the visitor came from. */
export function AuthGuard() {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const hasLeft = useSelector(selectHasLeft);
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (session === 'unknown') dispatch(authActions.sessionCheckRequested());
  }, [dispatch, session]);

  if (session === 'authenticated') return <Outlet />;
  if (session === 'anonymous') {
    return <Navigate to="/login" replace state={hasLeft ? null : { from: `${pathname}${search}${hash}` }} />;
  }
  return (
    <main className="checking" role="status">
      <Wordmark />
      <Dots />
      <span className="visually-hidden">Checking your session</span>
    </main>
  );
}
