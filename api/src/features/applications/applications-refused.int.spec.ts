import type { ErrorBody } from '@emit/contract/error-codes';
import { APPLICATION_TEXTS } from '@emit/contract/applications';
import { MESSAGES } from '@emit/contract/messages';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { applications } from '../../projections/applications.projection.js';
import { Keyring } from '../../runtime/sealing.js';
import { TestApp } from '../../testing/test-app.js';
import { listApplications } from './list-applications.js';

const agreed = { email: 'ruth@example.org', privacy_version: PRIVACY_VERSION };
const waitlist = (change: object) => ({ product: 'wellness', ...agreed, ...change });
const affiliate = (change: object) => ({
  ...agreed,
  name: 'Ruth Moab',
  audience: 'https://example.org',
  message: 'We read together.',
  ...change,
});

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const send = (form: 'waitlist' | 'affiliate', body: object) =>
  app.http.post(`/api/v1/applications/${form}`).send(body);
async function names() {
  const { models, vault } = app.emit.stores;
  const found: (string | null | undefined)[] = [];
  for await (const { applicant } of listApplications({ models, vault }, app.emit.nest.get(Keyring)))
    found.push(applicant?.name);
  return found;
}

describe('what is no application', () => {
  const cases: [string, 'waitlist' | 'affiliate', object, string][] = [
    ['no product', 'waitlist', waitlist({ product: undefined }), APPLICATION_TEXTS.productRequired],
    ['the live product', 'waitlist', waitlist({ product: 'emit' }), APPLICATION_TEXTS.productRequired],
    ['no address', 'waitlist', waitlist({ email: ' ' }), MESSAGES.emailRequired],
    [
      'a line break in the address',
      'waitlist',
      waitlist({ email: 'a@b\r\nBcc: c@d' }),
      MESSAGES.emailInvalid,
    ],
    ['two addresses', 'waitlist', waitlist({ email: 'a@b.org, c@d.org' }), MESSAGES.emailInvalid],
    ['a long address', 'waitlist', waitlist({ email: `${'a'.repeat(250)}@b.org` }), 'Please use at most 254'],
    ['a list of names', 'waitlist', waitlist({ name: ['Ruth'] }), APPLICATION_TEXTS.nameRequired],
    [
      'a line break in a name',
      'affiliate',
      affiliate({ name: 'Ruth\nBcc: c@d' }),
      APPLICATION_TEXTS.nameUnreadable,
    ],
    [
      'an escape in a name',
      'affiliate',
      affiliate({ name: 'Ruth \u001b[2J' }),
      APPLICATION_TEXTS.nameUnreadable,
    ],
    ['a long name', 'affiliate', affiliate({ name: 'x'.repeat(201) }), APPLICATION_TEXTS.nameTooLong],
    ['no audience', 'affiliate', affiliate({ audience: null }), APPLICATION_TEXTS.audienceRequired],
    [
      'a turned direction',
      'affiliate',
      affiliate({ audience: 'a\u202eb' }),
      APPLICATION_TEXTS.audienceUnreadable,
    ],
    [
      'a long audience',
      'affiliate',
      affiliate({ audience: 'x'.repeat(301) }),
      APPLICATION_TEXTS.audienceTooLong,
    ],
    ['no words', 'affiliate', affiliate({ message: '\n\n' }), APPLICATION_TEXTS.messageRequired],
    [
      'too many words',
      'affiliate',
      affiliate({ message: 'é'.repeat(2_001) }),
      APPLICATION_TEXTS.messageTooLong,
    ],
    ['a bell', 'affiliate', affiliate({ message: 'a\u0007' }), APPLICATION_TEXTS.messageUnreadable],
    [
      'no version',
      'affiliate',
      affiliate({ privacy_version: '1999-01-01' }),
      'The version of the privacy page',
    ],
  ];
  it.each(cases)('is refused, and nothing is kept: %s', async (_, form, body, text) => {
    const { body: answer } = await send(form, body).expect(400);
    expect((answer as ErrorBody).detail).toContain(text);
    expect(await app.emit.stores.models.list(applications, { limit: 9 })).toEqual([]);
    expect(await app.emit.stores.vault.last()).toBeNull();
  });

  it.each(['Ada-Łucja O’Neil', 'نرگس‌خانم', '👩‍👩‍👧 家族', '=HYPERLINK("x")'])(
    'takes the name %s as it is',
    async (name) => {
      await send('affiliate', affiliate({ name, email: `${name.length}@example.org` })).expect(200);
      expect(await names()).toContain(name);
    },
  );
});
