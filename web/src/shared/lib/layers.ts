import { isRecord } from './is-record';
import { listen } from './listen';

/**
 * What lies over the page (dialogs, the drawer, menus, a panel), as the browser's history has it: each open layer has an
 * entry of its own with the page's address, so that the way back closes it and stays on the page.
 */
interface Layer {
  readonly close: () => void;
}

/** Milliseconds: a journey that the browser does not make is over then. */
const JOURNEY_LIMIT = 1_000;

const open: Layer[] = [];
/** Runs when our own way through the history has ended; null when there is none. */
let journey: { readonly then: (() => void)[]; readonly timer: ReturnType<typeof setTimeout> } | null = null;

/** Adds a layer; `close` is called when the member goes back. Returns a function for when it has closed. */
export function addLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  queueMicrotask(settleLayers);
  return () => {
    open.splice(open.indexOf(layer), 1);
    queueMicrotask(settleLayers);
  };
}

/** How many layers the entry stands for on which the browser is. */
export function layersOfEntry(): number {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.layers === 'number' ? state.layers : 0;
}

/** Calls `work` once the browser is on an entry of at most so many layers, and on no way of our own. */
export function fromLayer(most: number, work: () => void): void {
  const surplus = layersOfEntry() - most;
  if (journey) journey.then.push(() => fromLayer(most, work));
  else if (surplus > 0) goBack(surplus, () => fromLayer(most, work));
  else work();
}

/** Listens to the browser's history; after a reload nothing is open any more. Returns a function that ends it. */
export function followHistory(): () => void {
  settleLayers();
  return listen(window, 'popstate', onTravelled);
}

/** Brings the history to what is open: closed layers leave no entry behind, and each open one has its own. */
export function settleLayers(): void {
  if (journey) return;
  const surplus = layersOfEntry() - open.length;
  if (surplus > 0) goBack(surplus, settleLayers);
  for (let missing = -surplus; missing > 0; missing -= 1) {
    const state = { ...(window.history.state as object | null), layers: layersOfEntry() + 1 };
    window.history.pushState(state, '');
  }
}

function goBack(entries: number, then: () => void): void {
  journey = { then: [then], timer: setTimeout(arrive, JOURNEY_LIMIT) };
  window.history.go(-entries);
}

function arrive(): void {
  if (!journey) return;
  const { then, timer } = journey;
  clearTimeout(timer);
  journey = null;
  for (const work of then) work();
}

function onTravelled(): void {
  if (journey) {
    arrive();
    return;
  }
  // One after the other, the uppermost first; forward, to a layer that is closed, leads nowhere.
  for (const { close } of open.slice(layersOfEntry()).reverse()) close();
  // What does not let itself be closed just now keeps its entry.
  setTimeout(settleLayers);
}
