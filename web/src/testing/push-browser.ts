/** Web push at the browser's edge: permission, and one subscription at a time. */
export interface PushBrowser {
  /** How often permission was asked for. */
  asked(): number;
  /** What the member answers from then on; 'granted' unless said. */
  answers(permission: NotificationPermission): void;
  permit(permission: NotificationPermission): void;
  /** The endpoint, or null. */
  subscribed(): string | null;
  subscribe(base64: string): Promise<void>;
  /** No subscription is made any more. */
  fail(): void;
  without(name: 'PushManager' | 'Notification'): void;
  /** In Safari itself, where push is for installed apps. */
  onIphone(): void;
  /** What the worker tells the page. */
  tell(data: unknown): void;
  restore(): void;
}

export function browserWithPush(): PushBrowser {
  const former = new Map<object, Map<string, PropertyDescriptor | undefined>>();
  const define = (target: object, name: string, value: unknown) => {
    const known = former.get(target) ?? new Map<string, PropertyDescriptor | undefined>();
    if (!known.has(name)) known.set(name, Object.getOwnPropertyDescriptor(target, name));
    former.set(target, known);
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  };
  let [permission, answer]: NotificationPermission[] = ['default', 'granted'];
  let [asked, made, fails] = [0, 0, false];
  let current: object | null = null;
  let endpoint: string | null = null;

  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (fails) throw new DOMException('Registration failed - push service error', 'AbortError');
      endpoint = `https://push.example.org/send/${(made += 1)}`;
      const json = { endpoint, keys: { p256dh: 'public', auth: 'secret' } };
      current = {
        endpoint,
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => json,
        unsubscribe: async () => {
          [current, endpoint] = [null, null];
          return true;
        },
      };
      return current;
    },
  };
  const registration = { pushManager };
  const workers = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  define(navigator, 'serviceWorker', workers);
  define(window, 'PushManager', () => undefined);
  define(window, 'Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      permission = answer ?? 'granted';
      return permission;
    },
  });
  return {
    asked: () => asked,
    answers: (given) => void (answer = given),
    permit: (given) => void (permission = given),
    subscribed: () => endpoint,
    subscribe: async (key) => {
      const applicationServerKey = Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0));
      await pushManager.subscribe({ applicationServerKey });
    },
    fail: () => void (fails = true),
    without: (name) => {
      define(window, name, undefined);
      Reflect.deleteProperty(window, name);
    },
    onIphone: () => define(navigator, 'standalone', false),
    tell: (data) => void workers.dispatchEvent(new MessageEvent('message', { data })),
    restore: () => {
      for (const [target, names] of former)
        for (const [name, descriptor] of names)
          if (descriptor) Object.defineProperty(target, name, descriptor);
          else Reflect.deleteProperty(target, name);
    },
  };
}
