import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { signIn, storesOfApp, summaryOf } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { ConversationList } from '../conversations/conversation-list';
import { UndoBar } from './undo-bar';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LIST = '/api/v1/conversations';
const TWO = [
  summaryOf('c1', { title: 'First', updated_at: '2026-11-02T08:00:00.000Z' }),
  summaryOf('c2', { title: 'Second' }),
];

beforeEach(async () => {
  for (const { id } of TWO) server.answer(`DELETE ${LIST}/${id}`, () => json({ status: 'ok' }));
  const store = createStore();
  visit(
    <main tabIndex={-1}>
      <ConversationList onOpened={() => undefined} onBegun={() => undefined} />
      <UndoBar />
      <textarea aria-label="Your question" />
    </main>,
    store,
  );
  await act(() => signIn(server, store, TWO));
});
const bar = () => screen.getByRole('status');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const later = (ms: number) => act(() => pass(ms));
const deletions = () => server.calls.filter(({ route }) => route.startsWith('DELETE ')).length;

describe('the bar', () => {
  it('says politely what was done, and takes no focus', () => {
    expect(bar()).toBeEmptyDOMElement();
    press('Delete First');
    expect(bar()).toHaveTextContent(/^Conversation deleted\.Undo$/);
    expect(bar().getAttribute('role')).toBe('status');
    expect(bar().contains(document.activeElement)).toBe(false);
  });

  it('brings the row back, and the focus to it, where it was in the bar', async () => {
    press('Delete First');
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toContain('First');
    expect(bar()).toBeEmptyDOMElement();
    await later(60_000);
    expect(deletions()).toBe(0);
  });

  it('names the conversations where there are several, each with its own way back', async () => {
    press('Delete First');
    press('Delete Second');
    expect(bar()).toHaveTextContent('Conversation deleted. FirstUndoConversation deleted. SecondUndo');
    const [first] = within(bar()).getAllByRole('button', { name: 'Undo' });
    if (first) fireEvent.click(first);
    expect(rows()).toEqual([expect.stringContaining('First')]);
    await later(8_000);
    expect(bar()).toBeEmptyDOMElement();
    expect(deletions()).toBe(1);
  });

  it('goes by itself after 8 seconds, but not while a pointer or the focus is in it', async () => {
    press('Delete First');
    fireEvent.pointerEnter(bar());
    await later(30_000);
    screen.getByRole('button', { name: 'Undo' }).focus();
    fireEvent.pointerLeave(bar());
    await later(30_000);
    expect(bar()).toHaveTextContent('Conversation deleted.');
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await later(7_000);
    expect(bar()).toHaveTextContent('Conversation deleted.');
    await later(1_000);
    expect(bar()).toBeEmptyDOMElement();
    expect(deletions()).toBe(1);
  });

  it('holds no later one up because a pointer was in it when it went', async () => {
    press('Delete First');
    fireEvent.pointerEnter(bar());
    press('Undo');
    press('Delete Second');
    await later(8_000);
    expect(deletions()).toBe(1);
  });

  it('closes by Escape in it, for good, and gives the focus back', async () => {
    press('Delete First');
    const row = screen.getByRole('button', { name: /^Second/ });
    row.focus();
    screen.getByRole('button', { name: 'Undo' }).focus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
    await act(settle);
    expect(bar()).toBeEmptyDOMElement();
    expect(row).toHaveFocus();
    expect(deletions()).toBe(1);
  });

  it('stays when Escape is pressed elsewhere', () => {
    press('Delete First');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(bar()).toHaveTextContent('Conversation deleted.');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'brings back the last one by %j and Z, not while one types',
    (keys) => {
      press('Delete First');
      press('Delete Second');
      fireEvent.keyDown(screen.getByLabelText('Your question'), { key: 'z', ...keys });
      fireEvent.keyDown(document.body, { key: 'z', shiftKey: true, ...keys });
      expect(rows()).toEqual([]);
      fireEvent.keyDown(document.body, { key: 'z', ...keys });
      expect(rows()).toEqual([expect.stringContaining('Second')]);
      fireEvent.keyDown(document.body, { key: 'z', ...keys });
      expect(rows()).toHaveLength(2);
    },
  );
});

describe('a second click', () => {
  // Of another place: what a former spec guarded is over.
  beforeEach(() => fireEvent.click(document.body, { clientX: 900, clientY: 900, detail: 1 }));
  const at = { clientX: 250, clientY: 200 };
  const cross = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

  it('never deletes, opens or renames the next row, which slides under the pointer', () => {
    fireEvent.click(cross('First'), { ...at, detail: 1 });
    fireEvent.click(cross('Second'), { ...at, detail: 2 });
    fireEvent.doubleClick(screen.getByRole('button', { name: /^Second/ }), { ...at, detail: 2 });
    fireEvent.click(cross('Second'), { ...at, detail: 3 });
    expect(rows()).toEqual([expect.stringContaining('Second')]);
    expect(screen.queryByLabelText('Conversation title')).toBeNull();
  });

  it('of another row is taken at once', () => {
    fireEvent.click(cross('First'), { ...at, detail: 1 });
    fireEvent.click(cross('Second'), { clientX: 250, clientY: 250, detail: 1 });
    expect(rows()).toEqual([]);
  });
});
