/** What a service worker's global scope has, as far as Emit's worker uses it: the app is compiled for windows. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly crypto: Crypto;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

export interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchedEvent;
  message: MessageOfPage;
  push: PushedEvent;
  notificationclick: NotificationTapped;
  pushsubscriptionchange: LastingEvent;
}

/** The browser keeps the worker running until what is waited for has ended. */
export interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface PushedEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationTapped extends LastingEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

export interface MessageOfPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}
