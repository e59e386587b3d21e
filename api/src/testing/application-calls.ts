import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { issueLink } from '../features/shared/issue-link.js';
import { Keyring } from '../runtime/sealing.js';
import type { TestApp } from './test-app.js';

/** Everything of applications that is answered to anybody. */
export const APPLICATION_ROUTES = ['waitlist', 'affiliate', 'confirm', 'withdraw'].map(
  (name) => `post /api/v1/applications/${name}`,
);

type AnswerOf = (name: string, sent: { body: object; status?: number }) => Promise<unknown>;

/** Asks each of them. */
export async function answersOfApplications(app: TestApp, answerOf: AnswerOf): Promise<void> {
  const route = 'post /api/v1/applications';
  const agreed = { email: 'boaz@example.org', privacy_version: PRIVACY_VERSION };
  await answerOf(`${route}/waitlist`, { body: { ...agreed, product: 'wellness' } });
  const affiliate = { ...agreed, name: 'Boaz', audience: 'A village', message: 'We read together.' };
  await answerOf(`${route}/affiliate`, { body: affiliate });
  const { vault } = app.emit.stores;
  const keyring = app.emit.nest.get(Keyring);
  const entry = await vault.findByEmail(keyring.applicationHash('affiliate', agreed.email));
  const { memberId = '', wrappedKey = '' } = entry ?? {};
  const about = keyring.unwrap(memberId, wrappedKey).seal({ address: agreed.email });
  const path = await issueLink(vault, { kind: 'application', memberId, about }, Date.now());
  const body = { token: path.split('#')[1] };
  await answerOf(`${route}/confirm`, { body });
  await answerOf(`${route}/withdraw`, { body });
  await answerOf(`${route}/withdraw`, { body, status: 410 });
}
