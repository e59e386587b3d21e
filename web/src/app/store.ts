import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { themeReducer } from '../features/account/theme.slice';
import { authReducer } from '../features/auth/auth.slice';
import { linksReducer } from '../features/auth/links.slice';
import { serviceReducer } from '../features/public/service.slice';
import { publicSaga } from './root.saga';

/** What login, registration and what everyone is told need. */
const PUBLIC = { auth: authReducer, links: linksReducer, service: serviceReducer, theme: themeReducer };

/** The store with the public features running. `extend` adds others, once; `stop` ends every saga, which specs need. */
export function createStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers(PUBLIC),
    // Everything asynchronous is a saga. The development checks walk the whole state at each action: with a long
    // conversation that is what a key press would wait for.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  const tasks = [sagas.run(publicSaga)];
  let extended = false;

  function extend(reducers: Record<string, Reducer>, saga: Saga) {
    if (extended) return;
    extended = true;
    store.replaceReducer(combineReducers({ ...reducers, ...PUBLIC }));
    tasks.push(sagas.run(saga));
  }
  return { store, extend, stop: () => tasks.forEach((task) => task.cancel()) };
}
