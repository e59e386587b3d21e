import createSagaMiddleware from 'redux-saga';
import { configureStore } from '@reduxjs/toolkit';
import { take } from 'typed-redux-saga';
import { pass, withFakeClock } from '../testing/clock';
import { startAll } from './root.saga';

withFakeClock();

function run(...features: (() => Generator)[]) {
  const sagas = createSagaMiddleware();
  const store = configureStore({ reducer: () => 0, middleware: (defaults) => defaults().concat(sagas) });
  return { store, task: sagas.run(startAll, features) };
}

describe('the features of the app', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('go on when one of them breaks, which is logged and begins anew after a pause', async () => {
    const begun: string[] = [];
    const heard: string[] = [];
    run(
      function* breaking() {
        begun.push('breaking');
        yield* take('anything');
        throw new Error('Broken');
      },
      function* sound() {
        for (;;) {
          yield* take('anything');
          heard.push('sound');
        }
      },
    ).store.dispatch({ type: 'anything' });
    expect(heard).toEqual(['sound']);
    expect(begun).toEqual(['breaking']);
    await pass(1_000);
    expect(begun).toEqual(['breaking', 'breaking']);
  });

  it('end with their store', () => {
    const heard: string[] = [];
    const { store, task } = run(function* sound() {
      for (;;) {
        yield* take('anything');
        heard.push('sound');
      }
    });
    task.cancel();
    store.dispatch({ type: 'anything' });
    expect(heard).toEqual([]);
  });
});
