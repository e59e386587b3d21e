import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { ShortcutSheet } from '../../features/help/shortcut-sheet';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer } from '../../testing/fake-server';
import { chatOf, signIn, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { SearchModal } from './search-modal';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

/** A screen with the keys, and a box where a question is typed. */
async function open(at = '/app') {
  const store = createStore();
  await signIn(server, store);
  const { place } = visit(
    <>
      <textarea className="composer__text" aria-label="Your question" />
      <SearchModal />
      <ShortcutSheet />
    </>,
    store,
    at,
  );
  await act(settle);
  return { store, place };
}
const press = (key: string, on: Element = document.body, held = {}) =>
  act(async () => {
    fireEvent.keyDown(on, { key, ...held });
    await settle();
  });
const box = () => screen.getByRole('textbox', { name: 'Your question' });
const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

describe('single keys', () => {
  it('open the list of them, lead to the question and begin a conversation', async () => {
    const { store } = await open();
    await press('/');
    expect(box()).toHaveFocus();
    box().blur();
    await press('n');
    expect([chatOf(store).items.length, document.activeElement]).toEqual([1, box()]);
    await press('?', document.body, { shiftKey: true });
    expect(sheet()).toBeVisible();
  });

  it.each(['?', '/', 'n'])(
    'are letters where somebody types, and nothing beside other keys: %s',
    async (key) => {
      const { store } = await open();
      await press(key, box());
      for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
        await press(key, document.body, held);
      expect([sheet(), chatOf(store).items.length, document.activeElement]).toEqual([null, 0, document.body]);
    },
  );

  it('do nothing over a dialog', async () => {
    const { store } = await open();
    await press('?');
    await press('n', sheet() ?? document.body);
    await press('k', document.body, { ctrlKey: true });
    expect(chatOf(store).items).toEqual([]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('stay switched off on this device, and the others work', async () => {
    await open();
    await press('?');
    fireEvent.click(screen.getByRole('checkbox', { name: /Single keys/ }));
    expect(screen.queryByText('A new conversation')).toBeNull();
    cleanup();
    const { store } = await open();
    for (const key of ['?', '/', 'n']) await press(key);
    expect([sheet(), chatOf(store).items.length]).toEqual([null, 0]);
    await press('k', document.body, { ctrlKey: true });
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
