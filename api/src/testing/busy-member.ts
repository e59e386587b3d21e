import { setTimeout as pause } from 'node:timers/promises';
import type { SessionResponse } from '@emit/contract/wire';
import type { Acknowledged } from './acknowledged.js';
import { ask, DEEDS, practise, type Deed } from './deeds.js';

/** A member who was told to come again later does so after this. */
const LATER_MS = 300;

/** The server went away before it answered. */
class NoAnswer extends Error {}

/** A member who always does something; what was not answered is sent again, the same, before anything new. */
export class BusyMember {
  readonly conversations: string[] = [];
  /** How many requests were answered, when the last one was, and how. */
  answers = 0;
  answeredAt = 0;
  answered = '';
  private pending: Deed | null = null;

  private constructor(
    private readonly acknowledged: Acknowledged,
    readonly token: string,
  ) {}

  static async register(origin: string, name: string, acknowledged: Acknowledged): Promise<BusyMember> {
    const response = await fetch(`${origin}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.org`, password: 'orchard-gate', full_name: name }),
    });
    if (!response.ok) throw new Error(`${name} was not registered: ${await response.text()}`);
    const { access_token, user } = (await response.json()) as SessionResponse;
    acknowledged.members.add(user.id);
    return new BusyMember(acknowledged, access_token);
  }

  /** Whether something was left without an answer, or is to be tried again. */
  get isWaiting(): boolean {
    return this.pending !== null;
  }

  /** Goes on until the server is gone or `isEnough`. */
  async work(origin: string, isEnough: () => boolean = () => false): Promise<void> {
    try {
      while (!isEnough()) await this.next(origin);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** Does one thing, as often as it takes to be answered. */
  async does(origin: string, what: 'practise' | 'ask'): Promise<void> {
    this.pending = what === 'ask' ? ask(this.acknowledged, this.conversations) : practise(this.acknowledged);
    await this.finish(origin);
  }

  /** Brings to its end what was left without an answer. */
  async finish(origin: string): Promise<void> {
    while (this.pending) await this.next(origin);
  }

  async get<T>(origin: string, path: string): Promise<T> {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${this.token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  }

  private async next(origin: string): Promise<void> {
    const again = this.pending !== null;
    const make = DEEDS[Math.floor(Math.random() * DEEDS.length)];
    const deed = this.pending ?? make?.(this.acknowledged, this.conversations);
    if (!deed) return;
    this.pending = deed;
    const { status, answer, retryAfter } = await this.send(origin, deed);
    this.answers += 1;
    this.answeredAt = performance.now();
    this.answered = `${deed.method} ${deed.path}: ${status}`;
    if (status === 503) return this.later(retryAfter);
    this.pending = null;
    if (status >= 400) this.acknowledged.refused.push(`${deed.method} ${deed.path}: ${status} ${answer}`);
    else deed.done(JSON.parse(answer));
    this.acknowledged.counted(again);
  }

  private later(retryAfter: string | null): Promise<void> {
    const { turnedAway } = this.acknowledged;
    turnedAway.count += 1;
    if (!(Number(retryAfter) > 0)) turnedAway.withoutRetryAfter += 1;
    return pause(LATER_MS);
  }

  private async send(
    origin: string,
    { method, path, body, key }: Deed,
  ): Promise<{ status: number; answer: string; retryAfter: string | null }> {
    try {
      const response = await fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        answer: await response.text(),
        retryAfter: response.headers.get('retry-after'),
      };
    } catch (error) {
      throw new NoAnswer('The server is gone', { cause: error });
    }
  }
}
