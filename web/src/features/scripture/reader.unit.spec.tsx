import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { passageOf } from '../../testing/quotations';
import { visit } from '../../testing/visit';
import { BibleReference } from './bible-reference';
import { SEARCH_DELAY } from './scripture.saga';
import { scriptureActions } from './scripture.slice';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const PASSAGES = 'GET /api/v1/scripture/passages';
const SEARCH = 'GET /api/v1/scripture/search';
const RUTH = passageOf('Ruth', 1, [
  'Now it came to pass.',
  'And the name of the man.',
  'And Elimelech died.',
]);
const clipboard = { writeText: jest.fn<Promise<void>, [string]>() };

beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  server.answer(PASSAGES, () => json({ passages: [{ ...RUTH }] }));
});

function open() {
  const store = createStore();
  return { ...visit(<BibleReference />, store), store };
}
async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
async function search(text: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the Bible' }), { target: { value: text } });
  await act(() => pass(SEARCH_DELAY));
}

describe('the Bible Reference as a reader', () => {
  it('begins with the books, their counts and the totals', () => {
    open();
    expect(screen.getByText('31,102')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /^Psalms\s*, 150 chapters, 2,461 verses/ }),
    ).toBeInTheDocument();
  });

  it('goes from a book to a chapter and shows its verses', async () => {
    open();
    await press(/^Ruth/);
    expect(screen.getAllByRole('button', { name: /^Ruth, chapter \d$/ })).toHaveLength(4);
    await press('Ruth, chapter 1');
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toHaveFocus();
    expect(screen.getByText(/And Elimelech died\./)).toBeInTheDocument();
  });

  it('opens a book of one chapter at once', async () => {
    open();
    await press(/^Obadiah/);
    expect(screen.getByRole('heading', { name: 'Obadiah 1' })).toBeInTheDocument();
  });

  it('asks the server for a chapter once', async () => {
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    await press('Next chapter: Ruth 2');
    await press('Previous chapter: Ruth 1');
    expect(server.to(PASSAGES)).toHaveLength(2);
  });

  it('copies the chosen verses with their reference', async () => {
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    await press('Verse 1');
    await press('Verse 3');
    await press('Copy the verses');
    expect(clipboard.writeText).toHaveBeenCalledWith(
      '“Now it came to pass. And Elimelech died.”\n— Ruth 1:1, 3 (KJV)',
    );
    expect(screen.getByRole('button', { name: 'Copied with its reference' })).toBeInTheDocument();
  });

  it('asks to copy by hand where the browser refuses, until it copies', async () => {
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    clipboard.writeText.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    await press('Copy the chapter');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to copy. Please select and copy manually.');
    await press('Copy the chapter');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Copied with its reference' })).toBeInTheDocument();
  });

  it('says why a chapter did not come, and fetches it when asked again', async () => {
    server.answer(PASSAGES, unreachable);
    open();
    await press(/^Ruth/);
    await press('Ruth, chapter 1');
    expect(screen.getByRole('alert')).toBeInTheDocument();
    server.answer(PASSAGES, () => json({ passages: [RUTH] }));
    await press('Try again');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(/And Elimelech died\./)).toBeInTheDocument();
  });

  it('opens at the verses that one came for', async () => {
    const { store } = open();
    act(() => void store.dispatch(scriptureActions.readerOpened({ book: 'Ruth', chapter: 1, verses: [2] })));
    await act(settle);
    const wanted = screen.getByText(/And the name of the man\./);
    expect(wanted).toHaveAttribute('data-wanted');
    expect(screen.getByText(/Now it came to pass\./)).not.toHaveAttribute('data-wanted');
  });
});

describe('searching the Bible', () => {
  const hit = { ...RUTH.verses[1], reference: 'Ruth 1:2' };

  it('shows the verses found in their order, and opens the one that is chosen', async () => {
    server.answer(SEARCH, () => json({ query: 'name', hits: [hit, { ...hit, reference: 'Ruth 1:4' }] }));
    open();
    await search('name');
    const found = within(screen.getByRole('region', { name: 'Search results' })).getAllByRole('button');
    expect(found.map((button) => button.textContent)).toEqual([
      'Ruth 1:2: And the name of the man.',
      'Ruth 1:4: And the name of the man.',
    ]);
    await press(/^Ruth 1:2/);
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toBeInTheDocument();
  });

  it('waits for the typing to rest, so that one search is sent', async () => {
    server.answer(SEARCH, () => json({ query: '', hits: [hit] }));
    open();
    const box = screen.getByRole('searchbox');
    for (const value of ['n', 'na', 'nam']) fireEvent.change(box, { target: { value } });
    await act(() => pass(SEARCH_DELAY));
    expect(server.to(SEARCH)).toHaveLength(1);
  });

  it('says when nothing was found, and what the server says when it refuses', async () => {
    server.answer(SEARCH, () => json({ query: 'xyz', hits: [] }));
    open();
    await search('xyz');
    expect(screen.getByText('No verse found')).toBeInTheDocument();
    server.answer(SEARCH, () => refusal(400, 'Please enter a shorter question'));
    await search('xyzw');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a shorter question');
  });
});

