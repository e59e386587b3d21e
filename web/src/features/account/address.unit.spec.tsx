import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { AccountScreen } from '../../app/screens/account.screen';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { MEMBER, signIn, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const SEND = 'POST /api/v1/account/verification';
const CHANGE = 'POST /api/v1/account/address';

async function open(over: Partial<typeof MEMBER> = {}) {
  const store = createStore();
  server.answer('GET /api/v1/sessions', () => json({ sessions: [] }));
  await signIn(server, store, [], { ...MEMBER, ...over });
  visit(<AccountScreen />, store);
  await act(settle);
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}

describe('an address that is not confirmed', () => {
  it('is said to be, and its link is sent again', async () => {
    server.answer(SEND, () => json({ status: 'ok' }));
    await open({ email_status: 'unverified', tokens: 0 });
    const banner = screen.getByRole('region', { name: 'Please confirm your email' });
    expect(banner).toHaveTextContent('Your free tokens come when you open it.');
    await press('Send again');
    expect(within(banner).getByRole('status')).toHaveTextContent('A new link is on its way.');
  });

  it('says why it could not be sent', async () => {
    server.answer(SEND, () => refusal(429, 'Too many attempts.'));
    await open({ email_status: 'unverified' });
    await press('Send again');
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  });

  it.each(['verified', 'unchecked'])('is not spoken of where it is %s', async (email_status) => {
    await open({ email_status });
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('a change of address', () => {
  async function ask(email: string, password: string) {
    await press('Change Email');
    fireEvent.change(screen.getByLabelText('New email'), { target: { value: email } });
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } });
    await press('Send a link');
  }

  it.each([
    ['former', /the address that you have now/],
    ['new', /a link to the new address/],
  ])('says whose mailbox has the link: %s', async (asked, text) => {
    server.answer(CHANGE, () => json({ asked }));
    await open();
    await ask(' ada@example.com ', 'secret12');
    expect(server.to(CHANGE)[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret12' });
    expect(screen.getByText(text)).toBeVisible();
    await press('Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['New email', '', 'secret12', 'Please enter your email'],
    ['Your password', 'ada@example.com', '', 'Please enter your current password'],
    ['Your password', 'ada@example.com', 'wrong', 'Current password is incorrect'],
  ])('leads to the field %s (%#)', async (label, email, password, text) => {
    server.answer(CHANGE, () => refusal(400, text));
    await open();
    await ask(email, password);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  });
});
