import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { AccountScreen } from '../../../app/screens/account.screen';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json, refusal } from '../../../testing/fake-server';
import { MEMBER, signIn, storesOfApp } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const FACTORS = '/api/v1/account/factors';
const NONE = { totp: null, passkeys: [], recovery_codes_left: 0 };
const USE = {
  used_at: '2026-11-20T08:00:00.000Z',
  client: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const BOTH = {
  totp: { added_at: '2026-11-01T08:00:00.000Z', last_use: USE },
  passkeys: [{ id: 'key-1', name: 'My phone', added_at: '2026-11-02T08:00:00.000Z', last_use: null }],
  recovery_codes_left: 1,
};
const CODES = Array.from({ length: 10 }, (_, i) => `abcd${i}-efgh${i}`);

async function open(list: object = NONE, over: Partial<typeof MEMBER> = {}) {
  const store = createStore();
  server.answer('GET /api/v1/sessions', () => json({ sessions: [] }));
  await signIn(server, store, [], { ...MEMBER, ...over });
  server.answer(`GET ${FACTORS}`, () => json(list));
  visit(<AccountScreen />, store);
  await act(settle);
}
const card = () => screen.getByRole('region', { name: 'Second factor' });
const dialog = () => screen.getByRole('dialog');
async function press(name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) {
  fireEvent.click(within_.getByRole('button', { name }));
  await act(settle);
}
function fill(label: string, value: string) {
  fireEvent.change(within(dialog()).getByLabelText(label), { target: { value } });
}

describe('what is set up', () => {
  it('is listed with when and where it was used last', async () => {
    await open(BOTH);
    const rows = within(card())
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Authenticator app.*Since .*last used .*with Firefox on Linux/);
    expect(rows[1]).toMatch(/^Passkey: My phone.*Since /);
    expect(rows[2]).toMatch(/^Recovery codes1 code left/);
    expect(screen.queryByRole('button', { name: 'Set up an authenticator app' })).toBeNull();
  });

  it('is nothing at first, and offers what can be', async () => {
    await open();
    expect(within(card()).queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    // This browser knows no passkeys.
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('says the role of whoever has one', async () => {
    await open(NONE, { role: 'operator' });
    expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent('RoleOperator');
  });
});

describe('setting up an authenticator app', () => {
  const setup = {
    setup: 'sealed',
    secret: 'ABCDEFGHIJKLMNOP',
    uri: 'otpauth://totp/Emit:ada',
    expires_at: '',
  };

  it('asks for the password, shows the QR code and the key, and then the recovery codes', async () => {
    server.answer(`POST ${FACTORS}/totp`, () => json(setup));
    server.answer(`POST ${FACTORS}/totp/confirm`, () => json({ recovery_codes: CODES }));
    await open();
    await press('Set up an authenticator app');
    await press('Continue');
    expect(dialog()).toHaveTextContent('Please enter your current password');
    fill('Your password', 'orchard-gate');
    await press('Continue');
    expect(server.to(`POST ${FACTORS}/totp`)[0]?.body).toEqual({ password: 'orchard-gate' });
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog()).toHaveTextContent('ABCD EFGH IJKL MNOP');
    fill('Code', '123456');
    await press('Confirm');
    expect(server.to(`POST ${FACTORS}/totp/confirm`)[0]?.body).toEqual({ setup: 'sealed', code: '123456' });
    const codes = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    expect(codes.map(({ textContent }) => textContent)).toEqual(CODES);
    await press('I have kept them');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at the field what was not right', async () => {
    server.answer(`POST ${FACTORS}/totp`, () => refusal(400, 'Current password is incorrect'));
    await open();
    await press('Set up an authenticator app');
    fill('Your password', 'not-this');
    await press('Continue');
    expect(within(dialog()).getByLabelText('Your password')).toHaveAccessibleDescription(
      'Current password is incorrect',
    );
  });
});

describe('taking one away', () => {
  it('needs the password and a code', async () => {
    server.answer(`POST ${FACTORS}/passkeys/remove`, () => json({ status: 'ok' }));
    await open(BOTH);
    await press('Remove Passkey: My phone');
    await press('Remove', within(dialog()));
    expect(dialog()).toHaveTextContent('Please enter your current password');
    fill('Your password', 'orchard-gate');
    await press('Remove', within(dialog()));
    expect(dialog()).toHaveTextContent('Please enter the code');
    fill('Code', ' abcd0-efgh0 ');
    await press('Remove', within(dialog()));
    expect(server.to(`POST ${FACTORS}/passkeys/remove`)[0]?.body).toEqual({
      ...{ id: 'key-1', password: 'orchard-gate', code: 'abcd0-efgh0' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Delete my account', 'Delete forever', 'account/erase', {}],
    ['Change Email', 'Send a link', 'account/address', { email: 'ada@example.com' }],
    ['Set up an authenticator app', 'Continue', 'account/factors/totp', {}],
  ])('and so does "%s"', async (opening, sending, path, more) => {
    server.answer(`POST /api/v1/${path}`, () => refusal(400, 'This code is not right'));
    await open({ ...BOTH, totp: null });
    await press(opening);
    if ('email' in more) fill('New email', more.email);
    const understood = within(dialog()).queryByRole('checkbox');
    if (understood) fireEvent.click(understood);
    fill('Your password', 'orchard-gate');
    await press(sending, within(dialog()));
    expect(dialog()).toHaveTextContent('Please enter the code');
    fill('Code', ' abcd0-efgh0 ');
    await press(sending, within(dialog()));
    expect(server.to(`POST /api/v1/${path}`).map(({ body }) => body)).toEqual([
      { ...more, password: 'orchard-gate', code: 'abcd0-efgh0' },
    ]);
    expect(dialog()).toHaveTextContent('This code is not right');
  });

  it('makes new recovery codes in the same way', async () => {
    server.answer(`POST ${FACTORS}/recovery-codes`, () => json({ recovery_codes: CODES }));
    await open(BOTH);
    await press('New codes');
    fill('Your password', 'orchard-gate');
    fill('Code', '123456');
    await press('Make new codes');
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toHaveTextContent(CODES[9] ?? '');
  });
});
