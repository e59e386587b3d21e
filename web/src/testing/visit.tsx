import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { lendNavigate } from '../shared/lib/navigator';
import type { AppStore } from './member-store';

interface Place {
  /** Path and query where the visitor is now. */
  path: string;
  state: unknown;
}

/** Shows `ui` with the store and a router that begins at `at`; sagas navigate in it. */
export function visit(
  ui: ReactElement,
  store: AppStore,
  at: string | { pathname: string; state: unknown } = '/',
) {
  const place: Place = { path: '', state: null };
  function Whereabouts() {
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    lendNavigate(navigate);
    Object.assign(place, { path: `${pathname}${search}`, state: state as unknown });
    return null;
  }
  const shown = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Whereabouts />
        {ui}
      </MemoryRouter>
    </Provider>,
  );
  return { ...shown, place };
}
