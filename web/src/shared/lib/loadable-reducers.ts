import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import type { KeptAnswer } from './kept-answers';
import { setFailed, setFound, setLoaded, setLoading, type Loadable } from './loadable';

/** Returns the case reducers of a slice that loads one thing, which is at `place` in its state. */
export function loadableReducers<S, T>(place: (state: Draft<S>) => Loadable<T>) {
  return {
    requested(state: Draft<S>) {
      setLoading(place(state));
    },
    loaded(state: Draft<S>, { payload }: PayloadAction<T>) {
      setLoaded(place(state), payload);
    },
    found(state: Draft<S>, { payload }: PayloadAction<KeptAnswer<T>>) {
      setFound(place(state), payload);
    },
    failed(state: Draft<S>, { payload }: PayloadAction<string>) {
      setFailed(place(state), payload);
    },
  };
}
