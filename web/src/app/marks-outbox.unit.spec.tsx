import { act, fireEvent, screen } from '@testing-library/react';
import type { HighlightRequest, MarksResponse, NoteRequest } from '@emit/contract/marks';
import { AllMarks } from '../features/scripture/marks/all-marks';
import { marksActions, selectMarks } from '../features/scripture/marks/marks.slice';
import { NoteDialog } from '../features/scripture/marks/note-dialog';
import { withColour } from '../features/scripture/marks/with-colour';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../testing/fake-server';
import { signIn, storesOfApp, type AppStore } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const HIGHLIGHT = 'PUT /api/v1/marks/highlights';
const WRITE = 'POST /api/v1/marks/notes';
const verses = { book: 'John', chapter: 3, verses: [16] };

/** What the server has: by an idempotency key a change is made once. */
let kept: MarksResponse;
let keys: Set<string>;
let online: boolean;
/** Does a change and answers, or is cut off after it was done. */
let answersAre: 'given' | 'lost';

function once(headers: Headers, change: () => void) {
  const key = headers.get('Idempotency-Key') ?? '';
  if (!keys.has(key)) change();
  keys.add(key);
  return answersAre === 'lost' ? unreachable() : json({ status: 'ok', note_id: `n-${key}` });
}

beforeEach(() => {
  kept = { highlights: [], notes: [] };
  keys = new Set();
  online = true;
  answersAre = 'given';
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockImplementation(() => online);
  server.answer('GET /api/v1/marks', () => (online ? json(structuredClone(kept)) : unreachable()));
  server.answer(HIGHLIGHT, ({ body, headers }) =>
    once(headers, () => {
      kept.highlights = withColour(kept.highlights, body as HighlightRequest);
    }),
  );
  server.answer(WRITE, ({ body, headers }) =>
    once(headers, () => {
      const at = '2026-11-20T10:00:00.000Z';
      const note_id = `n-${headers.get('Idempotency-Key') ?? ''}`;
      kept.notes.push({ ...(body as NoteRequest), note_id, written_at: at, changed_at: at });
    }),
  );
});

async function open(): Promise<AppStore> {
  const store = createStore();
  await signIn(server, store);
  store.dispatch(marksActions.requested());
  await act(settle);
  return store;
}
async function go(to: 'online' | 'offline') {
  online = to === 'online';
  act(() => void window.dispatchEvent(new Event(to)));
  await act(settle);
}
const marksOf = (store: AppStore) =>
  selectMarks(store.getState() as unknown as Parameters<typeof selectMarks>[0]);
const shown = (store: AppStore) => {
  const { highlights = [], notes = [] } = marksOf(store).all.data ?? {};
  return [...highlights.map(({ verse, colour }) => `${verse} ${colour}`), ...notes.map(({ text }) => text)];
};
const onServer = () => [
  ...kept.highlights.map(({ verse, colour }) => `${verse} ${colour}`),
  ...kept.notes.map(({ text }) => text),
];
const waitingKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('emitOutbox.'));

async function highlight(store: AppStore, verse: number, colour: HighlightRequest['colour'] = 'gold') {
  act(() => void store.dispatch(marksActions.highlighted({ ...verses, verses: [verse], colour })));
  await act(settle);
}
async function write(store: AppStore, text: string, note_id: string | null = null) {
  act(() => void store.dispatch(marksActions.noteOpened({ ...verses, note_id, text })));
  act(() => void store.dispatch(marksActions.noteSubmitted()));
  await act(settle);
}
const idOf = (store: AppStore, text: string) =>
  marksOf(store).all.data?.notes.find((note) => note.text === text)?.note_id ?? '';

