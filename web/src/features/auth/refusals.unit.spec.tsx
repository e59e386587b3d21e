import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, refusal } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fillIn(password: string, confirmation: string) {
  type('Full name', 'Ada');
  type('Email', 'ada@example.org');
  type('Password', password);
  type('Confirm password', confirmation);
}
async function submit(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}

it('says what is wrong at its field, and leads there', async () => {
  visit(<RegisterForm />, createStore());
  fillIn('123456', '1234567');
  await submit('Create account');
  const field = screen.getByLabelText('Confirm password');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Passwords do not match');
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
});

it.each([
  ['Email', 400, 'Please enter a valid email address'],
  ['Email', 409, 'An account with this email already exists'],
  [
    'Password',
    400,
    'This password is easy to guess. Please choose another. It repeats the same few characters.',
  ],
])('says at the field %s what the server refuses of it', async (label, status, text) => {
  server.answer('POST /api/v1/auth/register', () => refusal(status, text));
  visit(<RegisterForm />, createStore());
  fillIn('password1', 'password1');
  await submit('Create account');
  const field = screen.getByLabelText(label);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
});

it('says what the server refuses of no single field above the button, and marks none', async () => {
  server.answer('POST /api/v1/auth/login', () => refusal(401, 'Incorrect email or password'));
  visit(<LoginForm message={null} goingTo="/app" />, createStore());
  type('Email', 'ada@example.org');
  type('Password', 'a-guess');
  await submit('Sign in');
  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email or password');
  expect(screen.getByRole('alert').nextElementSibling).toBe(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});
