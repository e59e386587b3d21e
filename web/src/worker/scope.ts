/** What a service worker's global scope has, as far as Emit's worker uses it: the app is compiled for windows. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly crypto: Crypto;
  readonly clients: { claim(): Promise<void> };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchedEvent;
  message: MessageOfPage;
}

/** The browser keeps the worker running until what is waited for has ended. */
export interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface MessageOfPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}
