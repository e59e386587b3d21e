import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { MESSAGES } from '@emit/contract/messages';
import { LoginScreen } from '../../app/screens/sign-in.screens';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import * as passkeys from '../../shared/lib/passkeys';

jest.mock('../../shared/lib/passkeys', () => {
  const actual = jest.requireActual<typeof passkeys>('../../shared/lib/passkeys');
  return { ...actual, knowsPasskeys: jest.fn(() => true), showPasskey: jest.fn() };
});
const showPasskey = jest.mocked(passkeys.showPasskey);

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LOGIN = 'POST /api/v1/auth/login';
const CODE = 'POST /api/v1/auth/second-factor';
const asked =
  (kinds: string[], passkey: object | null = null) =>
  () =>
    json(
      {
        ...{
          statusCode: 401,
          code: 'SECOND_FACTOR_REQUIRED',
          detail: 'Please confirm',
          message: 'Please confirm',
        },
        second_factor: { challenge: 'sealed', expires_at: '', kinds, passkey },
      },
      401,
    );

async function signIn() {
  const store = createStore();
  visit(<LoginScreen />, store);
  await act(settle);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'orchard-gate' } });
  await press('Sign in');
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
async function enter(code: string) {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
  await press('Sign in');
}

describe('after the password', () => {
  it('asks for the code, and enters by it', async () => {
    server.answer(LOGIN, asked(['totp']));
    server.answer(CODE, () => json({ access_token: 'a-token', token_type: 'bearer' }));
    await signIn();
    expect(screen.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    await enter(' 123 456 ');
    expect(server.to(CODE)[0]?.body).toEqual({ challenge: 'sealed', code: '123 456' });
    expect(localStorage.getItem('token')).toBe('a-token');
  });

  it('says at the field that a code is missing or wrong, and lets go back', async () => {
    server.answer(LOGIN, asked(['totp']));
    server.answer(CODE, () => refusal(400, MESSAGES.wrongSecondFactor));
    await signIn();
    await enter(' ');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code');
    await enter('000000');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/wrong, or was already used/);
    await press('Back to sign in');
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('takes a passkey in its place', async () => {
    const options = { challenge: 'signed' };
    server.answer(LOGIN, asked(['passkey'], options));
    server.answer(`${CODE}/passkey`, () => json({ access_token: 'a-token', token_type: 'bearer' }));
    showPasskey.mockResolvedValue({ id: 'key-1' });
    await signIn();
    await press('Use a passkey');
    expect(showPasskey).toHaveBeenCalledWith(options);
    expect(server.to(`${CODE}/passkey`)[0]?.body).toEqual({ challenge: 'sealed', passkey: { id: 'key-1' } });
    expect(localStorage.getItem('token')).toBe('a-token');
  });
});

describe('in the place of the password', () => {
  it('says why there is no passkey', async () => {
    server.answer('POST /api/v1/auth/passkey/options', () =>
      json({ challenge: 'c', options: {}, expires_at: '' }),
    );
    showPasskey.mockRejectedValue(new passkeys.NoPasskey('No passkey was chosen. Please try again.'));
    visit(<LoginScreen />, createStore());
    await act(settle);
    await press('Sign in with a passkey');
    expect(screen.getByRole('alert')).toHaveTextContent('No passkey was chosen');
  });
});
