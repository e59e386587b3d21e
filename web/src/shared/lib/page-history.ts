import { createPath, NavigationType, type Location, type Navigator, type To } from 'react-router';
import { followHistory, fromLayer, layersOfEntry, settleLayers } from './layers';
import { listen } from './listen';

type Listener = (type: NavigationType, location: Location) => void;

/** The browser's history as the router uses it, which knows of the layers over the page. */
export interface PageHistory extends Navigator {
  location: () => Location;
  /** Returns a function that ends it. */
  listen: (listener: Listener) => () => void;
}

export function createPageHistory(): PageHistory {
  let listener: Listener = () => undefined;
  const tell = (type: NavigationType) => listener(type, currentLocation());
  return {
    location: currentLocation,
    createHref: pathOf,
    go: (entries) => window.history.go(entries),
    push(to, state: unknown) {
      // The page takes the layer's place: there is nothing to come back to.
      fromLayer(1, () => {
        write(layersOfEntry() > 0 ? 'replaceState' : 'pushState', to, state, 0);
        tell(NavigationType.Push);
      });
    },
    replace(to, state: unknown, { preventScrollReset: isSamePlace = false } = {}) {
      // The same page once more leaves what lies over it.
      const isSame = pathOf(to) === createPath(window.location);
      fromLayer(isSame ? Infinity : 0, () => {
        write('replaceState', to, state, isSame ? layersOfEntry() : 0, isSamePlace ? keyOfEntry() : newKey());
        tell(NavigationType.Replace);
        // As it does under another address.
        if (isSamePlace) settleLayers();
      });
    },
    listen(next) {
      listener = next;
      // Before what waits for the way to end goes on from there.
      const ignore = listen(window, 'popstate', () => tell(NavigationType.Pop));
      const leave = followHistory();
      return () => {
        leave();
        ignore();
      };
    },
  };
}

interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
}

/** The router's key of an entry that the browser itself opened is 'default'. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as Entry;
  return { pathname, search, hash, state: usr, key };
}

function keyOfEntry(): string | undefined {
  return ((window.history.state ?? {}) as Entry).key;
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}

function write(
  how: 'pushState' | 'replaceState',
  to: To,
  usr: unknown,
  layers: number,
  key: string | undefined = newKey(),
): void {
  window.history[how]({ usr, key, layers }, '', pathOf(to));
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
