import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { authActions } from '../../features/auth/auth.slice';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { signIn, storesOfApp, summaryOf, wholeOf } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { SearchModal } from './search-modal';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const said = (content: string) => ({ id: content, role: 'user' as const, content, timestamp: 1 });

/** Three conversations, none of whose messages are here but those of the open one. */
async function open(at = '/app') {
  const store = createStore();
  for (const id of ['c1', 'c2', 'c3'])
    server.answer(`GET /api/v1/conversations/${id}`, () =>
      json(wholeOf(id, { messages: [said(`Psalm of ${id}`)] })),
    );
  await signIn(
    server,
    store,
    ['c1', 'c2', 'c3'].map((id) => summaryOf(id, { message_count: 1 })),
  );
  const { place } = visit(<SearchModal />, store, at);
  await act(settle);
  return { store, place };
}
const press = (key: string, on: Element | Window = window, held = {}) =>
  act(async () => {
    fireEvent.keyDown(on, { key, ...held });
    await settle();
  });
const box = () => screen.getByRole('searchbox', { name: 'Search your conversations' });
const type = (value: string) =>
  act(async () => {
    fireEvent.change(box(), { target: { value } });
    await settle();
  });
const found = () => screen.queryAllByRole('button', { name: /Title of/ });

describe('the search', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('opens by %j and K, and has the focus', async (held) => {
    await open();
    await press('k', window, held);
    expect(box()).toHaveFocus();
  });

  it('fetches what is not here, finds it and opens it at its address', async () => {
    const { place } = await open();
    await press('k', window, { ctrlKey: true });
    await type('psalm of C2');
    expect(found()).toHaveLength(1);
    expect(found()[0]).toHaveTextContent('Psalm of c2');
    await press('Enter', box());
    expect([place.path, screen.queryByRole('dialog')]).toEqual(['/app/c/c2', null]);
  });

  it.each([
    ['/emit?tab=progress', '/emit?tab=chat'],
    ['/dashboard', '/dashboard?tab=chat'],
    ['/emit-minimal', '/emit-minimal?tab=chat'],
    ['/tokens', '/app/c/c1'],
    ['/app/c/c3', '/app/c/c1'],
  ])('leads from %s to %s', async (from, to) => {
    const { place } = await open(from);
    await press('k', window, { ctrlKey: true });
    await type('c1');
    await act(async () => {
      fireEvent.click(found()[0] ?? document.body);
      await settle();
    });
    expect(place.path).toBe(to);
  });

  it('goes through what was found by the arrows, and stays at its ends', async () => {
    await open();
    await press('k', window, { ctrlKey: true });
    await type('psalm');
    expect(found()).toHaveLength(3);
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
    ] as const) {
      await press(key, document.activeElement ?? window);
      expect(found()[at]).toHaveFocus();
    }
  });

  it('says what could not be searched', async () => {
    const { store } = await open();
    for (const id of ['c1', 'c2', 'c3'])
      server.answer(`GET /api/v1/conversations/${id}`, () => refusal(500, 'Broken'));
    await press('k', window, { ctrlKey: true });
    await type('psalm');
    expect(screen.getByRole('status')).toHaveTextContent(/2 could not be loaded and were not searched/);
    act(() => void store.dispatch(authActions.sessionEnded()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open over another dialog, nor by other keys', async () => {
    await open();
    for (const held of [{}, { ctrlKey: true, shiftKey: true }, { altKey: true }])
      await press('k', window, held);
    const other = document.createElement('div');
    other.setAttribute('role', 'dialog');
    document.body.append(other);
    await press('k', window, { ctrlKey: true });
    other.remove();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
