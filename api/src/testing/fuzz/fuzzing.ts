import type { SessionResponse } from '@emit/contract/wire';
import { TestApp } from '../test-app.js';
import { Described, type Document } from './described.js';
import { faultOf, type Beyond } from './judge.js';
import { OddGuide } from './odd-guide.js';
import type { Draft } from './requests.js';
import { answerTo, sentOf, type Answer, type Sent } from './sending.js';
import { State, type Member } from './state.js';

export const MEMBERS = 4;
/** Requests after which other members come, so that no list of conversations grows without end. */
const GENERATION = 400;
const PASSWORD = 'orchard-gate-by-night';

/** An app that is sent requests; it counts its answers and judges each by the document. */
export class Fuzzing {
  readonly counts = new Map<string, Map<number, number>>();
  private readonly state = new State();
  private sent = 0;
  private registered = 0;

  private constructor(
    private readonly app: TestApp,
    private readonly origin: string,
    readonly described: Described,
    private readonly beyond: Beyond,
  ) {}

  static async start(beyond: Beyond, rateLimits: 'on' | 'off'): Promise<Fuzzing> {
    const env = { EMIT_RATE_LIMITS: rateLimits, EMIT_TRIAL_TOKENS: '2000' };
    const app = await TestApp.start({ guide: new OddGuide(), env });
    const origin = await app.listen();
    const document = (await (await fetch(`${origin}/api/docs`)).json()) as Document;
    return new Fuzzing(app, origin, new Described(document), beyond);
  }

  /** Throws with the request and its answer when the document does not hold. */
  async try(draft: Draft): Promise<void> {
    if (this.sent++ % GENERATION === 0) await this.newMembers();
    const sent = sentOf(draft, this.state);
    const answer = await answerTo(this.origin, sent);
    this.count(draft.operation.name, answer.status);
    const fault = faultOf(this.described, sent, answer, this.beyond);
    if (fault !== null) throw new Error(`${fault}\n${told(sent, answer)}`);
    await this.follow(sent, answer);
  }

  close(): Promise<void> {
    return this.app.close();
  }

  private count(operation: string, status: number): void {
    const statuses = this.counts.get(operation) ?? new Map<number, number>();
    this.counts.set(operation, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  }

  /** Keeps what the answer gave; a member whose session has ended is replaced by another. */
  private async follow({ draft: { who } }: Sent, answer: Answer): Promise<void> {
    const member = typeof who === 'number' ? this.state.members[who] : undefined;
    if (typeof who !== 'number' || member === undefined) return;
    if (answer.status === 401) await this.replace(who);
    if (answer.status >= 300 || !answer.headers['content-type']?.includes('json')) return;
    this.state.learn(JSON.parse(answer.body.toString() || 'null'), member);
  }

  private async newMembers(): Promise<void> {
    for (let at = 0; at < MEMBERS; at++) await this.replace(at);
  }

  /** The member stays where no more may register in this minute. */
  private async replace(at: number): Promise<void> {
    const member = await this.newMember();
    if (member !== null) this.state.members[at] = member;
  }

  private async newMember(): Promise<Member | null> {
    const email = `fuzz${this.registered++}@example.org`;
    const body = JSON.stringify({ email, password: PASSWORD, full_name: 'Ruth Moab' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.origin}/api/v1/auth/register`, { method: 'POST', headers, body });
    if (answer.status !== 201) return null;
    const { access_token, user } = (await answer.json()) as SessionResponse;
    return { id: user.id, email, password: PASSWORD, token: access_token };
  }
}

function told({ method, url, headers, body }: Sent, answer: Answer): string {
  const { authorization: _, ...shown } = headers;
  const asked = `${method} ${url} ${JSON.stringify(shown)} ${body?.toString().slice(0, 1_500) ?? ''}`;
  return `${asked}\n→ ${answer.status} ${answer.headers['content-type'] ?? ''} ${answer.body.toString().slice(0, 1_500)}`;
}
