import { setTimeout as pause } from 'node:timers/promises';
import type { SessionResponse } from '@emit/contract/wire';
import type { Acknowledged } from './acknowledged.js';
import { ask, DEEDS, practise, type Deed } from './deeds.js';

/** A member who was told to come again later does so after this. */
const LATER_MS = 300;
/** So long a member tries to register. One that died half-way leaves the address free after a minute. */
const PATIENT_MS = 120_000;
const PASSWORD = 'orchard-gate';

/** The server went away before it answered. */
class NoAnswer extends Error {}

/** A member who always does something; what was not answered is sent again, the same, before anything new. */
export class BusyMember {
  readonly conversations: string[] = [];
  /** How many requests were answered, when the last one began to be, and how. */
  answers = 0;
  answeredAt = 0;
  answered = '';
  private pending: Deed | null = null;

  private constructor(
    private readonly acknowledged: Acknowledged,
    readonly token: string,
  ) {}

  /**
   * Registers, and does it again where the answer is 503. Throws what was answered when it is anything else, or still 503
   * after `patientMs`.
   */
  static async register(
    origin: string,
    name: string,
    acknowledged: Acknowledged,
    patientMs = PATIENT_MS,
  ): Promise<BusyMember> {
    const until = performance.now() + patientMs;
    const email = `${name}@example.org`;
    const auth = (how: string, body: object) =>
      fetch(`${origin}/api/v1/auth/${how}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    for (let again = false; ; again = true) {
      let response = await auth('register', { email, password: PASSWORD, full_name: name });
      // Taken by what was answered with 503, which was done in part or in whole.
      if (again && response.status === 409)
        response = await auth('login', { username: email, password: PASSWORD });
      if (response.ok) {
        const { access_token, user } = (await response.json()) as SessionResponse;
        acknowledged.members.add(user.id);
        return new BusyMember(acknowledged, access_token);
      }
      const isLater = response.status === 503 || (again && response.status === 401);
      if (!isLater || performance.now() > until)
        throw new Error(`${name} was not registered: ${await response.text()}`);
      await pause(LATER_MS);
    }
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
    this.answered = `${deed.method} ${deed.path}: ${status}`;
    if (status === 503) return this.later(retryAfter, `${this.answered} ${answer}`);
    this.pending = null;
    if (status >= 400) this.acknowledged.refused.push(`${deed.method} ${deed.path}: ${status} ${answer}`);
    else deed.done(JSON.parse(answer));
    this.acknowledged.counted(again);
  }

  private later(retryAfter: string | null, answer: string): Promise<void> {
    const { turnedAway } = this.acknowledged;
    turnedAway.count += 1;
    turnedAway.answers.push(answer);
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
      // A long answer takes as long as it has to say, and however slow its reader is.
      const answeredAt = performance.now();
      const answer = await response.text();
      this.answeredAt = answeredAt;
      return {
        status: response.status,
        answer,
        retryAfter: response.headers.get('retry-after'),
      };
    } catch (error) {
      throw new NoAnswer('The server is gone', { cause: error });
    }
  }
}
