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
const CHANGE = 'PUT /api/v1/users/me/name';

async function change(name: string) {
  const store = createStore();
  server.answer('GET /api/v1/sessions', () => json({ sessions: [] }));
  await signIn(server, store);
  visit(<AccountScreen />, store);
  await act(settle);
  await press('Change Name');
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: name } });
  await press('Save');
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
const profile = () => screen.getByRole('region', { name: 'Profile' });

describe('a change of the own name', () => {
  it('is shown at once, and when the app opens again, also without a connection', async () => {
    server.answer(CHANGE, () => json({ status: 'ok' }));
    await change('  Ada King ');
    expect(server.to(CHANGE)[0]?.body).toEqual({ full_name: 'Ada King' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(profile()).getByText('Ada King')).toBeVisible();
    expect(localStorage.getItem('user')).toContain('Ada King');
    const kept = localStorage.getItem('emitAnswers');
    expect(kept).toContain('Ada King');
    expect(kept).not.toContain(MEMBER.full_name);
    expect(kept).not.toContain(MEMBER.texts_key.d);
  });

  it('starts from the name as it is', async () => {
    server.answer(CHANGE, () => json({ status: 'ok' }));
    await change('Ada King');
    await press('Change Name');
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada King');
  });

  it('asks for a name', async () => {
    await change('   ');
    expect(server.to(CHANGE)).toEqual([]);
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/Please enter your full name/);
  });

  it('says why it was not taken, and keeps what was typed', async () => {
    server.answer(CHANGE, () => refusal(429, 'Too many attempts.'));
    await change('Ada King');
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada King');
    await press('Close');
    expect(within(profile()).getByText(MEMBER.full_name)).toBeVisible();
  });
});
