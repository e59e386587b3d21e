import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json, unreachable } from '../../../testing/fake-server';
import { chatOf, endSession, signIn, storesOfApp, summaryOf, wholeOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { chatActions } from '../chat.slice';
import { ConversationList } from '../conversations/conversation-list';
import { ConversationMenu } from '../export/conversation-menu';
import { UndoBar } from '../removal/undo-bar';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';
const PUT = (id: string) => `PUT ${LIST}/${id}`;
const at = (day: number) => `2026-11-0${day}T08:00:00.000Z`;
const THREE = [
  summaryOf('c1', { title: 'First', updated_at: at(3), message_count: 1 }),
  summaryOf('c2', { title: 'Second', updated_at: at(2), message_count: 1 }),
  summaryOf('c3', { title: 'Third', updated_at: at(1), message_count: 1 }),
];

// Of another place: what a former spec guarded is over.
beforeEach(() => fireEvent.click(document.body, { clientX: 900, clientY: 900, detail: 1 }));

async function shown(summaries = THREE) {
  for (const summary of summaries) {
    server.answer(PUT(summary.id), () => json({ status: 'ok' }));
    server.answer(`GET ${LIST}/${summary.id}`, () =>
      json(
        wholeOf(summary.id, {
          ...summary,
          messages: [{ id: `q-${summary.id}`, role: 'user', content: 'Why?', timestamp: 1 }],
        }),
      ),
    );
  }
  const store = createStore();
  await signIn(server, store, summaries);
  visit(
    <main tabIndex={-1}>
      <ConversationList onOpened={() => undefined} onBegun={() => undefined} />
      <ConversationMenu />
      <UndoBar />
    </main>,
    store,
  );
  return store;
}
const titles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.conversation__title')?.textContent);
async function choose(title: string, item: string) {
  const opener = screen.getByRole('button', { name: `More for ${title}` });
  opener.focus();
  fireEvent.keyDown(opener, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  await act(settle);
}
const bar = () => screen.getByRole('status');
const told = (id: string) => server.to(PUT(id)).map(({ body }) => body);
const later = (ms: number) => act(() => pass(ms));

describe('pinning', () => {
  it('lifts a conversation above the others and tells the server, once', async () => {
    await shown();
    await choose('Third', 'Pin to the top');
    expect(titles('Pinned')).toEqual(['Third']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'Pinned' })).toBeVisible();
    await later(60_000);
    expect(told('c3')).toMatchObject([{ pinned: true, archived: false }]);
    expect(bar()).toBeEmptyDOMElement();
  });

  it('is taken back from the same menu', async () => {
    await shown([summaryOf('c1', { title: 'First', message_count: 1, pinned: true }), ...THREE.slice(1)]);
    expect(titles('Pinned')).toEqual(['First']);
    await choose('First', 'Unpin');
    expect(screen.queryByRole('list', { name: 'Pinned' })).toBeNull();
    await later(2_000);
    expect(told('c1')).toMatchObject([{ pinned: false, archived: false }]);
  });

  it('there and back before the server was told says nothing wrong', async () => {
    await shown();
    await choose('Third', 'Pin to the top');
    await choose('Third', 'Unpin');
    await later(60_000);
    expect(told('c3')).toMatchObject([{ pinned: false, archived: false }]);
  });
});

