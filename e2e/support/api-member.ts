import type { BrowserContextOptions } from 'playwright-core';
import type { SessionList } from '@emit/contract/account';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import type { PracticePage, PracticeRequest } from '@emit/contract/practices';
import type {
  CreateConversationRequest,
  SessionResponse,
  WireConversation,
  WireConversationSummary,
  WireMessage,
} from '@emit/contract/wire';
import { newMember, type NewMember } from './member';

const MESSAGES_PER_CALL = 250;

/** A member made through the API: for journeys that begin after the registration. */
export class ApiMember {
  private constructor(
    private readonly url: string,
    readonly login: NewMember,
    readonly session: SessionResponse,
  ) {}

  static async register(url: string, login = newMember()): Promise<ApiMember> {
    const { email, password, fullName: full_name } = login;
    const body = { email, password, full_name, privacy_version: PRIVACY_VERSION };
    return new ApiMember(url, login, await call(url, 'POST', '/api/v1/auth/register', { body }));
  }

  /** The same member in another session. */
  static async logIn(url: string, login: NewMember): Promise<ApiMember> {
    const body = { username: login.email, password: login.password };
    return new ApiMember(url, login, await call(url, 'POST', '/api/v1/auth/login', { body }));
  }

  /** Options of a browser context in which this member is signed in. */
  signedIn(): BrowserContextOptions {
    const { access_token, user } = this.session;
    const localStorage = [
      { name: 'token', value: access_token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    return { storageState: { cookies: [], origins: [{ origin: this.url, localStorage }] } };
  }

  /** Ends every session of the member but this one. */
  async endSessionsBut(): Promise<void> {
    const { sessions } = await this.call<SessionList>('GET', '/api/v1/sessions');
    for (const { id, current } of sessions) if (!current) await this.call('DELETE', `/api/v1/sessions/${id}`);
  }

  conversations(): Promise<WireConversationSummary[]> {
    return this.call('GET', '/api/v1/conversations');
  }

  conversation(id: string): Promise<WireConversation> {
    return this.call('GET', `/api/v1/conversations/${id}`);
  }

  /** What is left of them. */
  tokens(): Promise<number> {
    return this.call<{ tokens: number }>('GET', '/api/v1/users/me').then(({ tokens }) => tokens);
  }

  totalPractices(): Promise<number> {
    return this.call<{ profile: { total_practices: number } }>('GET', '/fho/dashboard/me').then(
      ({ profile }) => profile.total_practices,
    );
  }

  /** Of all, by the practices themselves. */
  async practiceNames(): Promise<string[]> {
    const { practices } = await this.call<PracticePage>('GET', '/api/v1/practices');
    return practices.map(({ practice_name }) => practice_name);
  }

  async logPractice(practice: Partial<PracticeRequest> = {}): Promise<void> {
    const body = {
      mindstream_type: 'power',
      practice_type: 'Bible Study',
      practice_name: 'Morning psalm',
      duration_minutes: 30,
      quality_rating: 8,
      ...practice,
    };
    await this.call('POST', '/fho/practices/me', body);
  }

  /** A conversation of any length, told in calls that stay below the body's limit of 256 KiB. */
  async keepConversation(title: string, messages: readonly WireMessage[]): Promise<string> {
    const first: CreateConversationRequest = { title, category: 'biblical', messages: [] };
    const chunks = Array.from({ length: Math.ceil(messages.length / MESSAGES_PER_CALL) }, (_, at) =>
      messages.slice(at * MESSAGES_PER_CALL, (at + 1) * MESSAGES_PER_CALL),
    );
    const body = { ...first, messages: chunks[0] ?? [] };
    const { id } = await this.call<{ id: string }>('POST', '/api/v1/conversations', body);
    for (const chunk of chunks.slice(1))
      await this.call('PUT', `/api/v1/conversations/${id}`, { messages: chunk });
    return id;
  }

  private call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return call(this.url, method, path, { token: this.session.access_token, body });
  }
}

async function call<T>(
  url: string,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown },
): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
