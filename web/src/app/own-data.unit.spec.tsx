import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../testing/fake-server';
import { chatOf, endSession, signIn, storesOfApp, summaryOf } from '../testing/member-store';
import { visit } from '../testing/visit';
import { leaveFor } from '../shared/lib/navigator';
import { AccountScreen } from './screens/account.screen';

jest.mock('../shared/lib/navigator', () => ({
  ...jest.requireActual<object>('../shared/lib/navigator'),
  leaveFor: jest.fn(),
}));
withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const EXPORT = 'GET /api/v1/account/export';
const ERASE = 'POST /api/v1/account/erase';

async function open() {
  const store = createStore();
  await signIn(server, store, [summaryOf('c1')]);
  server.answer('GET /api/v1/sessions', () => json({ sessions: [] }));
  visit(<AccountScreen />, store, '/account');
  await act(settle);
  return store;
}

describe("'Download my data'", () => {
  const saved: { name: string; size: number }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | null = null;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:it';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, size: last?.size ?? 0 });
    });
  });
  const download = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await act(settle);
  };

  it('saves the file under the name that the server gave it', async () => {
    server.answer(EXPORT, () => {
      const headers = { 'content-disposition': 'attachment; filename="emit-data-2026-11-20.zip"' };
      return new Response(new Uint8Array(7), { headers });
    });
    await open();
    await download();
    expect(saved).toEqual([{ name: 'emit-data-2026-11-20.zip', size: 7 }]);
    expect(screen.getByText('Your data was saved among your downloads.')).toBeVisible();
    expect(server.to(EXPORT)[0]?.headers.get('authorization')).toBe('Bearer a-token');
  });

  it('is asked for once while it is on its way', async () => {
    const { answer, give } = held();
    server.answer(EXPORT, answer);
    await open();
    await download();
    expect(screen.getByRole('button', { name: 'Gathering your data...' })).toBeDisabled();
    await act(async () => {
      give(new Response('zip'));
      await settle();
    });
    expect(server.to(EXPORT)).toHaveLength(1);
  });

  it('is given up with the session: nobody’s file comes to whoever signs in next', async () => {
    const { answer, give } = held();
    let isGivenUp = false;
    server.answer(EXPORT, (call) => {
      call.signal.addEventListener('abort', () => (isGivenUp = true));
      return answer(call);
    });
    const store = await open();
    await download();
    await act(async () => {
      endSession(store);
      give(new Response('zip'));
      await settle();
    });
    expect(isGivenUp).toBe(true);
    expect(saved).toEqual([]);
    await act(() => signIn(server, store, []));
    expect(screen.queryByText('Your data was saved among your downloads.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  });

  it.each([
    ["the server's text", () => refusal(429, 'Too many attempts.'), 'Too many attempts.'],
    ['that nobody answered', unreachable, 'Cannot connect to server. Please check your connection.'],
  ])('says %s when it fails, and saves nothing', async (_what, answer, text) => {
    server.answer(EXPORT, answer);
    await open();
    await download();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(saved).toEqual([]);
  });

  it('says what became of a copy that was asked for before the account is deleted', async () => {
    server.answer(EXPORT, unreachable);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete my account' }));
    await download();
    expect(dialog.getByRole('alert')).toHaveTextContent('Cannot connect to server.');
    server.answer(EXPORT, () => new Response('zip'));
    await download();
    expect(dialog.getByText('Your data was saved among your downloads.')).toBeVisible();
  });
});

describe("'Delete my account'", () => {
  async function submit(password: string) {
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: password } });
    fireEvent.click(screen.getByLabelText('I understand that this cannot be undone.'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete forever' }));
    await act(settle);
  }

  it('names what is lost and what stays, and waits until that is understood', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete my account' });
    expect(dialog).toHaveTextContent('Every conversation, and what the guide answered.');
    expect(dialog).toHaveTextContent('such as tokens used, when messages were sent');
    expect(screen.getByRole('link', { name: 'All that stays' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('button', { name: 'Delete forever' })).toBeDisabled();
    fireEvent.submit(screen.getByLabelText('Your password'));
    fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    await act(settle);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(server.to(ERASE)).toEqual([]);
  });

  it.each([
    ['', () => json({ status: 'ok' }), 'Please enter your password'],
    ['wrong', () => refusal(400, 'Current password is incorrect'), 'Current password is incorrect'],
    ['right', unreachable, 'Cannot connect to server. Please check your connection.'],
    ['right', () => json({}, 500), 'Your account could not be deleted. Nothing was changed'],
  ])('with the password %j stays and says why', async (password, answer, text) => {
    server.answer(ERASE, answer);
    const store = await open();
    await submit(password);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(localStorage.getItem('token')).toBe('a-token');
    expect(chatOf(store).items).toHaveLength(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('keeps nothing of the member in this browser, and says farewell on a fresh page', async () => {
    server.answer(ERASE, () => json({ status: 'ok' }));
    const store = await open();
    localStorage.setItem('emitConversations', '[{"id":"c1"}]');
    await submit('at-the-well');
    expect(server.to(ERASE)[0]?.body).toEqual({ password: 'at-the-well' });
    window.dispatchEvent(new Event('pagehide'));
    await act(settle);
    const kept = ['token', 'user', 'emitConversations', 'emitConversationsOwner'];
    expect(kept.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
    expect(chatOf(store).items).toEqual([]);
    expect(leaveFor).toHaveBeenCalledWith('/?farewell');
  });
});
