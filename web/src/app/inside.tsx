import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router';
import { AuthGuard } from './auth-guard';
import { GUARDED_PATHS } from './guarded-paths';
import { LoginScreen } from './screens/login.screen';
import { NotFoundScreen } from './screens/not-found.screen';
import { RegisterScreen } from './screens/register.screen';
import { createStore } from './store';

const { store, extend } = createStore();

const MemberScreen = lazy(async () => {
  const [{ memberReducers, memberSaga }, { MemberScreen: component }] = await Promise.all([
    import('./member'),
    import('./member-screen'),
  ]);
  extend(memberReducers, memberSaga);
  return { default: component };
});

/** Everything that needs the store. Spec §2 "Route table": who may see what. */
export function Inside() {
  return (
    <Provider store={store}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginScreen />} />
          <Route path="/register" element={<RegisterScreen />} />
          <Route element={<AuthGuard />}>
            {GUARDED_PATHS.map((path) => (
              <Route key={path} path={path} element={<MemberScreen path={path} />} />
            ))}
          </Route>
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </Provider>
  );
}
