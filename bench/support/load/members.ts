import type { Answer, Client } from './client.js';

export interface LoadMember {
  /** Of the session it goes on with. */
  token: string;
  readonly email: string;
  readonly conversations: string[];
}

const PASSWORD = 'orchard-gate-and-wall';
const AT_ONCE = 8;

export function practice(n: number): object {
  return {
    mindstream_type: (['power', 'flow', 'clarity'] as const)[n % 3],
    practice_type: ['Worship', 'Meditation', 'Volunteering'][n % 3],
    // Short: a day of the longest load must hold them.
    duration_minutes: 1,
    quality_rating: 5 + (n % 5),
    insights_gained: 'He leadeth me beside the still waters, and I was in no hurry to leave them.',
  };
}

export const login = ({ email }: LoadMember): object => ({ username: email, password: PASSWORD });

/** What a registration or a login answers. */
export function tokenIn({ body }: Answer): string {
  return (JSON.parse(body) as { access_token: string }).access_token;
}

async function register(client: Client, n: number): Promise<LoadMember> {
  const email = `load${n}@example.org`;
  const body = { email, password: PASSWORD, full_name: 'Ruth Moab' };
  const answer = await client.call({ method: 'POST', path: '/api/v1/auth/register', body });
  if (answer.status !== 201) throw new Error(`a member could not register: ${answer.body}`);
  const token = tokenIn(answer);
  for (let n = 0; n < 3; n++) {
    await client.call({ method: 'POST', path: '/fho/practices/me', token, body: practice(n) });
  }
  return { token, email, conversations: [] };
}

/** So many members, each with some practices. */
export async function registerMembers(client: Client, count: number): Promise<LoadMember[]> {
  const members: LoadMember[] = [];
  for (let n = 0; n < count; n += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, index) => n + index);
    members.push(...(await Promise.all(numbers.map((number) => register(client, number)))));
  }
  return members;
}
