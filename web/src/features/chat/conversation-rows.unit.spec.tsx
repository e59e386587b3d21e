import { screen } from '@testing-library/react';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer } from '../../testing/fake-server';
import { chatOf, signIn, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { chatActions } from './chat.slice';
import { ConversationList } from './conversation-list';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

async function newConversationShown() {
  const store = createStore();
  await signIn(server, store);
  store.dispatch(chatActions.newRequested());
  await settle();
  visit(<ConversationList onOpened={() => undefined} />, store);
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
