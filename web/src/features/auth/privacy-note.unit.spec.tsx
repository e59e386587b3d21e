import { fireEvent, screen } from '@testing-library/react';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { MEMBER, signIn, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { PrivacyNote } from './privacy-note';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const PUT = 'PUT /api/v1/users/me/privacy';

async function openAs(over: object) {
  const store = createStore();
  await signIn(server, store, [], { ...MEMBER, ...over });
  visit(<PrivacyNote />, store);
}
const agree = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  await settle();
};

describe('the note on privacy', () => {
  it.each([
    [null, /is on the privacy page/],
    ['2020-01-01', /has changed/],
  ])('asks whoever agreed to %s', async (privacy_version, said) => {
    await openAs({ privacy_version });
    expect(screen.getByText(said)).toBeVisible();
    server.answer(PUT, () => json({ status: 'ok' }));
    await agree();
    expect(server.to(PUT)[0]?.body).toEqual({ version: PRIVACY_VERSION });
    expect(screen.queryByRole('region', { name: 'Privacy' })).toBeNull();
  });

  it.each([PRIVACY_VERSION, undefined])('does not ask where %s is known', async (privacy_version) => {
    await openAs({ privacy_version });
    expect(screen.queryByRole('region', { name: 'Privacy' })).toBeNull();
  });

  it('stays, and says so, when it could not be saved', async () => {
    await openAs({ privacy_version: null });
    server.answer(PUT, () => refusal(503, 'Later, please'));
    await agree();
    expect(screen.getByRole('alert')).toHaveTextContent('Later, please');
    expect(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
  });
});
