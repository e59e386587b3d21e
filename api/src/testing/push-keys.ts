import { createECDH } from 'node:crypto';
import type { SessionList } from '@emit/contract/account';
import type { ReminderList } from '@emit/contract/reminders';
import type { PushKeys } from '../ports/push.port.js';
import type { TestApp } from './test-app.js';

/** What a browser gives its server, as far as that looks at it. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.org/send/1',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
};

/** A body of PUT /api/v1/reminders. */
const REMINDER = { ...SUBSCRIPTION, time: '07:30', time_zone: 'UTC' };
export const REMINDER_BODIES = {
  'put /api/v1/reminders': [{ ...REMINDER, endpoint: 'https://push.example.org/send/2' }, 200],
} as const;

/** Where the ids of a session and of a new reminder stand in paths, with these. */
export async function idsInVault(app: TestApp, headers: Record<string, string>) {
  await app.http.put('/api/v1/reminders').set(headers).send(REMINDER).expect(200);
  const of = async (path: string) => (await app.http.get(path).set(headers).expect(200)).body as unknown;
  const { reminders } = (await of('/api/v1/reminders')) as ReminderList;
  const { sessions } = (await of('/api/v1/sessions')) as SessionList;
  return { '/api/v1/sessions/': sessions[0]?.id ?? '', '/api/v1/reminders/': reminders[0]?.id ?? '' };
}

type AnswerOf = (name: string, sent?: { id?: string; body?: object }) => Promise<unknown>;

export async function answersOfReminders(answerOf: AnswerOf): Promise<void> {
  await answerOf('put /api/v1/reminders', { body: REMINDER });
  await answerOf('get /api/v1/reminders');
  await answerOf('delete /api/v1/reminders/{id}', { id: 'current' });
}

/** EMIT_PUSH_KEYS. */
export function pushSetting(): string {
  const { publicKey, privateKey, contact } = newPushKeys();
  return [publicKey, privateKey, contact].join();
}

/** Keys of a server that sends push messages. */
export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey, contact: 'mailto:ruth@example.org' };
}
