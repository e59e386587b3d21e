import { useEffect, type ComponentType } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Route, Routes } from 'react-router';
import { GUARDED_PATHS, SIGN_IN_PATHS, type SignInPath } from '@emit/contract/paths';
import { selectForm, selectSession } from '../features/auth/auth.slice';
import { readToken } from '../shared/lib/session';
import { part } from '../shared/ui/part';
import { AuthGuard } from './auth-guard';
import { wholePage } from './error-boundary';
import { LoginScreen } from './screens/login.screen';
import { NotFoundScreen } from './screens/not-found.screen';
import { RegisterScreen } from './screens/register.screen';
import { createStore } from './store';

const { store, extend } = createStore();

const fetchMember = () => Promise.all([import('./member'), import('./member-screen')]);

const fetchAll = () => fetchMember().then(() => import('../features/chat/rendered-markdown'));

const MemberScreen = part(
  async () => {
    const [{ memberReducers, memberSaga }, { MemberScreen: screen }] = await fetchMember();
    extend(memberReducers, memberSaga);
    return screen;
  },
  { frame: wholePage },
);

const SIGN_IN: Record<SignInPath, ComponentType> = { '/login': LoginScreen, '/register': RegisterScreen };

/** Everything that needs the store. Spec §2 "Route table": who may see what. */
export function Inside() {
  return (
    <Provider store={store}>
      <FetchAhead />
      <Routes>
        {SIGN_IN_PATHS.map((path) => {
          const Screen = SIGN_IN[path];
          return <Route key={path} path={path} element={<Screen />} />;
        })}
        <Route element={<AuthGuard />}>
          {GUARDED_PATHS.map((path) => (
            <Route key={path} path={path} element={<MemberScreen path={path} />} />
          ))}
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Provider>
  );
}

/** What a session opens is on its way while the session is checked, or while its beginning is told. */
function FetchAhead() {
  const session = useSelector(selectSession);
  const { status } = useSelector(selectForm);
  useEffect(() => {
    // What does not come is asked for again, and told, where it is shown.
    if (readToken() !== null) fetchAll().catch(() => undefined);
  }, [session, status]);
  return null;
}