describe('highlights and notes that are made without a connection', () => {
  it('are shown, also when the app is opened anew, and sent once there is one', async () => {
    const store = await open();
    await go('offline');
    await highlight(store, 16);
    await write(store, 'So loved');
    expect(shown(store)).toEqual(['16 gold', 'So loved']);
    expect(marksOf(store).edited).toBeNull();
    expect(server.to(HIGHLIGHT)).toEqual([]);
    const later = await open();
    expect(shown(later)).toEqual(['16 gold', 'So loved']);
    await go('online');
    expect(onServer()).toEqual(['16 gold', 'So loved']);
    expect(shown(later)).toEqual(['16 gold', 'So loved']);
    expect(waitingKeys()).toEqual([]);
  });

  it('come once to the server, although its answers were lost and the browser was killed', async () => {
    const store = await open();
    answersAre = 'lost';
    await highlight(store, 16);
    await write(store, 'So loved');
    expect(waitingKeys().length).toBeGreaterThan(0);
    answersAre = 'given';
    const later = await open();
    await act(() => pass(60_000));
    expect(onServer()).toEqual(['16 gold', 'So loved']);
    expect(shown(later)).toEqual(['16 gold', 'So loved']);
    expect(waitingKeys()).toEqual([]);
  });

  it('come once to the server from two tabs that are online at once', async () => {
    const [one, other] = [await open(), await open()];
    await go('offline');
    await highlight(one, 16);
    await write(other, 'So loved');
    await write(one, 'So loved too');
    await go('online');
    await act(() => pass(60_000));
    expect(onServer()).toEqual(['16 gold', 'So loved', 'So loved too']);
    expect(keys.size).toBe(3);
    expect(waitingKeys()).toEqual([]);
  });

  it('keep their order: what is done later is sent later, also with a connection again', async () => {
    const store = await open();
    await go('offline');
    for (const colour of ['gold', 'rose', null, 'sky', 'leaf'] as const) await highlight(store, 16, colour);
    answersAre = 'lost';
    online = true;
    await highlight(store, 16, 'gold');
    answersAre = 'given';
    await act(() => pass(60_000));
    const colours = server.to(HIGHLIGHT).map(({ body }) => (body as HighlightRequest).colour);
    expect(colours.filter((colour, at) => colours.indexOf(colour) === at)).toHaveLength(5);
    expect(onServer()).toEqual(['16 gold']);
    expect(shown(store)).toEqual(['16 gold']);
  });

  it('can be changed and removed while they wait: then that alone is sent', async () => {
    const store = await open();
    await go('offline');
    await write(store, 'So loved');
    await write(store, 'Thought better of');
    await write(store, 'So loved the world', idOf(store, 'So loved'));
    act(() => void store.dispatch(marksActions.noteRemovalAsked(idOf(store, 'Thought better of'))));
    await act(settle);
    expect(shown(store)).toEqual(['So loved the world']);
    await go('online');
    expect(onServer()).toEqual(['So loved the world']);
    expect(server.to(WRITE)).toHaveLength(1);
  });

  it('are changed under their own names once they were sent, whatever is open meanwhile', async () => {
    const store = await open();
    await go('offline');
    await write(store, 'So loved');
    act(() => {
      const note_id = idOf(store, 'So loved');
      store.dispatch(marksActions.noteOpened({ ...verses, note_id, text: 'So loved the world' }));
    });
    await go('online');
    const named = kept.notes[0]?.note_id ?? '';
    const changed: unknown[] = [];
    server.answer(`PUT /api/v1/marks/notes/${named}`, ({ body }) => {
      changed.push((body as NoteRequest).text);
      return json({ note_id: named });
    });
    act(() => void store.dispatch(marksActions.noteSubmitted()));
    await act(settle);
    expect(changed).toEqual(['So loved the world']);
    expect(onServer()).toEqual(['So loved']);
  });

  it('are not lost where the server refuses them: the words can be saved again', async () => {
    const store = await open();
    visit(
      <>
        <AllMarks />
        <NoteDialog />
      </>,
      store,
    );
    await go('offline');
    await write(store, 'So loved');
    server.answer(WRITE, () => refusal(409, 'You have 2,000 notes.', 'MARKS_FULL'));
    await go('online');
    expect(screen.getByText('You have 2,000 notes.')).toBeVisible();
    expect(screen.getByText('So loved')).toBeVisible();
    server.answer(WRITE, () => {
      kept.notes.push({ ...verses, note_id: 'n1', text: 'So loved', written_at: '', changed_at: '' });
      return json({ note_id: 'n1' }, 201);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save the note on John 3:16 again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    await act(settle);
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(waitingKeys()).toEqual([]);
    expect(onServer()).toEqual(['So loved']);
  });

  it('stay in the form, and that is told, where the browser has no room', async () => {
    const store = await open();
    await go('offline');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await write(store, 'So loved');
    expect(marksOf(store)).toMatchObject({
      edited: { text: 'So loved' },
      error: expect.stringContaining('no room to keep this'),
    });
  });
});
