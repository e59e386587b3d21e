import { eventChannel } from 'redux-saga';
import { call, fork, take, type SagaGenerator } from 'typed-redux-saga';

type Farewell = () => Promise<unknown>;

const farewells = new Set<Farewell>();

/** For what a feature has to tell the server before a logout ends the session there. Returns a function that takes it back. */
function beforeLogout(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => void farewells.delete(farewell);
}

/** Begins at once, while the token is still there; resolves when all of it has been told, or could not be. */
export function sayFarewells(): Promise<unknown> {
  return Promise.allSettled([...farewells].map((farewell) => farewell()));
}

/** Runs `tell` as a logout begins, which waits for its end. */
export function* atLogout(tell: () => SagaGenerator<void>) {
  const logouts = eventChannel<{ done: () => void }>((emit) =>
    beforeLogout(() => new Promise<void>((done) => emit({ done }))),
  );
  try {
    for (;;) yield* fork(tellBefore, tell, yield* take(logouts));
  } finally {
    logouts.close();
  }
}

function* tellBefore(tell: () => SagaGenerator<void>, { done }: { done: () => void }) {
  yield* call(tell);
  done();
}
