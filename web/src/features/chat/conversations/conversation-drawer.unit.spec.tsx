import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { withFakeClock } from '../../../testing/clock';
import { fakeServer } from '../../../testing/fake-server';
import { signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ConversationSidebar, SidebarToggle } from './conversation-sidebar';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const wide = window.matchMedia;

beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
afterAll(() => {
  window.matchMedia = wide;
});

function Shown() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SidebarToggle open={open} onChange={setOpen} />
      <ConversationSidebar open={open} onChange={setOpen} onBegun={() => setOpen(false)} />
    </>
  );
}

async function drawerOpened() {
  const store = createStore();
  await signIn(server, store, [summaryOf('c1', { title: 'First' })]);
  visit(<Shown />, store);
  const toggle = screen.getByRole('button', { name: 'Show conversations' });
  toggle.focus();
  fireEvent.click(toggle);
  return screen.getByRole('dialog', { name: 'Conversations' });
}

describe('the drawer', () => {
  it('gives the focus back to what opened it, however it closes', async () => {
    const drawer = await drawerOpened();
    fireEvent.click(screen.getByRole('button', { name: /^First/ }));
    expect(drawer).not.toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(0);
    expect(screen.getByRole('button', { name: 'Show conversations' })).toHaveFocus();
  });

  it('stays when Escape leaves a title as it was, and closes with the next', async () => {
    const drawer = await drawerOpened();
    fireEvent.click(screen.getByRole('button', { name: 'Rename First' }));
    fireEvent.keyDown(screen.getByLabelText('Conversation title'), { key: 'Escape' });
    expect(drawer).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('button', { name: /^First/ }), { key: 'Escape' });
    expect(drawer).not.toBeInTheDocument();
  });
});
