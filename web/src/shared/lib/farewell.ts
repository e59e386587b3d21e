import { eventChannel, type EventChannel } from 'redux-saga';

type Farewell = () => Promise<unknown>;

const farewells = new Set<Farewell>();

/** For what a feature has to tell the server before a logout ends the session there. Returns a function that takes it back. */
export function beforeLogout(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => void farewells.delete(farewell);
}

/** Begins at once, while the token is still there; resolves when all of it has been told, or could not be. */
export function sayFarewells(): Promise<unknown> {
  return Promise.allSettled([...farewells].map((farewell) => farewell()));
}

/** A logout that waits until `done` is called. */
export interface Parting {
  readonly done: () => void;
}

/** Tells of each logout as it begins. */
export function partings(): EventChannel<Parting> {
  return eventChannel<Parting>((emit) => beforeLogout(() => new Promise<void>((done) => emit({ done }))));
}
