import type { PushMessage } from '@emit/contract/reminders';

/** What push services know this server by (VAPID, RFC 8292). Keys are base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** 'mailto:' or 'https:': where whoever runs a push service can reach whoever runs Emit. */
  readonly contact: string;
}

/** Where a browser takes messages, and the keys by which they are encrypted for it alone; base64url. */
export interface PushDestination {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * taken: by the push service. gone: the browser takes no more there. later: not now; `afterMs` where the service says so.
 * refused: it will not be taken, however often it is sent. Reasons hold nothing of the message and no address.
 */
export type PushOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly afterMs: number | null; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

export interface PushPort {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Returns within a minute, whatever the push service does. `keptSeconds`: how long it is kept for a browser that is off. */
  send(to: PushDestination, message: PushMessage, keptSeconds: number): Promise<PushOutcome>;
}
