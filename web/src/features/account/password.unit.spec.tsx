import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../../testing/fake-server';
import { MEMBER, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { PasswordModal } from './password-form';
import { passwordAdvice, passwordRefusal } from './password-rules';
import { passwordActions } from './password.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const CHANGE = 'POST /api/change-password';
const good = { current: 'old-secret', next: 'new-secret', confirmation: 'new-secret' };

function open() {
  const store = createStore();
  visit(<PasswordModal />, store);
  act(() => void store.dispatch(passwordActions.opened()));
  return store;
}
async function submit({ current, next, confirmation } = good) {
  const input = { 'Current password': current, 'New password': next, 'Confirm new password': confirmation };
  for (const [label, value] of Object.entries(input)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  await act(settle);
}
const isOpen = () => screen.queryByRole('dialog') !== null;

describe('what a change of password refuses (spec §5)', () => {
  it.each([
    [{ current: '' }, 'Please enter your current password'],
    [{ next: '', confirmation: '' }, 'New password must be at least 8 characters'],
    [{ next: '1234567', confirmation: 'x' }, 'New password must be at least 8 characters'],
    [{ confirmation: '' }, 'New passwords do not match'],
    [{ confirmation: 'another-one' }, 'New passwords do not match'],
  ])('%j', (over, text) => {
    expect(passwordRefusal({ ...good, ...over })).toBe(text);
  });

  it('takes eight lower-case letters: the rest is recommended only', () => {
    expect(passwordRefusal({ current: 'x', next: 'abcdefgh', confirmation: 'abcdefgh' })).toBeNull();
    const met = (password: string) => passwordAdvice(password).map((advice) => advice.met);
    expect(met('abcdefgh')).toEqual([true, false, true, false, false]);
    expect(met('Abcdef1!')).toEqual([true, true, true, true, true]);
  });
});

describe('the change of password', () => {
  it('sends user_id, the current and the new password, and keeps the fresh token', async () => {
    localStorage.setItem('token', 'old-token');
    localStorage.setItem('user', JSON.stringify(MEMBER));
    server.answer(CHANGE, () => json({ message: 'ok', access_token: 'new-token' }));
    open();
    await submit();
    expect(server.to(CHANGE)[0]?.body).toEqual({
      user_id: 'member-1',
      current_password: 'old-secret',
      new_password: 'new-secret',
    });
    expect(localStorage.getItem('token')).toBe('new-token');
  });

  it('says so, and closes after 2 seconds', async () => {
    server.answer(CHANGE, () => json({ message: 'ok' }));
    open();
    await submit();
    expect(screen.getByText('Password changed successfully!')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(isOpen()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(isOpen()).toBe(false);
  });

  it('does not close a modal that was closed and opened again meanwhile', async () => {
    server.answer(CHANGE, () => json({ message: 'ok' }));
    const store = open();
    await submit();
    act(() => {
      store.dispatch(passwordActions.closed());
      store.dispatch(passwordActions.opened());
    });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(isOpen()).toBe(true);
  });

  it.each([
    [
      "the server's detail",
      () => refusal(400, 'Current password is incorrect'),
      'Current password is incorrect',
    ],
    ['its own text', () => json({}, 500), 'Failed to change password. Please try again.'],
    ['that nobody answered', unreachable, 'Cannot connect to server. Please check your connection.'],
  ])('shows %s when it fails, and stays open', async (_what, answer, text) => {
    server.answer(CHANGE, answer);
    open();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['Current password', 'Current password is incorrect'],
    [
      'New password',
      'This password is easy to guess. Please choose another. It repeats the same few characters.',
    ],
  ])('says at the field %s what is wrong with it, and leads there', async (label, text) => {
    server.answer(CHANGE, () => refusal(400, text));
    open();
    await submit();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  });

  it('is sent once while it is on its way', async () => {
    const { answer, give } = held();
    server.answer(CHANGE, answer);
    open();
    await submit();
    expect(screen.getByRole('button', { name: 'Changing password...' })).toBeDisabled();
    await act(async () => {
      give(json({ message: 'ok' }));
      await settle();
    });
    expect(server.to(CHANGE)).toHaveLength(1);
  });
});