describe('typing where one wants to read', () => {
  const verses = RUTH.verses.map((verse) => ({ ...verse, reference: `Ruth 1:${verse.verse}` }));
  const other = { ...RUTH.verses[0], chapter: 4, verse: 9, reference: 'Ruth 4:9', text: 'And Boaz said.' };
  const enter = async () => {
    fireEvent.submit(screen.getByRole('search'));
    await act(settle);
  };

  it('shows the passage first, with its words, and opens it', async () => {
    server.answer(SEARCH, () =>
      json({ query: 'ruth 1,1-2', passages: ['Ruth 1:1–2'], hits: [...verses.slice(0, 2), other] }),
    );
    open();
    await search('ruth 1,1-2');
    const results = within(screen.getByRole('region', { name: 'Search results' }));
    const named = within(results.getByRole('list', { name: 'What you named' }));
    expect(named.getByRole('heading', { name: 'Ruth 1:1–2' })).toBeInTheDocument();
    expect(named.getByText(/And the name of the man\./)).toBeInTheDocument();
    expect(results.getByRole('status')).toHaveTextContent('One passage, and one verse');
    expect(results.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open Ruth 1:1–2',
      'Ruth 4:9: And Boaz said.',
    ]);
    await press('Open Ruth 1:1–2');
    expect(screen.getByRole('heading', { name: 'Ruth 1' })).toHaveFocus();
    expect(screen.getByText(/And the name of the man\./)).toHaveAttribute('data-wanted');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('opens it by Enter, before the typing rests and after', async () => {
    server.answer(SEARCH, () =>
      json({ query: 'ruth 1:2', passages: ['Ruth 1:2'], hits: verses.slice(1, 2) }),
    );
    for (const delay of [0, SEARCH_DELAY]) {
      open();
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ruth 1:2' } });
      await act(() => pass(delay));
      await enter();
      expect(screen.getByRole('heading', { name: 'Ruth 1' })).toBeInTheDocument();
      expect(server.to(SEARCH)).toHaveLength(1);
      server.calls.length = 0;
      cleanup();
    }
  });

  it('leads from the name of a book to its chapters', async () => {
    server.answer(SEARCH, () => json({ query: 'rut', book: 'Ruth', hits: [other] }));
    open();
    await search('rut');
    await press('Choose from its 4 chapters');
    expect(screen.getAllByRole('button', { name: /^Ruth, chapter \d$/ })).toHaveLength(4);
    await search('rut');
    await enter();
    expect(screen.getAllByRole('button', { name: /^Ruth, chapter \d$/ })).toHaveLength(4);
  });

  it('stays with what was found by words when Enter is pressed', async () => {
    server.answer(SEARCH, () => json({ query: 'boaz', hits: [other] }));
    open();
    await search('boaz');
    await enter();
    expect(screen.getByRole('button', { name: /^Ruth 4:9/ })).toBeInTheDocument();
    expect(server.to(SEARCH)).toHaveLength(1);
  });

  it('says what is wrong with a reference that leads nowhere', async () => {
    const missing = 'Ruth has 4 chapters; there is no chapter 9';
    server.answer(SEARCH, () => json({ query: 'ruth 9', missing, hits: [other] }));
    open();
    await search('ruth 9');
    expect(screen.getByText(`${missing}.`)).toBeInTheDocument();
    server.answer(SEARCH, () => json({ query: 'ruth 10', missing, hits: [] }));
    await search('ruth 10');
    expect(screen.getByText(missing)).toBeInTheDocument();
  });

  it('tells by whose words a verse was found', async () => {
    server.answer(SEARCH, () => json({ query: 'said', hits: [{ ...other, matched: 'web' }] }));
    open();
    await search('said');
    expect(screen.getByRole('button', { name: /^Ruth 4:9/ })).toHaveTextContent(
      'By its words in the World English Bible',
    );
  });
});
