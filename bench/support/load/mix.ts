import { randomUUID } from 'node:crypto';
import type { Answer, Call, Client } from './client.js';
import { login, practice, tokenIn, type LoadMember } from './members.js';

/** What members do, in how many of a thousand requests: they look far more often than they write. */
const MIX = {
  dashboard: 380,
  summary: 160,
  calendar: 50,
  conversations: 120,
  conversation: 110,
  practice: 110,
  chat: 50,
  me: 15,
  login: 5,
} as const;

export type Action = keyof typeof MIX;

/** A question; it goes on in the member's last conversation, or begins one. */
export async function ask(client: Client, member: LoadMember): Promise<Answer> {
  // Now and then a new one, so that none grows without end.
  const conversation_id = Math.random() < 0.8 ? member.conversations.at(-1) : undefined;
  const body = {
    prompt: 'How do I find rest when the day is long?',
    message_id: randomUUID(),
    conversation_id,
  };
  const { token } = member;
  const answer = await client.call({
    method: 'POST',
    path: '/api/v1/claude-direct',
    token,
    body,
    stream: true,
  });
  const done = /event: done\ndata: (.*)/.exec(answer.body)?.[1];
  if (answer.status !== 200 || done === undefined) return { ...answer, status: 500 };
  const { conversation_id: id } = JSON.parse(done) as { conversation_id: string };
  if (!member.conversations.includes(id)) member.conversations.push(id);
  return answer;
}

function callFor(action: Exclude<Action, 'chat'>, member: LoadMember): Call {
  const { token } = member;
  const get = (path: string): Call => ({ method: 'GET', path, token });
  switch (action) {
    case 'dashboard':
      return get('/fho/dashboard/me');
    case 'summary':
      return get('/api/v1/progress/summary');
    case 'calendar':
      return get('/api/v1/progress/calendar');
    case 'conversations':
      return get('/api/v1/conversations?view=summary');
    case 'conversation': {
      const id = member.conversations.at(-1);
      return get(id === undefined ? '/api/v1/conversations?view=summary' : `/api/v1/conversations/${id}`);
    }
    case 'practice': {
      const body = practice(Math.floor(Math.random() * 100));
      return { method: 'POST', path: '/fho/practices/me', token, body };
    }
    case 'me':
      return get('/api/v1/users/me');
    case 'login':
      return { method: 'POST', path: '/api/v1/auth/login', body: login(member) };
  }
}

export async function act(client: Client, action: Action, member: LoadMember): Promise<Answer> {
  if (action === 'chat') return ask(client, member);
  const answer = await client.call(callFor(action, member));
  // As a browser does: of many sessions of a member, the oldest ends.
  if (action === 'login' && answer.status === 200) member.token = tokenIn(answer);
  return answer;
}

const TOTAL = Object.values(MIX).reduce((sum, share) => sum + share, 0);

export function anyAction(): Action {
  let left = Math.random() * TOTAL;
  for (const [action, share] of Object.entries(MIX) as [Action, number][]) {
    left -= share;
    if (left < 0) return action;
  }
  return 'dashboard';
}
