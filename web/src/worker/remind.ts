import type { PushMessage } from '@emit/contract/reminders';
import type { WorkerScope } from './scope';

/** Shown where a message cannot be read: a browser wants every one to be shown. */
const USUAL: PushMessage = {
  title: 'A quiet moment',
  body: 'Your time has come, whenever you are ready.',
  path: '/app',
  day: '',
};
const ICON = '/icons/icon-192.png';

/** Shows the daily reminder; a tap on it leads into the app. */
export function remind(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path, day } = messageIn(event.data?.text() ?? '');
    // One that comes twice for a day takes the place of the first, and makes no sound.
    const options = { body, icon: ICON, badge: ICON, tag: `reminder-${day}`, data: path };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, String(event.notification.data)));
  });
  // The page has the session that the server asks for.
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellPages(scope)));
}

function messageIn(text: string): PushMessage {
  try {
    const { title, body, path, day } = JSON.parse(text) as Partial<PushMessage>;
    const isWhole = [title, body, day].every((part) => typeof part === 'string' && part !== '');
    return isWhole && /^\/(?!\/)/.test(String(path)) ? ({ title, body, path, day } as PushMessage) : USUAL;
  } catch {
    return USUAL;
  }
}

/** In the page that is there already. */
async function open(scope: WorkerScope, path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

async function tellPages(scope: WorkerScope): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ kind: 'push-changed' });
}
