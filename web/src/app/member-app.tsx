import { useEffect } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { selectForm, selectSession } from '../features/auth/auth.slice';
import { readToken } from '../shared/lib/session';
import { keepMembersPart } from '../shared/lib/worker';
import { AuthGuard } from './auth-guard';
import { createStore } from './store';

const { store, extend } = createStore();

const fetchMember = () => Promise.all([import('./member'), import('./member-pages')]);

const fetchAll = () => fetchMember().then(() => import('../features/chat/messages/rendered-markdown'));

/** Brings the members' features into the store. */
export async function fetchMemberPages() {
  const [{ memberReducers, memberSaga }, { MemberPages }] = await fetchMember();
  extend(memberReducers, memberSaga);
  return MemberPages;
}

/** Around everything that needs the store. */
export function MemberApp({ isGuarded = false }: { isGuarded?: boolean }) {
  return (
    <Provider store={store}>
      <FetchAhead />
      {isGuarded ? <AuthGuard /> : <Outlet />}
    </Provider>
  );
}

/** What a session opens is on its way while the session is checked, or while its beginning is told. */
function FetchAhead() {
  const session = useSelector(selectSession);
  const { status } = useSelector(selectForm);
  useEffect(() => {
    // What does not come is asked for again, and told, where it is shown.
    if (readToken() !== null)
      fetchAll()
        .then(keepMembersPart)
        .catch(() => undefined);
  }, [session, status]);
  return null;
}
