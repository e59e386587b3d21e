import { configureStore, createAction, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import { sagaWhenNeeded } from './saga-when-needed';

const slice = createSlice({
  name: 'lamp',
  initialState: { lit: [] as string[] },
  reducers: {
    lit: (state, { payload }: { payload: string; type: string }) => {
      state.lit.push(payload);
    },
  },
});
const asked = createAction<string>('lamp/asked');

function* lampSaga() {
  yield* takeEvery(asked, function* ({ payload }) {
    yield* put(slice.actions.lit(payload));
  });
}

it('fetches the saga with the first of its actions, and loses none that comes meanwhile', async () => {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  let arrive: (saga: typeof lampSaga) => void = () => undefined;
  const arrival = new Promise<typeof lampSaga>((resolve) => {
    arrive = resolve;
  });
  const fetchSaga = jest.fn(() => arrival);
  const task = sagas.run(sagaWhenNeeded('lamp', fetchSaga));
  store.dispatch({ type: 'other/asked', payload: 'not ours' });
  expect(fetchSaga).not.toHaveBeenCalled();
  for (const one of ['a', 'b', 'c']) store.dispatch(asked(one));
  arrive(lampSaga);
  await arrival;
  await Promise.resolve();
  store.dispatch(asked('d'));
  expect(fetchSaga).toHaveBeenCalledTimes(1);
  expect(store.getState().lit).toEqual(['a', 'b', 'c', 'd']);
  task.cancel();
});
