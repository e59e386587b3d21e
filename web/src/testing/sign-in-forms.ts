import { press, set } from './forms';

/** Fills the form of /login and sends it. Needs the fake clock. */
export async function logIn(email = 'ada@example.org', password = 'secret1'): Promise<void> {
  set('Email', email);
  set('Password', password);
  await press('Sign in');
}

/** Fills the form of /register and sends it; `over` by the fields' labels. Needs the fake clock. */
export async function registerAs(over: Record<string, string> = {}): Promise<void> {
  const input = {
    'Full name': 'Ada Lovelace',
    Email: 'ada@example.org',
    Password: 'secret1',
    'Confirm password': 'secret1',
    ...over,
  };
  for (const [label, value] of Object.entries(input)) set(label, value);
  await press('Create account');
}
