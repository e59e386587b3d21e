import { fireEvent } from '@testing-library/react';
import { PasswordForm } from '../../features/account/password-form';
import { ResetForm } from '../../features/auth/link-forms';
import { withFakeClock } from '../../testing/clock';
import { fakeServer } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { LoginScreen, RegisterScreen } from './sign-in.screens';

withFakeClock();
fakeServer();
const createStore = storesOfApp();

it.each([
  ['sign-in', <LoginScreen key="login" />, ['current-password']],
  ['registration', <RegisterScreen key="register" />, ['new-password', 'new-password']],
  ['the choice of a new one', <ResetForm key="reset" token="t" />, ['new-password', 'new-password']],
  ['its change', <PasswordForm key="change" />, ['current-password', 'new-password', 'new-password']],
])('fields of a password help password managers, and let one paste, at %s', (_, form, wanted) => {
  const { container } = visit(form, createStore());
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[type="password"]')];
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(wanted);
  // False where something has prevented it.
  expect(fields.map((field) => fireEvent.paste(field))).toEqual(wanted.map(() => true));
});
