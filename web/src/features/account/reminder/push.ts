/** Why this browser cannot be told to show reminders; null where it can. */
export type PushFault = 'unsupported' | 'not-installed' | 'denied';

/** Web push in this browser: all that touches its subscription. */
export function pushFault(): PushFault | null {
  // iPhone and iPad have it in apps on the Home Screen alone.
  if ((navigator as { standalone?: boolean }).standalone === false) return 'not-installed';
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribes where that is not done, or was done for another server's key. Throws where the browser cannot. */
export async function subscribe(pushKey: string): Promise<Subscribed> {
  const manager = await pushManager();
  const key = bytesOf(pushKey);
  const former = await manager.getSubscription();
  const isOurs = former !== null && isSame(former.options.applicationServerKey, key);
  if (former && !isOurs) await former.unsubscribe();
  const subscription =
    former && isOurs ? former : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: endpoint ?? subscription.endpoint, p256dh, auth };
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushManager()).getSubscription();
  await subscription?.unsubscribe();
}

/** What the server knows a browser's reminder by. */
export async function reminderIdOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function pushManager(): Promise<PushManager> {
  // `ready` waits for ever where there is no worker.
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('no worker');
  return (await navigator.serviceWorker.ready).pushManager;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(former: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(former ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, at) => byte === key[at]);
}
