import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { applicationSaga } from './application.saga';
import { applicationReducer } from './application.slice';

function createApplicationStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { application: applicationReducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  return { store, run: () => sagas.run(applicationSaga) };
}

/** A form's own store: no other page is sent what it needs, and it begins anew whenever it is opened. */
export function ApplicationStore({ children }: { children: ReactNode }) {
  const [{ store, run }] = useState(createApplicationStore);
  useEffect(() => {
    const task = run();
    return () => task.cancel();
  }, [run]);
  return <Provider store={store}>{children}</Provider>;
}
