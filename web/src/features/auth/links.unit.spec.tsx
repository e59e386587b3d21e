import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { LoginScreen } from '../../app/screens/sign-in.screens';
import { ConfirmScreen, ForgotScreen, ResetScreen } from '../../app/screens/link.screens';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { MEMBER, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const FORGOT = 'POST /api/v1/auth/forgot';
const RESET = 'POST /api/v1/auth/reset';
const CONFIRM = 'POST /api/v1/auth/confirm';

function open(at: string) {
  return visit(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="/forgot" element={<ForgotScreen />} />
      <Route path="/reset" element={<ResetScreen />} />
      <Route path="/confirm" element={<ConfirmScreen />} />
      <Route path="/app" element={<p>The app</p>} />
    </Routes>,
    createStore(),
    at,
  );
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
async function choose(password: string, confirmation = password) {
  fill('New password', password);
  fill('Confirm new password', confirmation);
  await press('Set the new password');
}

describe('/forgot', () => {
  it('is one link away from sign-in, and says the same for every address', async () => {
    server.answer(FORGOT, () => json({ status: 'ok' }));
    open('/login');
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    fill('Email', ' ada@example.org ');
    await press('Send me a link');
    expect(server.to(FORGOT)[0]?.body).toEqual({ email: 'ada@example.org' });
    expect(screen.getByRole('status')).toHaveTextContent('If there is an account with this address');
    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  });

  it.each([
    ['', () => json({ status: 'ok' }), 'Please enter your email'],
    ['ada', () => refusal(400, 'Please enter a valid email address'), 'Please enter a valid email address'],
  ])('says at the field what is wrong with "%s"', async (email, answer, text) => {
    server.answer(FORGOT, answer);
    open('/forgot');
    fill('Email', email);
    await press('Send me a link');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text);
  });
});

describe('/reset', () => {
  it('sends the token of the link, which leaves the address, and leads to sign-in', async () => {
    server.answer(RESET, () => json({ status: 'ok' }));
    const { place } = open('/reset#the-token');
    await act(settle);
    await choose('a quiet orchard wall');
    expect(server.to(RESET)[0]?.body).toEqual({ token: 'the-token', password: 'a quiet orchard wall' });
    expect(place.path).toBe('/login');
    expect(screen.getByText('Your new password is set. Please sign in with it.')).toBeVisible();
  });

  it('refuses a short password and one that is repeated otherwise before it calls anyone', async () => {
    open('/reset#the-token');
    await choose('short');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining('New password must be at least 8 characters'),
    );
    await choose('a quiet orchard wall', 'another');
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it.each([
    [
      () => refusal(410, 'This link has expired or was already used.'),
      'This link has expired or was already used.',
    ],
    [unreachable, 'Cannot connect to server. Please check your connection.'],
  ])('says why it did not work (%#)', async (answer, text) => {
    server.answer(RESET, answer);
    open('/reset#the-token');
    await choose('a quiet orchard wall');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('says that a link without its end is not whole', () => {
    open('/reset');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});

describe('/confirm', () => {
  it.each([
    ['verify', 'Thank you'],
    ['address-former', 'One more step'],
    ['address-new', 'Your address is changed'],
  ])('confirms by a button, and says what %s did', async (confirmed, title) => {
    server.answer(CONFIRM, () => json({ confirmed }));
    open('/confirm#the-token');
    await act(settle);
    expect(server.calls).toEqual([]);
    await press('Yes, this is my address');
    expect(server.to(CONFIRM)[0]?.body).toEqual({ token: 'the-token' });
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  });

  it('is open to a member who is signed in, whose address is looked up anew', async () => {
    localStorage.setItem('token', 'kept');
    server.answer(CONFIRM, () => json({ confirmed: 'verify' }));
    server.answer('GET /api/v1/users/me', () => json(MEMBER));
    const { place } = open('/confirm#the-token');
    await act(settle);
    expect(place.path).toBe('/confirm');
    await press('Yes, this is my address');
    expect(server.to('GET /api/v1/users/me')).toHaveLength(1);
  });
});
