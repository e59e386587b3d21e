import { WORKER_FILE } from '@emit/contract/paths';
import { listen } from './listen';
import { logFailure } from './log';
import { onReturn } from './next-chance';

/** Milliseconds: a tab that stays open asks for a new build at most so often. */
const LOOK_AGAIN = 3_600_000;
/** How long a new worker may take to take over before the page is loaded anew without it. */
const TAKE_OVER_LIMIT = 3_000;

let isOutdated = false;
const listeners = new Set<() => void>();

/** The worker keeps the app in the browser (src/worker). Without one, as on plain HTTP, everything is as it was. */
export function startWorker(): void {
  const { serviceWorker: workers } = navigator as Partial<Navigator>;
  if (!workers) return;
  workers
    .register(WORKER_FILE, { updateViaCache: 'none' })
    // A browser that is told to take no workers answers with none.
    .then((registration?: ServiceWorkerRegistration) => registration && watch(workers, registration))
    .catch((error: unknown) => logFailure('The app is not kept for times without a connection', error));
}

/** What members need is kept as well, in this build and those that follow. */
export async function keepMembersPart(): Promise<void> {
  const registration = await (navigator as Partial<Navigator>).serviceWorker?.ready;
  registration?.active?.postMessage({ kind: 'bring-members' });
}

/** For useSyncExternalStore: whether another build than this page's is ready. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function isNewVersionReady(): boolean {
  return isOutdated;
}

/** What is typed is kept by then: every draft is written as the page is left. */
export async function loadNewVersion(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.getRegistration();
  if (registration?.waiting) {
    const taken = new Promise<void>((done) =>
      listen(workers, 'controllerchange', () => done(), { once: true }),
    );
    registration.waiting.postMessage({ kind: 'take-over' });
    await Promise.race([taken, new Promise((done) => setTimeout(done, TAKE_OVER_LIMIT))]);
  }
  window.location.reload();
}

function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const look = () => void compare(workers, registration).catch(() => undefined);
  look();
  listen(registration, 'updatefound', () => {
    const { installing } = registration;
    if (installing) listen(installing, 'statechange', look);
  });
  listen(workers, 'controllerchange', look);
  onReturn(() => {
    if (Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** A worker that waits with this page's own build may begin at once; one with another build is told of. */
async function compare(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration) {
  const { waiting } = registration;
  const latest = waiting ?? workers.controller;
  const isOurs = latest === null || (await isOfThisBuild(latest));
  if (waiting && isOurs) waiting.postMessage({ kind: 'take-over' });
  if (isOutdated === !isOurs) return;
  isOutdated = !isOurs;
  listeners.forEach((listener) => listener());
}

function isOfThisBuild(worker: ServiceWorker): Promise<boolean> {
  // The last is the entry, which names every other file; those before it may be the same in many builds.
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const script = [...scripts].at(-1)?.src ?? '';
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => answer(data === true);
    worker.postMessage({ kind: 'is-yours', script: new URL(script).pathname }, [port2]);
  });
}
