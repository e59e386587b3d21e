import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer } from '../../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { chatActions } from '../chat.slice';
import { ConversationList } from './conversation-list';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

async function newConversationShown() {
  const store = createStore();
  await signIn(server, store);
  store.dispatch(chatActions.newRequested());
  await settle();
  visit(<ConversationList onOpened={() => undefined} onBegun={() => undefined} />, store);
  const id = chatOf(store).activeId ?? '';
  const saved = () => {
    act(() => {
      store.dispatch(chatActions.saveConfirmed({ id, serverId: 'c-9', messageIds: [] }));
    });
  };
  return { store, id, saved };
}

describe('when a new conversation gets its id from the server', () => {
  it('the focus stays where it is in its row', async () => {
    const { saved } = await newConversationShown();
    screen.getByRole('button', { name: 'Delete New Conversation' }).focus();
    saved();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete New Conversation' }));
  });

  it('a title half typed is kept', async () => {
    const { store, id, saved } = await newConversationShown();
    act(() => {
      store.dispatch(chatActions.renameStarted(id));
    });
    const input = screen.getByLabelText<HTMLInputElement>('Conversation title');
    input.value = 'Half typ';
    saved();
    expect(screen.getByLabelText<HTMLInputElement>('Conversation title').value).toBe('Half typ');
  });
});

describe('the focus', () => {
  async function twoShown() {
    const store = createStore();
    await signIn(server, store, [
      summaryOf('c1', { title: 'First', updated_at: '2026-11-02T08:00:00.000Z' }),
      summaryOf('c2', { title: 'Second' }),
    ]);
    visit(<ConversationList onOpened={() => undefined} onBegun={() => undefined} />, store);
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const focused = () => document.activeElement?.textContent;

  it.each([
    ['Enter', 'Renamed'],
    ['Escape', 'First'],
  ])('is back in the row when %s ends the renaming', async (key, title) => {
    await twoShown();
    press('Rename First');
    const input = screen.getByLabelText<HTMLInputElement>('Conversation title');
    input.value = 'Renamed';
    fireEvent.keyDown(input, { key });
    expect(focused()).toContain(title);
  });

  it('goes to the row beside one that is deleted', async () => {
    await twoShown();
    press('Delete First');
    expect(focused()).toContain('Second');
  });

  it('goes to where a new one begins when the last is deleted', async () => {
    await twoShown();
    press('Delete First');
    press('Delete Second');
    expect(focused()).toBe('+ New Conversation');
  });
});
