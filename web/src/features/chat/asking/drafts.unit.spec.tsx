import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { chatOf, reply, signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ChatPane } from '../chat-pane';
import { chatActions } from '../chat.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const TEXTS = { heading: 'Emit', welcome: '', placeholder: '', failure: () => 'Failed' };
const TWO = [summaryOf('c1', { updated_at: '2026-11-02T08:00:00.000Z' }), summaryOf('c2')];

function show(store = createStore()) {
  visit(<ChatPane texts={TEXTS} showFormats={false} sidebarAtFirst={false} />, store);
  return store;
}
async function open(summaries = TWO) {
  const store = show();
  await act(() => signIn(server, store, summaries));
  return store;
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('what is typed and not sent', () => {
  it('is there again when the chat is opened again, and after the page was closed', async () => {
    const store = await open();
    type('Why a she');
    cleanup();
    show(store);
    expect(box().value).toBe('Why a she');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await open();
    expect(box().value).toBe('Why a she');
  });

  it('belongs to its conversation', async () => {
    const store = await open();
    type('Why a she');
    act(() => void store.dispatch(chatActions.selected('c2')));
    expect(box().value).toBe('');
    type('And the vine?');
    act(() => void store.dispatch(chatActions.selected('c1')));
    expect(box().value).toBe('Why a she');
  });

  it('stays in the box while the list loads and one is opened', async () => {
    const store = show();
    type('Why a she');
    await act(() => signIn(server, store, TWO));
    expect(chatOf(store).activeId).toBe('c1');
    expect(box().value).toBe('Why a she');
  });

  it('goes along when its conversation gets its id from the server', async () => {
    const store = await open([]);
    act(() => void store.dispatch(chatActions.newRequested()));
    type('And then?');
    const id = chatOf(store).activeId ?? '';
    act(() => void store.dispatch(chatActions.saveConfirmed({ id, serverId: 'c-9', messageIds: [] })));
    expect(box().value).toBe('And then?');
  });

  it('is gone once it is sent, or its conversation deleted', async () => {
    server.answer('POST /api/v1/claude-direct', () => json(reply({ conversation_id: 'c1' })));
    const store = await open();
    type('Why a shepherd?');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await act(settle);
    expect(box().value).toBe('');
    act(() => void store.dispatch(chatActions.selected('c2')));
    type('And the vine?');
    act(() => void store.dispatch(chatActions.removed('c2')));
    await act(() => pass(1_000));
    expect(localStorage.getItem('emitDrafts')).toBe('{}');
  });

  it('is left alone where another tab keeps its own', async () => {
    await open();
    localStorage.setItem('emitDrafts', '{"c2":"From the other tab","broken":7}');
    type('Why a she');
    await act(() => pass(1_000));
    expect(JSON.parse(localStorage.getItem('emitDrafts') ?? '')).toEqual({
      c1: 'Why a she',
      c2: 'From the other tab',
    });
  });
});
