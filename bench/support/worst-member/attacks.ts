import { randomUUID } from 'node:crypto';

export interface Target {
  readonly token: string;
  /** Of nearly as much text as one may have. */
  readonly conversationId: string;
}

export interface Attack {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: string;
}

const CONVERSATIONS = '/api/v1/conversations';

export function messages(count: number, characters: number): object[] {
  return Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    role: 'user',
    content: `${n} ${'grace '.repeat(characters / 6)}`,
    timestamp: n,
  }));
}

/** The answer that is wrong in one word, as often as it may be. */
const MISQUOTED = '"For God so loved the world that he gave his only begotten daughter" (John 3:17). '.repeat(
  480,
);

const [small, large] = [
  JSON.stringify({ messages: messages(1, 60) }),
  JSON.stringify({ messages: messages(19, 99_000) }),
];
const saved = JSON.stringify({
  conversations: [{ id: 'temp_1', title: 'One', messages: messages(19, 90_000) }],
});

/** What one member may ask for that costs the server most, by what it wears out. */
export const ATTACKS: Readonly<Record<string, (target: Target, n: number) => Attack>> = {
  'reading a 17 MB conversation': ({ conversationId }) => ({
    method: 'GET',
    path: `${CONVERSATIONS}/${conversationId}`,
  }),
  'reading lists, pages and downloads': ({ conversationId }, n) =>
    [
      { method: 'GET', path: CONVERSATIONS } as const,
      { method: 'GET', path: `${CONVERSATIONS}/${conversationId}?limit=200` } as const,
      { method: 'GET', path: '/api/v1/account/export' } as const,
      { method: 'GET', path: '/api/v1/tokens/charges' } as const,
    ][n % 4] as Attack,
  'saving and syncing': ({ conversationId }, n) =>
    [
      { method: 'PUT', path: `${CONVERSATIONS}/${conversationId}`, body: large } as const,
      { method: 'POST', path: `${CONVERSATIONS}/sync`, body: saved } as const,
      { method: 'POST', path: CONVERSATIONS, body: small } as const,
      { method: 'PUT', path: `${CONVERSATIONS}/${conversationId}`, body: small } as const,
    ][n % 4] as Attack,
  'checking and searching': (_, n) =>
    [
      {
        method: 'POST',
        path: '/api/v1/scripture/check',
        body: JSON.stringify({ text: MISQUOTED.slice(0, 40_000) }),
      } as const,
      { method: 'GET', path: '/api/v1/scripture/search?limit=100&q=the+lord+said+unto+him' } as const,
      { method: 'GET', path: '/api/v1/scripture/passages?ref=Psalms+1-150' } as const,
    ][n % 3] as Attack,
};
