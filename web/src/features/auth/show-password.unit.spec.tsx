import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { RegisterScreen } from '../../app/screens/sign-in.screens';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';

withFakeClock();
fakeServer();
const createStore = storesOfApp();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const types = () =>
  ['Email', 'Password', 'Confirm password'].map((label) => screen.getByLabelText(label).getAttribute('type'));

it('shows the passwords while that is wanted, and no longer once the form is sent', async () => {
  visit(<RegisterScreen />, createStore(), '/register');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a long secret' } });
  expect(types()).toEqual(['email', 'password', 'password']);
  press('Show password');
  expect(types()).toEqual(['email', 'text', 'text']);
  expect(screen.getByLabelText('Password')).toHaveValue('a long secret');
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
  press('Create account');
  await act(settle);
  expect(types()).toEqual(['email', 'password', 'password']);
});
