import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { ATTACKS, type Attack, type Target } from './attacks.js';

export interface ReviewAttack {
  readonly requests: number;
  /** One of these must be among the answers: the attack reached what it is to wear out. */
  readonly reached: readonly number[];
  /** By nobody who is signed in. */
  readonly isStranger?: true;
  readonly make: (target: Target, n: number) => Attack;
}

const post = (path: string, body: object | string): Attack => ({
  method: 'POST',
  path,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

function known(attack: string): ReviewAttack['make'] {
  const make = ATTACKS[attack];
  if (!make) throw new Error(`There is no attack '${attack}'`);
  return make;
}

const CONVERSATIONS = '/api/v1/conversations';
const OBJECTS = `{"messages":[${'{},'.repeat(690_000)}{}]}`;
const NUMBERS = `{"messages":[${'1,'.repeat(1_000_000)}1]}`;
const PASSWORD = 'orchard-gate-and-wall';
/** Ten messages of 11,900 characters and one question: nearly all that a body may have. */
const history = Array.from({ length: 10 }, (_, n) => ({
  role: n % 2 === 0 ? 'user' : 'assistant',
  content: 'grace '.repeat(1_983),
}));

/** Nine of the ten attacks of the security review that wear out memory; the tenth is an answer that nobody reads. */
export const REVIEW_ATTACKS: Readonly<Record<string, ReviewAttack>> = {
  'a long conversation read on many connections': {
    requests: 20,
    reached: [200],
    make: known('reading a 17 MB conversation'),
  },
  'lists, pages and downloads': {
    requests: 20,
    reached: [200],
    make: known('reading lists, pages and downloads'),
  },
  'saves of 2 MB': { requests: 40, reached: [200, 201], make: known('saving and syncing') },
  'checks and searches of the Bible': {
    requests: 20,
    reached: [200],
    make: known('checking and searching'),
  },
  'bodies of 690,000 objects by a stranger': {
    requests: 40,
    reached: [0, 401],
    isStranger: true,
    make: () => post(CONVERSATIONS, OBJECTS),
  },
  'bodies of a million numbers': {
    requests: 40,
    reached: [400],
    make: () => post(CONVERSATIONS, NUMBERS),
  },
  registrations: {
    requests: 40,
    reached: [201],
    isStranger: true,
    make: (_, n) =>
      post('/api/v1/auth/register', {
        email: `script${n}@example.org`,
        password: PASSWORD,
        full_name: 'Script',
        privacy_version: PRIVACY_VERSION,
      }),
  },
  'sign-ins with a wrong password': {
    requests: 40,
    reached: [401],
    isStranger: true,
    make: (_, n) => post('/api/v1/auth/login', { username: `nobody${n}@example.org`, password: PASSWORD }),
  },
  'questions with a long history': {
    requests: 20,
    reached: [200],
    make: (_, n) => post('/api/v1/claude-direct', { prompt: `Psalm ${n + 1}`, message_history: history }),
  },
};
