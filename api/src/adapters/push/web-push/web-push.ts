import { Agent, request } from 'node:https';
import { isIP } from 'node:net';
import type { PushMessage } from '@emit/contract/reminders';
import webPush from 'web-push';
import type { PushDestination, PushKeys, PushOutcome, PushPort } from '../../../ports/push.port.js';
import { lookUpPublic } from '../../network/public-hosts.js';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 16;
const GONE = [404, 410];
const TOO_MANY = 429;

interface Reaching {
  /** Which connections are made: the addresses come from browsers. */
  readonly agent: Agent;
  readonly timeoutMs: number;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Web push (RFC 8030): messages encrypted for one browser (RFC 8291), signed for its push service (RFC 8292). */
export class WebPush implements PushPort {
  readonly publicKey: string;
  private readonly reaching: Reaching;

  constructor(
    private readonly keys: PushKeys,
    { agent = publicAgent(), timeoutMs = TIMEOUT_MS }: Partial<Reaching> = {},
  ) {
    this.publicKey = keys.publicKey;
    this.reaching = { agent, timeoutMs };
  }

  async send(to: PushDestination, message: PushMessage, keptSeconds: number): Promise<PushOutcome> {
    const host = hostOf(to.endpoint);
    if (host === null) return { kind: 'refused', reason: 'no address of a push service' };
    if (isIP(host) !== 0) return { kind: 'refused', reason: 'a number in place of a name' };
    let details: webPush.RequestDetails;
    try {
      details = this.encrypted(to, message, keptSeconds);
    } catch {
      return { kind: 'refused', reason: 'no keys of a browser' };
    }
    try {
      return outcomeOf(await post(details, this.reaching));
    } catch (error) {
      const { name, code = name } = error as NodeJS.ErrnoException;
      if (name === 'NotPublic') return { kind: 'refused', reason: (error as Error).message };
      return { kind: 'later', afterMs: null, reason: `not reached (${code})` };
    }
  }

  private encrypted({ endpoint, p256dh, auth }: PushDestination, message: PushMessage, keptSeconds: number) {
    const { contact: subject, publicKey, privateKey } = this.keys;
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: keptSeconds,
      // Of a message that came twice the service delivers the later one (RFC 8030, 5.4).
      topic: `daily-${message.day}`,
      urgency: 'normal',
    });
  }
}

/** Null for what is no https address. A number is connected to without being looked up. */
function hostOf(endpoint: string): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' ? hostname.replace(/^\[(.*)\]$/, '$1') : null;
}

function publicAgent(): Agent {
  return new Agent({ lookup: lookUpPublic, maxSockets: AT_ONCE });
}

/** Follows no redirect, and reads no more of the answer than its head. */
function post({ endpoint, method, headers, body }: webPush.RequestDetails, { agent, timeoutMs }: Reaching) {
  return new Promise<Answer>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(endpoint, { method, headers, agent, signal }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (GONE.includes(status)) return { kind: 'gone' };
  const reason = `answered ${status}`;
  if (status !== TOO_MANY && status < 500) return { kind: 'refused', reason };
  const afterMs = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : null;
  return { kind: 'later', afterMs, reason };
}
