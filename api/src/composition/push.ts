import type { PushPort } from '../ports/push.port.js';
import type { Settings } from '../settings/settings.js';

/** Null without keys. What encrypts is loaded only where it is used. */
export async function openPush({ push }: Pick<Settings, 'push'>): Promise<PushPort | null> {
  if (push === null) return null;
  const { WebPush } = await import('../adapters/push/web-push/web-push.js');
  return new WebPush(push);
}
