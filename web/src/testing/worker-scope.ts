import type { OpenPage, WorkerEvents, WorkerScope } from '../worker/scope';

type Listener = (event: never) => void;

/** Cache Storage in memory, by the address alone, as the worker uses it. */
class FakeCaches {
  private readonly byName = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const kept = this.byName.get(name) ?? new Map<string, Response>();
    this.byName.set(name, kept);
    return {
      match: async (address: string) => kept.get(address)?.clone(),
      put: async (address: string, response: Response) => void kept.set(address, response),
    };
  }
  async match(address: string) {
    for (const kept of this.byName.values()) if (kept.has(address)) return kept.get(address)?.clone();
    return undefined;
  }
  async keys() {
    return [...this.byName.keys()];
  }
  async delete(name: string) {
    return this.byName.delete(name);
  }
  addresses(): string[] {
    return [...this.byName.values()].flatMap((kept) => [...kept.keys()]);
  }
}

export type Served = Readonly<Record<string, string | number>>;

/** A worker's surroundings: what the server has (a body, or the status alone), and what the browser keeps. */
export class FakeWorker {
  readonly caches: FakeCaches;
  served: Served | null = {};
  asked: string[] = [];
  pages: OpenPage[] = [];
  readonly opened: string[] = [];
  readonly shown: (NotificationOptions & { title: string })[] = [];
  private readonly listeners = new Map<string, Listener>();

  constructor(
    start: (scope: WorkerScope) => void,
    private readonly origin: string,
    former: FakeWorker | null = null,
  ) {
    this.caches = former?.caches ?? new FakeCaches();
    this.served = former?.served ?? {};
    start({
      location: { origin },
      crypto,
      caches: this.caches as unknown as CacheStorage,
      clients: {
        claim: async () => undefined,
        matchAll: async () => this.pages,
        openWindow: async (address) => void this.opened.push(address),
      },
      registration: {
        showNotification: async (title, options) => void this.shown.push({ title, ...options }),
      },
      fetch: async (request) => this.answer(typeof request === 'string' ? request : request.url),
      skipWaiting: async () => undefined,
      addEventListener: (type, listener) => void this.listeners.set(type, listener),
    });
  }

  async lasting(type: keyof WorkerEvents, event: object = {}): Promise<unknown> {
    let done: Promise<unknown> = Promise.resolve();
    this.tell(type, { ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    return done;
  }

  /** The body that the worker answers with; null where it leaves the request to the browser. */
  async get(path: string, mode: 'navigate' | 'cors' = 'cors', method = 'GET'): Promise<string | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: new URL(path, this.origin).href, mode, method, headers: new Headers() };
    this.tell('fetch', {
      request,
      waitUntil: () => undefined,
      respondWith: (response: Promise<Response>) => (answer = response),
    });
    return answer && (await (answer as Promise<Response>)).text();
  }

  private tell(type: string, event: object): void {
    this.listeners.get(type)?.(event as never);
  }

  private async answer(address: string): Promise<Response> {
    const path = new URL(address, this.origin).pathname;
    this.asked.push(path);
    if (this.served === null) throw new TypeError('Failed to fetch');
    const found = this.served[path] ?? 404;
    return typeof found === 'number' ? new Response('', { status: found }) : new Response(found);
  }
}