describe('archiving', () => {
  it('puts a conversation into the fold, which is closed, and opens the next one', async () => {
    const store = await shown();
    expect(chatOf(store).activeId).toBe('c1');
    await choose('First', 'Archive');
    const fold = screen.getByText('Archived').closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(titles('Archived')).toEqual(['First']);
    expect(chatOf(store).activeId).toBe('c2');
    await later(2_000);
    expect(told('c1')).toMatchObject([{ pinned: false, archived: true }]);
  });

  it('can be undone for 8 seconds, and leads back to where one was', async () => {
    const store = await shown();
    await choose('First', 'Archive');
    expect(bar()).toHaveTextContent(/^Conversation archived\.Undo$/);
    await later(7_000);
    fireEvent.click(within(bar()).getByRole('button', { name: 'Undo' }));
    await act(settle);
    expect(screen.queryByText('Archived')).toBeNull();
    expect(chatOf(store).activeId).toBe('c1');
    await later(2_000);
    expect(told('c1').at(-1)).toMatchObject({ archived: false });
  });

  it('stays when the time is over, and is moved back from the fold', async () => {
    await shown();
    await choose('Third', 'Archive');
    await later(8_000);
    expect(bar()).toBeEmptyDOMElement();
    await choose('Third', 'Move back to the list');
    expect(screen.queryByText('Archived')).toBeNull();
    await later(2_000);
    expect(told('c3')).toMatchObject([{ archived: true }, { archived: false }]);
  });

  it('brings back what went last first, deleted or archived', async () => {
    server.answer(`DELETE ${LIST}/c2`, () => json({ status: 'ok' }));
    await shown();
    await choose('First', 'Archive');
    fireEvent.click(screen.getByRole('button', { name: 'Delete Second' }));
    expect(bar()).toHaveTextContent('Conversation archived. FirstUndoConversation deleted. SecondUndo');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(bar()).toHaveTextContent(/^Conversation archived\.Undo$/);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(bar()).toBeEmptyDOMElement();
    expect(screen.queryByText('Archived')).toBeNull();
  });

  it('of the last one leaves a new question, and the fold', async () => {
    const store = await shown(THREE.slice(0, 1));
    await choose('First', 'Archive');
    expect(chatOf(store).activeId).toBeNull();
    expect(titles('Archived')).toEqual(['First']);
  });

  it('of the open one from its own menu', async () => {
    const store = await shown();
    const opener = screen.getByRole('button', { name: 'More for this conversation' });
    opener.focus();
    fireEvent.keyDown(opener, { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await act(settle);
    expect(chatOf(store).activeId).toBe('c2');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for this conversation' }));
  });
});

describe('without a connection', () => {
  it('is done at once, kept over the next visit, and told when the server is there', async () => {
    const store = await shown();
    server.answer(PUT('c2'), unreachable);
    act(() => void store.dispatch(chatActions.placed({ id: 'c2', archived: true, now: Date.now() })));
    await later(5_000);
    expect(titles('Archived')).toEqual(['Second']);
    endSession(store);
    await act(settle);

    server.answer(PUT('c2'), () => json({ status: 'ok' }));
    const before = told('c2').length;
    const next = createStore();
    await act(() => signIn(server, next, THREE));
    await later(2_000);
    expect(chatOf(next).items.find(({ id }) => id === 'c2')).toMatchObject({ archived: true });
    expect(told('c2').slice(before)).toMatchObject([{ archived: true }]);
    expect(chatOf(next).items.find(({ id }) => id === 'c2')?.placed).toBeUndefined();
  });
});

describe('what another device did', () => {
  it('is seen with the next list, unless it was done here and not told yet', async () => {
    const elsewhere = [
      summaryOf('c1', { title: 'First', updated_at: at(5), message_count: 1, archived: true }),
      summaryOf('c2', { title: 'Second', updated_at: at(2), message_count: 1, pinned: true }),
    ];
    const store = await shown();
    server.answer(`GET ${LIST}`, () => json([...elsewhere, ...THREE.slice(2)]));
    act(() => void store.dispatch(chatActions.loadRequested()));
    await later(100);
    const { items, activeId } = chatOf(store);
    expect(items.find(({ id }) => id === 'c1')).toMatchObject({ archived: true });
    // It stays open where it is read.
    expect(activeId).toBe('c1');
  });
});

describe('the title', () => {
  it('of a conversation that was never opened here is told to the server, too', async () => {
    const store = await shown();
    store.dispatch(chatActions.renamed({ id: 'c3', title: 'Renamed unread', now: Date.now() }));
    await later(2_000);
    expect(told('c3')).toMatchObject([{ title: 'Renamed unread' }]);
  });
});
