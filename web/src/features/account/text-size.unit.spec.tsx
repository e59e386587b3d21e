import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer } from '../../testing/fake-server';
import { signIn, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { AccountMenu } from './account-menu';
import { TextSizeMenuItem } from './text-size';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const nothing = () => undefined;

async function openMenu() {
  const store = createStore();
  await signIn(server, store);
  visit(
    <AccountMenu onLook={nothing} onOpen={nothing} onLogout={nothing} settings={<TextSizeMenuItem />} />,
    store,
  );
  await act(settle);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Menu' }), { key: 'Enter' });
}
const item = () => screen.getByRole('menuitem', { name: /^Reading text: / });
const shown = () => document.documentElement.dataset.textSize;

describe('the size of what is read', () => {
  it('is chosen step by step in the menu, which stays', async () => {
    await openMenu();
    expect(item()).toHaveTextContent('Reading text: normal');
    const steps: unknown[] = [];
    for (let n = 0; n < 3; n += 1) {
      fireEvent.click(item());
      steps.push([item().textContent.trim(), shown(), localStorage.getItem('emitTextSize')]);
    }
    expect(steps).toEqual([
      ['Reading text: larger', 'larger', 'larger'],
      ['Reading text: largest', 'largest', 'largest'],
      ['Reading text: normal', 'normal', null],
    ]);
  });

  it('is there when the app is opened again', async () => {
    localStorage.setItem('emitTextSize', 'largest');
    await openMenu();
    expect([item().textContent.trim(), shown()]).toEqual(['Reading text: largest', 'largest']);
  });

  it('is the usual one where something else was kept', async () => {
    localStorage.setItem('emitTextSize', 'enormous');
    await openMenu();
    expect([item().textContent.trim(), shown()]).toEqual(['Reading text: normal', 'normal']);
  });
});
